-- Every settled bet of every product, once. `position` orders the rows so that none can come in before one that a reader has seen:
-- with one writer they are numbered; with several it is the number of the transaction that wrote them, and readers
-- wait for those that are under way.
create table settled_bets (
    position /* sqlite: integer primary key */ /* postgres: bigint not null default (pg_current_xact_id()::text::bigint) */,
    id text not null,
    member_id text not null,
    product text not null,
    vendor text not null,
    game_code text not null,
    account_id text not null,
    round_id text not null,
    currency text not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    correction bigint not null,
    settled_at bigint not null
);

/* postgres: create index settled_bets_in_order on settled_bets (position, id); */
create index settled_bets_by_member on settled_bets (member_id, settled_at);
create index settled_bets_by_round on settled_bets (round_id);

-- How far each reader of the stream has counted.
create table settled_bet_cursors (
    reader text primary key,
    position bigint not null,
    id text not null
);

-- What each member has bet and won a day (UTC) with each product.
create table bet_days (
    member_id text not null,
    day bigint not null,
    product text not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    primary key (member_id, day, product, currency)
) /* sqlite: without rowid */;
