alter table seat add column maker text not null default '';
alter table seat add column home text not null default '';
alter table seat add column passed integer not null default 0;
alter table seat add column helped integer not null default 0;
alter table holder add column seen double precision not null default 0;
alter table chat add column house integer not null default 0;
alter table session add column shut_out integer not null default 0;
update holder set seen=(select moved from game_table where game_table.id=holder.table_id);
create table sat (
  table_id text not null references game_table(id) on delete cascade,
  seat integer not null,
  session text not null references session(id),
  primary key (table_id, seat, session)
);
insert into sat select table_id, seat, session from holder where seat>=0;
create table spent_link (
  table_id text not null references game_table(id) on delete cascade,
  token text not null,
  seat integer not null,
  how text not null,
  primary key (table_id, token)
);
insert into spent_link select table_id, token, seat, 'link-used' from seat
where token<>'' and exists (select 1 from holder where holder.table_id=seat.table_id and holder.seat=seat.seat);
update seat set token='', salt=''
where exists (select 1 from holder where holder.table_id=seat.table_id and holder.seat=seat.seat);
update seat set maker=(select host from game_table where game_table.id=seat.table_id) where token<>'';
create table device (
  secret text primary key,
  session text not null references session(id) on delete cascade,
  renewed text not null default '',
  opened double precision not null
);
insert into device select secret, id, renewed, opened from session;
create index device_session on device(session);
create index device_renewed on device(renewed) where renewed<>'';
create table own_link (
  token text primary key,
  session text not null references session(id) on delete cascade,
  sealed text not null,
  ends double precision not null
);
