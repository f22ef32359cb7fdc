-- Members who have registered by another member's link, until the crate that keeps links has taken them over.
create table registrations_by_link (
    member_id text primary key references members (id),
    code text not null,
    registered_at bigint not null
);

-- Who shares a browser or an address with a member.
create index known_devices_of on known_devices (member_id);
create index known_addresses_of on known_addresses (member_id);
