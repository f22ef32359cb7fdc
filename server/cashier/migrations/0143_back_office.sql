-- Corrections of balances: one operator proposes, another decides. Amounts are minor units; what is below zero leaves the wallet.
create table corrections (
    id text primary key,
    member_id text not null references members (id),
    currency text not null,
    amount bigint not null,
    reason text not null,
    status text not null,
    proposed_by text not null,
    proposed_at bigint not null,
    decided_by text not null,
    decided_at bigint
);

create index corrections_to_decide on corrections (status, proposed_at, id);
create index corrections_of on corrections (member_id, proposed_at, id);

-- The close of a day in a currency: what the cashier's rows say beside what the ledger has booked, in minor units. `day` is YYYY-MM-DD in
-- the operator's time zone, which began and ended at the two times. Without a time of the check the provider was not asked yet.
create table daily_closes (
    day text not null,
    currency text not null,
    from_ms bigint not null,
    until_ms bigint not null,
    ledger_sum bigint not null,
    deposits_received bigint not null,
    deposits_booked bigint not null,
    withdrawals_paid bigint not null,
    withdrawals_booked bigint not null,
    in_transit_open bigint not null,
    in_transit_booked bigint not null,
    closed_by text not null,
    closed_at bigint not null,
    provider_checked_at bigint,
    primary key (day, currency)
);

-- What does not agree, each with the id of what it is about. `source` is BOOKS or PROVIDER: each is written anew by its own check.
create table daily_close_differences (
    day text not null,
    currency text not null,
    source text not null,
    seq bigint not null,
    kind text not null,
    reference text not null,
    recorded bigint not null,
    counterpart bigint not null,
    primary key (day, currency, source, seq)
);

create index deposit_receipts_by_time on deposit_receipts (received_at);
create index withdrawal_parts_by_time on withdrawal_parts (paid_at);

-- Two limits from the same rank on would leave open which counts.
create unique index withdrawal_limits_by_level on withdrawal_limits (level_min);
