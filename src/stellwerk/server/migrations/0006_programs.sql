alter table seat add column program text not null default '';
