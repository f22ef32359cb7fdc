-- Cashback and gifts that wait for their member, and what became of them. `source_key` says what one came by, so that what is done twice grants
-- once. Amounts are minor units, times milliseconds, days numbers since 1970.
create table member_rewards (
    id text primary key,
    member_id text not null references members (id),
    kind text not null,
    source_key text not null unique,
    reference text not null,
    currency text not null,
    amount bigint not null,
    wager_multiplier bigint not null,
    first_day bigint,
    last_day bigint,
    granted_at bigint not null,
    expires_at bigint not null,
    claimed_at bigint,
    withdrawn_at bigint
);

create index member_rewards_in_order on member_rewards (member_id, granted_at, id);
create index member_rewards_waiting on member_rewards (member_id, claimed_at, expires_at);
