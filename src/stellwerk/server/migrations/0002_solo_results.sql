create table solo_result (
  table_id text not null,
  session text not null references session(id),
  game text not null,
  options text not null,
  total integer not null,
  won integer,
  ended double precision not null,
  primary key (table_id, session)
);
create index solo_result_mine on solo_result(session, game, options, total);
