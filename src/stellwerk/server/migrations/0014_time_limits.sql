create table time_limit (
  table_id text primary key references game_table(id) on delete cascade,
  chosen text not null,
  asked text not null
);
create table seat_clock (
  table_id text not null references game_table(id) on delete cascade,
  seat integer not null,
  left_s double precision not null,
  due double precision,
  struck integer not null default 0,
  primary key (table_id, seat)
);
create index seat_clock_due on seat_clock(due) where due is not null;
