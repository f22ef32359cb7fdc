-- The free spins that a promotion or a reward of the points mall gives: codes of the games with spaces between them, how many, what each stakes, the most that
-- they give (0 for no bound) and how many days they can be played. A redemption keeps the terms as they were redeemed, as JSON; empty where there are none.
alter table promotions add column spin_games text not null default '';
alter table promotions add column spins bigint not null default 0;
alter table promotions add column spin_value bigint not null default 0;
alter table promotions add column spin_max_win bigint not null default 0;
alter table promotions add column spin_days bigint not null default 7;
alter table point_rewards add column spin_games text not null default '';
alter table point_rewards add column spins bigint not null default 0;
alter table point_rewards add column spin_value bigint not null default 0;
alter table point_rewards add column spin_max_win bigint not null default 0;
alter table point_rewards add column spin_days bigint not null default 7;
alter table point_redemptions add column free_spins text not null default '';
