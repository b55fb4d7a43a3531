alter table game_table add column lesson text not null default '';
