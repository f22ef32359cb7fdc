-- Money that agents gave to somebody of their team. A row is written by the transaction that moves the money, and never changed. Amounts are minor units.
create table downline_transfers (
    id text primary key,
    order_no text not null unique,
    member_id text not null references members (id),
    downline_id text not null references members (id),
    currency text not null,
    amount bigint not null,
    created_at bigint not null
);

create index downline_transfers_given on downline_transfers (member_id, created_at, id);
create index downline_transfers_got on downline_transfers (downline_id, created_at, id);
create index downline_transfers_by_time on downline_transfers (created_at, id);
