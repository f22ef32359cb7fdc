-- Readers count the rows that they have read at once member by member: of those behind `position` and up to `until_position` and `until_id`,
-- what is of members up to `member` is counted, where that is not empty.
alter table settled_bet_cursors add column until_position bigint not null default 0;
alter table settled_bet_cursors add column until_id text not null default '';
alter table settled_bet_cursors add column member text not null default '';
