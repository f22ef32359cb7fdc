-- As of `settled_bet_cursors`.
alter table wallet_move_cursors add column until_position bigint not null default 0;
alter table wallet_move_cursors add column until_id text not null default '';
alter table wallet_move_cursors add column member text not null default '';
