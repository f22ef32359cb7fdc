-- The operator's side of the seamless wallet. A vendor signs its calls with its secret.
create table vendor_secrets (
    vendor text primary key,
    secret text not null
);

create table launch_tickets (
    ticket_hash text primary key,
    member_id text not null references members (id),
    session_id text not null references sessions (id),
    vendor text not null,
    game_code text not null,
    language text not null,
    created_at bigint not null,
    expires_at bigint not null
);

create table game_sessions (
    token_hash text primary key,
    member_id text not null references members (id),
    session_id text not null references sessions (id),
    vendor text not null,
    game_code text not null,
    currency text not null,
    language text not null,
    opened_at bigint not null,
    expires_at bigint not null
);

create table rounds (
    id text primary key,
    vendor text not null,
    vendor_round text not null,
    member_id text not null references members (id),
    game_code text not null,
    currency text not null,
    stake bigint not null,
    payout bigint not null,
    state text not null,
    opened_at bigint not null,
    closed_at bigint,
    unique (vendor, vendor_round)
);

create index rounds_by_member on rounds (member_id, opened_at);

-- One row for each transaction_uuid a vendor has ever named, and the answer it was given. A tombstone stands for a bet
-- that was rolled back before it arrived.
create table seamless_transactions (
    vendor text not null,
    transaction_uuid text not null,
    kind text not null,
    fingerprint text not null,
    state text not null,
    member_id text not null,
    round_id text not null,
    reference_uuid text not null,
    amount bigint not null,
    currency text not null,
    balance_after bigint not null,
    created_at bigint not null,
    primary key (vendor, transaction_uuid)
);

create index seamless_transactions_by_reference on seamless_transactions (vendor, reference_uuid);
