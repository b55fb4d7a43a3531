alter table session add column secret text not null default '';
alter table session add column renewed text not null default '';
update session set secret=id;
create index session_secret on session(secret);
create index session_renewed on session(renewed);
