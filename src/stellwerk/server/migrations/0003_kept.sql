alter table game_table add column n integer;
update game_table set n=numbered.n
from (select id, row_number() over (order by opened, id) as n from game_table) as numbered
where numbered.id=game_table.id;
create unique index game_table_n on game_table(n);
create table counter (
  name text primary key,
  n integer not null
);
insert into counter select 'table', count(*) from game_table;
alter table game_table add column rules integer not null default 0;
alter table game_table add column book text not null default '';
alter table game_table add column position {bytes};
alter table game_table add column course {bytes};
alter table game_table add column final {bytes};
alter table game_table add column shut text;
create table phrase_book (
  id text primary key,
  phrases {bytes} not null
);
create table game_line (
  table_n integer not null references game_table(n) on delete cascade,
  v integer not null,
  seat integer not null,
  move text not null,
  at integer not null,
  told {bytes} not null,
  known integer not null,
  sealed integer not null,
  undone integer,
  digest {bytes} not null,
  primary key (table_n, v)
) {clustered};
create table kept_position (
  table_n integer not null references game_table(n) on delete cascade,
  v integer not null,
  base integer not null,
  root integer not null,
  rules integer not null,
  position {bytes} not null,
  primary key (table_n, v)
);
