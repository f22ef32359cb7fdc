-- What there is to do. Titles and descriptions stand in `texts`. Amounts are minor units, times milliseconds. A period is named by the number of
-- its first day, in the operator's time zone; 0 names that of what never begins anew.
create table missions (
    id text primary key,
    group_id text not null default '',
    kind text not null,
    period text not null,
    product text not null default '',
    game text not null default '',
    target_count bigint not null default 0,
    target_amount bigint not null default 0,
    in_a_row bigint not null default 0,
    currency text not null,
    reward_type text not null,
    reward_amount bigint not null,
    wager_multiplier bigint not null default 0,
    after_mission_id text not null default '',
    starts_at bigint not null,
    ends_at bigint,
    claim_hours bigint not null default 0,
    enabled bigint not null default 1,
    rank bigint not null
);

create index missions_in_order on missions (enabled, rank, id);

-- What of settled bets counts for a mission, by member and period. `told` once its member was told that it is done; `until` is the end of the
-- period, behind which nothing needs the row.
create table mission_progress (
    member_id text not null,
    mission_id text not null,
    period bigint not null,
    progress bigint not null,
    told bigint not null default 0,
    until bigint,
    primary key (member_id, mission_id, period)
) /* sqlite: without rowid */;

create index mission_progress_by_end on mission_progress (until);

-- What members have paid in, each receipt once.
create table mission_deposits (
    member_id text not null,
    at bigint not null,
    id text not null,
    currency text not null,
    amount bigint not null,
    primary key (member_id, at, id)
) /* sqlite: without rowid */;

-- Days on which members have checked in.
create table mission_check_ins (
    member_id text not null,
    day bigint not null,
    at bigint not null,
    primary key (member_id, day)
) /* sqlite: without rowid */;

-- Rewards that were taken: one of a mission, member and period.
create table mission_claims (
    member_id text not null,
    mission_id text not null,
    period bigint not null,
    reward_type text not null,
    amount bigint not null,
    currency text not null,
    claimed_at bigint not null,
    primary key (member_id, mission_id, period)
) /* sqlite: without rowid */;

create index mission_claims_of on mission_claims (mission_id);

-- Boards. `prizes` are those of the first, second, ... place, with commas between.
create table leaderboards (
    id text primary key,
    rule text not null,
    period text not null,
    product text not null default '',
    game text not null default '',
    least_count bigint not null default 0,
    least_amount bigint not null default 0,
    currency text not null,
    reward_type text not null,
    prizes text not null,
    wager_multiplier bigint not null default 0,
    starts_at bigint not null,
    ends_at bigint,
    close_hours bigint not null default 1,
    enabled bigint not null default 1,
    rank bigint not null
);

create index leaderboards_in_order on leaderboards (enabled, rank, id);

-- What of settled bets counts for a board, by period and member.
create table leaderboard_scores (
    board_id text not null,
    period bigint not null,
    member_id text not null,
    score bigint not null,
    until bigint,
    primary key (board_id, period, member_id)
) /* sqlite: without rowid */;

create index leaderboard_scores_in_order on leaderboard_scores (board_id, period, score, member_id);
create index leaderboard_scores_by_end on leaderboard_scores (until);

-- Periods that were closed, once each.
create table leaderboard_closings (
    board_id text not null,
    period bigint not null,
    from_at bigint not null,
    until_at bigint not null,
    closed_at bigint not null,
    primary key (board_id, period)
);

-- The places as they were at the close. `state` is OPEN until a prize is PAID or WITHHELD, and NONE for a place without one.
create table leaderboard_results (
    id text primary key,
    board_id text not null,
    period bigint not null,
    member_id text not null,
    place bigint not null,
    score bigint not null,
    reward_type text not null,
    prize bigint not null,
    currency text not null,
    wager_multiplier bigint not null,
    state text not null,
    settled_at bigint,
    unique (board_id, period, member_id)
);

create index leaderboard_results_in_order on leaderboard_results (board_id, period, place, id);
create index leaderboard_results_of on leaderboard_results (member_id, board_id, period);
create index leaderboard_results_open on leaderboard_results (state, id);

-- The time zone whose days periods are, in minutes ahead of UTC: one row.
create table mission_zone (
    id bigint primary key,
    offset_minutes bigint not null
);

insert into mission_zone (id, offset_minutes) values (1, 0);
