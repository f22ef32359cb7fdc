-- What a member reads in the list of own sessions, and when a session last proved who it is (null for a remembered one).
alter table sessions add column user_agent text not null default '';
alter table sessions add column proved_at bigint;

-- Addresses that a member has logged in from; another one asks for a second factor. IPv6 counts by its network of 64 bits.
create table known_addresses (
    address text not null,
    member_id text not null references members (id),
    seen_at bigint not null,
    primary key (address, member_id)
);
