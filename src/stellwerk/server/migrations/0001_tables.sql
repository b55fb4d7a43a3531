create table session (
  id text primary key,
  opened double precision not null
);
create table game_table (
  id text primary key,
  game text not null,
  setup text not null,
  host text not null references session(id),
  watch text not null,
  version integer not null default 0,
  waiting text not null,
  over integer not null default 0,
  opened double precision not null,
  moved double precision not null
);
create index game_table_host on game_table(host);
create table seat (
  table_id text not null references game_table(id) on delete cascade,
  seat integer not null,
  kind text not null,
  name text not null,
  bot text not null,
  token text not null,
  primary key (table_id, seat)
);
create table holder (
  table_id text not null references game_table(id) on delete cascade,
  seat integer not null,
  session text not null references session(id),
  name text not null default '',
  primary key (table_id, seat, session)
);
create index holder_session on holder(session);
create table log_line (
  table_id text not null references game_table(id) on delete cascade,
  v integer not null,
  seat integer not null,
  move text not null,
  at double precision not null,
  primary key (table_id, v)
);
create table chat (
  table_id text not null references game_table(id) on delete cascade,
  n integer not null,
  seat integer,
  name text not null,
  text text not null,
  at double precision not null,
  primary key (table_id, n)
);
