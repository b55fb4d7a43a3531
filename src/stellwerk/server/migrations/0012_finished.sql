create table rematch (
  table_id text primary key references game_table(id) on delete cascade,
  next_id text not null references game_table(id) on delete cascade
);
create table replay_link (
  table_id text primary key references game_table(id) on delete cascade,
  secret text not null
);
create table replay_guest (
  table_id text not null references game_table(id) on delete cascade,
  session text not null references session(id),
  primary key (table_id, session)
);
alter table seat add column gone integer not null default 0;
create index sat_session on sat(session);
create index unlisted_session on unlisted(session);
create index replay_guest_session on replay_guest(session);
create index seat_maker on seat(maker) where maker<>'';
