-- Plans of referral: what a friend has to do within some days of registering, and what both get for it. Titles stand in `texts`. Amounts are
-- minor units, times milliseconds; `max_friends` 0 is no bound.
create table referral_plans (
    id text primary key,
    currency text not null,
    deposit bigint not null default 0,
    turnover bigint not null default 0,
    within_days bigint not null default 30,
    max_friends bigint not null default 0,
    wager_multiplier bigint not null default 0,
    friend_amount bigint not null default 0,
    friend_wager bigint not null default 0,
    claim_days bigint not null default 14,
    starts_at bigint not null,
    ends_at bigint,
    enabled bigint not null default 1,
    rank bigint not null default 0
);

-- What the inviter gets for each friend from a number of friends on.
create table referral_tiers (
    id text primary key,
    plan_id text not null references referral_plans (id),
    friends_from bigint not null default 1,
    amount bigint not null,
    rank bigint not null default 0
);

create unique index referral_tiers_once on referral_tiers (plan_id, friends_from);

-- The code of a member's link, made once.
create table referral_links (
    member_id text primary key references members (id),
    code text not null unique,
    made_at bigint not null
);

-- Friends who came by a link, each once, with the terms of the plan as they were then. `met_at` is when the friend had done what they ask for;
-- `number` which friend of the inviter it is that counts.
create table referrals (
    id text primary key,
    inviter_id text not null references members (id),
    friend_id text not null unique references members (id),
    plan_id text not null,
    currency text not null,
    deposit bigint not null,
    turnover bigint not null,
    max_friends bigint not null,
    wager_multiplier bigint not null,
    friend_amount bigint not null,
    friend_wager bigint not null,
    claim_days bigint not null,
    registered_at bigint not null,
    until bigint not null,
    state text not null,
    deposited bigint not null default 0,
    played bigint not null default 0,
    met_at bigint,
    qualified_at bigint,
    number bigint not null default 0,
    amount bigint not null default 0,
    decided_at bigint,
    decided_by text not null default '',
    note text not null default ''
);

create index referrals_of on referrals (inviter_id, registered_at, id);
create index referrals_met on referrals (state, met_at, id);
create index referrals_ending on referrals (state, until);
create index referrals_by_time on referrals (registered_at, id);

-- What a friend shares with whom. While one stands that no operator has looked at, nothing is granted for the friend.
create table referral_signs (
    friend_id text not null,
    kind text not null,
    other_id text not null,
    found_at bigint not null,
    cleared_at bigint,
    primary key (friend_id, kind, other_id)
);
