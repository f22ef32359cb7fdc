-- The operator's side of the seamless wallet. A supplier is who runs the games and signs the calls; a vendor is the name
-- in the catalogue that a game is sold under. One supplier may run the games of many vendors.
create table supplier_secrets (
    supplier text primary key,
    secret text not null
);

create table launch_tickets (
    ticket_hash text primary key,
    member_id text not null references members (id),
    session_id text not null references sessions (id),
    supplier text not null,
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
    supplier text not null,
    vendor text not null,
    game_code text not null,
    currency text not null,
    language text not null,
    opened_at bigint not null,
    expires_at bigint not null
);

create table rounds (
    id text primary key,
    supplier text not null,
    supplier_round text not null,
    member_id text not null references members (id),
    vendor text not null,
    game_code text not null,
    currency text not null,
    stake bigint not null,
    payout bigint not null,
    state text not null,
    opened_at bigint not null,
    closed_at bigint,
    unique (supplier, supplier_round)
);

create index rounds_by_member on rounds (member_id, opened_at);

-- One row for each transaction_uuid a supplier has ever named, and the answer it was given. A tombstone stands for one that
-- was rolled back before it arrived.
create table seamless_transactions (
    supplier text not null,
    transaction_uuid text not null,
    kind text not null,
    fingerprint text not null,
    state text not null,
    member_id text not null,
    round_id text not null,
    amount bigint not null,
    currency text not null,
    balance_after bigint not null,
    created_at bigint not null,
    primary key (supplier, transaction_uuid)
);

create index seamless_transactions_by_round on seamless_transactions (round_id);
