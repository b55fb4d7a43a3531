create table rematch (
  table_id text primary key references game_table(id) on delete cascade,
  next_id text not null references game_table(id) on delete cascade
);
