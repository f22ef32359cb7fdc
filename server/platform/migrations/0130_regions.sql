-- In which country an address is, as the operator loaded it from a file. An address is 32 hexadecimal digits, one of IPv4 as the
-- IPv6 address that stands for it, so that both are found in one order. A load writes rows under a name of its own, and counts
-- once its row in address_range_loads says so: a reader sees the former table or the new one, never a part.
create table address_ranges (
    load_id text not null,
    first text not null,
    last text not null,
    country text not null,
    primary key (load_id, first)
)/* sqlite: without rowid */;

create table address_range_loads (
    id bigint primary key,
    load_id text not null,
    source text not null,
    ranges bigint not null,
    loaded_at bigint not null
);

-- Countries whose visitors get the blocked-region page, beside the addresses of blocked_addresses.
create table blocked_countries (
    country text primary key,
    reason text not null
);

-- Origins are records of the operator's now, and a record has an id.
alter table cdn_origins add column id text not null default '';
update cdn_origins set id = kind || '-' || rank;
