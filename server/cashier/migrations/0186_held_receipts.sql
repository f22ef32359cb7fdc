-- Money that has arrived and would take a member beyond a deposit limit: not credited, until an operator gives it back, or credits it once the limit
-- leaves room. `decision` is empty, CREDITED or RETURNED. Amounts in minor units, times in milliseconds.
create table held_receipts (
    id text primary key,
    deposit_id text not null references deposits (id),
    member_id text not null,
    amount bigint not null,
    source text not null,
    note text not null,
    held_at bigint not null,
    decision text not null default '',
    decided_at bigint,
    decided_by text not null default ''
);

create index held_receipts_by_time on held_receipts (decision, held_at);
create index held_receipts_of_deposit on held_receipts (deposit_id);
create index held_receipts_of_member on held_receipts (member_id);
