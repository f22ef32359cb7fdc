-- Vendors whose players have a balance here: the operator moves money in and out, and rounds stake from it. Amounts are minor units. A session
-- without a vendor stakes at the operator's wallet.
alter table sessions add column own_vendor text not null default '';

create table own_balances (
    player text not null,
    vendor text not null,
    currency text not null,
    balance bigint not null,
    in_play bigint not null,
    primary key (player, vendor, currency)
);

-- A transfer under the operator's number, once. One that was asked after before it arrived is CLOSED: it is refused when it comes.
create table own_transfers (
    reference_no text primary key,
    direction text not null,
    player text not null,
    vendor text not null,
    currency text not null,
    amount bigint not null,
    state text not null,
    balance_after bigint not null,
    at bigint not null
);

create index own_transfers_by_time on own_transfers (vendor, at, reference_no);

-- The stake of a round, from the moment it is taken until it is paid or undone. One that was undone before it arrived is UNDONE.
create table own_stakes (
    transaction_id text primary key,
    player text not null,
    vendor text not null,
    currency text not null,
    amount bigint not null,
    state text not null,
    balance_after bigint not null
);

-- What has been settled, in the order in which the operator reads it.
create table own_bets (
    position bigint primary key,
    round text not null unique,
    player text not null,
    vendor text not null,
    game_code text not null,
    currency text not null,
    stake bigint not null,
    payout bigint not null,
    opened_at bigint not null,
    settled_at bigint not null
);

create index own_bets_of on own_bets (player, vendor, position);
