-- Money that members gave to their uplines. A row is written by the transaction that moves the money, and never changed. Amounts are minor units.
create table upline_transfers (
    id text primary key,
    order_no text not null unique,
    member_id text not null references members (id),
    upline_id text not null references members (id),
    currency text not null,
    amount bigint not null,
    created_at bigint not null
);

create index upline_transfers_given on upline_transfers (member_id, created_at, id);
create index upline_transfers_got on upline_transfers (upline_id, created_at, id);
create index upline_transfers_by_time on upline_transfers (created_at, id);
