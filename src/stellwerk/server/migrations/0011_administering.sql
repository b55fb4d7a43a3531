alter table process add column about text not null default '';
create table closing (
  table_id text primary key references game_table(id) on delete cascade,
  reason text not null,
  at double precision not null
);
