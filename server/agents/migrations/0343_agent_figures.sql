-- What was bet under a placement in five minutes: `slot` counts them since 1970. Amounts are minor units. `changed` is the number of the count that
-- touched a row last: whoever has settled by a count finds what has changed since.
create table placement_slots (
    placement_id text not null,
    slot bigint not null,
    product text not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    changed bigint not null,
    primary key (slot, placement_id, product, currency)
) /* sqlite: without rowid */;

create index placement_slots_changed on placement_slots (changed, slot);

-- The same by days of the operator.
create table placement_days (
    placement_id text not null,
    day bigint not null,
    product text not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    changed bigint not null,
    primary key (placement_id, day, product, currency)
) /* sqlite: without rowid */;

create index placement_days_by_day on placement_days (day, placement_id);
create index placement_days_changed on placement_days (changed, day);

-- What has moved the wallet of a member otherwise than by bets, by days of the operator and kind of transaction.
create table placement_money_days (
    placement_id text not null,
    day bigint not null,
    currency text not null,
    kind text not null,
    moves bigint not null,
    amount bigint not null,
    changed bigint not null,
    primary key (placement_id, day, currency, kind)
) /* sqlite: without rowid */;

create index placement_money_days_by_day on placement_money_days (day, placement_id);
create index placement_money_days_changed on placement_money_days (changed, day);

-- What those below an agent have bet on a day: at reach 1 those directly below, at reach 2 those deeper. An agent's own play is in `bet_days`.
create table team_days (
    agent_id text not null,
    day bigint not null,
    reach bigint not null,
    product text not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    primary key (agent_id, day, reach, product, currency)
) /* sqlite: without rowid */;

-- What has moved their wallets otherwise than by bets.
create table team_money_days (
    agent_id text not null,
    day bigint not null,
    reach bigint not null,
    currency text not null,
    kind text not null,
    moves bigint not null,
    amount bigint not null,
    primary key (agent_id, day, reach, currency, kind)
) /* sqlite: without rowid */;

-- The first deposit of each member, and under which placement it came.
create table first_deposits (
    member_id text primary key,
    placement_id text not null,
    day bigint not null,
    currency text not null,
    amount bigint not null,
    deposited_at bigint not null
) /* sqlite: without rowid */;

create table team_first_deposits (
    agent_id text not null,
    day bigint not null,
    reach bigint not null,
    members bigint not null,
    primary key (agent_id, day, reach)
) /* sqlite: without rowid */;

-- The time zone whose days are counted, in minutes ahead of UTC, and the number of the latest count: one row.
create table figure_counts (
    id bigint primary key,
    offset_minutes bigint not null,
    number bigint not null
);

insert into figure_counts (id, offset_minutes, number) values (1, 0, 0);
