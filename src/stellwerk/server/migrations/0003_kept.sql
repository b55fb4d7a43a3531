alter table game_table add column rules integer not null default 0;
alter table game_table add column book text not null default '';
alter table game_table add column position {bytes};
alter table game_table add column course text not null default '[]';
alter table game_table add column final text;
alter table game_table add column shut text;
create table phrase_book (
  id text primary key,
  phrases {bytes} not null
);
create table game_line (
  table_id text not null references game_table(id) on delete cascade,
  v integer not null,
  seat integer not null,
  move text not null,
  at double precision not null,
  told {bytes} not null,
  known integer not null,
  sealed integer not null,
  undone integer,
  digest {bytes} not null,
  primary key (table_id, v)
) {clustered};
create table kept_position (
  table_id text not null references game_table(id) on delete cascade,
  v integer not null,
  base integer not null,
  rules integer not null,
  position {bytes} not null,
  primary key (table_id, v)
) {clustered};
