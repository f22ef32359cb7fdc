-- The database of the sample payment provider. It is a party of its own: the operator has no table here, and no key leads to one.

-- A payment that the merchant asked for. `fingerprint` tells whether the merchant asks for the same again; `token` stands in the payer's
-- address, which an equal call is told again.
create table payments (
    id text primary key,
    reference text not null unique,
    fingerprint text not null,
    token text not null unique,
    method text not null,
    requested bigint not null,
    currency text not null,
    description text not null,
    notify_url text not null,
    return_url text not null,
    status text not null,
    created_at bigint not null,
    expires_at bigint not null
);

create index payments_to_expire on payments (expires_at) where status = 'pending';

-- Money that arrived for a payment; a payer may pay several times, and another amount than was asked for.
create table receipts (
    id text primary key,
    payment_id text not null references payments (id),
    place bigint not null,
    amount bigint not null,
    received_at bigint not null,
    unique (payment_id, place)
);

-- Money that the merchant pays out. `plan` says how it is carried out, `next_step_at` when; null where nothing is left, or the desk decides.
create table payouts (
    id text primary key,
    reference text not null unique,
    fingerprint text not null,
    amount bigint not null,
    currency text not null,
    target_kind text not null,
    holder text not null,
    institution text not null,
    account text not null,
    network text not null,
    notify_url text not null,
    plan text not null,
    status text not null,
    failure text not null,
    next_step_at bigint,
    created_at bigint not null
);

create index payouts_due on payouts (next_step_at) where next_step_at is not null;

create table payout_parts (
    id text primary key,
    payout_id text not null references payouts (id),
    place bigint not null,
    amount bigint not null,
    paid_at bigint not null,
    unique (payout_id, place)
);

-- A code that is worth money once: to the reference that redeems it.
create table vouchers (
    id text primary key,
    code text not null unique,
    amount bigint not null,
    currency text not null,
    created_at bigint not null,
    expires_at bigint not null,
    redeemed_by text unique,
    redeemed_at bigint
);

-- What the merchant is to be told, in the order of `place` for each subject, a payment or a payout.
create table events (
    id text primary key,
    subject text not null,
    place bigint not null,
    notify_url text not null,
    body text not null,
    status text not null,
    tries bigint not null,
    next_try_at bigint not null,
    created_at bigint not null,
    unique (subject, place)
);

create index events_due on events (next_try_at) where status = 'waiting';
