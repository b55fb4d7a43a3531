alter table game_table add column round integer not null default 0;
alter table game_table add column closed integer not null default 0;
create table unlisted (
  table_id text not null references game_table(id) on delete cascade,
  session text not null references session(id),
  primary key (table_id, session)
);
