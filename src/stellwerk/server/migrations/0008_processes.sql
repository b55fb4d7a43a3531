create table process (
  id text primary key,
  beat integer not null
);
create table presence (
  table_id text not null references game_table(id) on delete cascade,
  process text not null references process(id) on delete cascade,
  session text not null,
  primary key (table_id, process, session)
);
create index presence_process on presence(process);
alter table game_table add column news integer not null default 0;
alter table game_table add column process text not null default '';
alter table game_table add column asking text not null default '';
alter table game_table add column salt text not null default '';
alter table seat add column salt text not null default '';
create index game_table_process on game_table(process) where process<>'';
