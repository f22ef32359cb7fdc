-- Guests of the free demo: a member of account type 4 that belongs to one browser, until it has been idle for a day.
create table guests (
    member_id text primary key references members (id),
    device_hash text not null,
    address text not null,
    created_at bigint not null,
    closed_at bigint
);

create index guests_by_device on guests (device_hash);
create index guests_by_address on guests (address, created_at);
create index guests_by_end on guests (closed_at);
