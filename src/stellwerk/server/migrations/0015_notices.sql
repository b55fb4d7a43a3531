create table notice_way (
  session text not null references session(id) on delete cascade,
  way text not null,
  target text not null,
  shown text not null,
  kinds text not null,
  language text not null,
  chosen double precision not null,
  token text not null default '',
  ends double precision not null default 0,
  stop text not null,
  due double precision not null default 0,
  tries integer not null default 0,
  trouble text not null default '',
  given_up integer not null default 0,
  primary key (session, way)
);
create index notice_way_token on notice_way(token) where token<>'';
create unique index notice_way_stop on notice_way(stop);
create table notice_item (
  session text not null,
  way text not null,
  table_id text not null references game_table(id) on delete cascade,
  kind text not null,
  mark text not null,
  since double precision not null,
  told integer not null default 0,
  primary key (session, way, table_id, kind),
  foreign key (session, way) references notice_way(session, way) on delete cascade
);
create index notice_item_untold on notice_item(since) where told=0;
create index notice_item_table on notice_item(table_id);
create table mail_asked (
  who text not null,
  at double precision not null
);
create index mail_asked_who on mail_asked(who, at);
create table notice_round (
  one integer primary key,
  until double precision not null
);
insert into notice_round values(1, 0);
