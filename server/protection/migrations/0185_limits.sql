-- What went in and out, by member and hour (counted from 1970): money in minor units, play in seconds. Written with the posting that it tells of.
create table play_hours (
    member_id text not null,
    hour bigint not null,
    staked bigint not null default 0,
    paid bigint not null default 0,
    deposited bigint not null default 0,
    withdrawn bigint not null default 0,
    seconds bigint not null default 0,
    primary key (member_id, hour)
);

-- Limits that members have set: minor units, or minutes. Without `bound` there is none, without `pending_from` no raise waits, and without
-- `pending_bound` the limit would end.
create table play_limits (
    member_id text not null,
    kind text not null,
    period text not null,
    bound bigint,
    pending_bound bigint,
    pending_from bigint,
    primary key (member_id, kind, period)
);

-- What the hours before and after `hour` sum up to within the windows that end in it, so that a stake of somebody with limits adds no hours up:
-- the first stake of an hour does, and whatever changes another hour takes the row away from its hour.
create table play_windows (
    member_id text primary key,
    hour bigint not null,
    staked_day bigint not null,
    paid_day bigint not null,
    seconds_day bigint not null,
    staked_week bigint not null,
    paid_week bigint not null,
    seconds_week bigint not null,
    staked_month bigint not null,
    paid_month bigint not null,
    seconds_month bigint not null
);

-- Stakes that vendors with wallets of their own have been allowed and not told the end of yet.
create table stake_reservations (
    supplier text not null,
    supplier_round text not null,
    member_id text not null,
    amount bigint not null,
    made_at bigint not null,
    primary key (supplier, supplier_round)
);

create index stake_reservations_by_time on stake_reservations (made_at);
create index stake_reservations_of_member on stake_reservations (member_id);

-- `stake_limits` are the limits of stakes, losses and time in one text, for the statement of a stake. `version` moves with each stake of a member whom a
-- limit or check may hold, and with whatever changes those: of two stakes that meet, the second decides anew. `since_check` is play in seconds
-- since the last reality check, `check_due_at` when one came to wait for its answer.
alter table protected_members add column stake_limits text not null default '';
alter table protected_members add column version bigint not null default 0;
alter table protected_members add column since_check bigint not null default 0;
alter table protected_members add column check_due_at bigint not null default 0;
