alter table game_table add column hints text not null default 'told';
create table review (
  table_id text not null references game_table(id) on delete cascade,
  seat integer not null,
  version integer not null,
  state text not null,
  decisions integer not null,
  primary key (table_id, seat)
);
create table review_decision (
  table_id text not null,
  seat integer not null,
  n integer not null,
  decision text not null,
  primary key (table_id, seat, n),
  foreign key (table_id, seat) references review(table_id, seat) on delete cascade
);
