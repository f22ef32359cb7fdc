-- Links by which people register below an agent. `rates` is JSON: rates of rebate by product. `expires_at` and `ended_at` are milliseconds, or nothing.
create table registration_links (
    id text primary key,
    code text not null,
    agent_id text not null references members (id),
    account_type bigint not null,
    rates text not null,
    channel text not null,
    max_uses bigint not null,
    used bigint not null,
    expires_at bigint,
    ended_at bigint,
    created_at bigint not null
) /* sqlite: without rowid */;

create unique index registration_links_by_code on registration_links (code);
create index registration_links_by_agent on registration_links (agent_id, created_at, id);

-- Who came by which link.
create table registration_link_members (
    member_id text primary key references members (id),
    link_id text not null references registration_links (id),
    registered_at bigint not null
) /* sqlite: without rowid */;

create index registration_link_members_by_link on registration_link_members (link_id, registered_at);

-- Who has set which rates of rebate, and from which day on: what `rebate_rates` counts, in the words of who set them. `set_by` is an account name, or
-- empty for the operator.
create table rebate_rate_changes (
    id text primary key,
    member_id text not null references members (id),
    from_day bigint not null,
    rates text not null,
    set_by text not null,
    set_at bigint not null
) /* sqlite: without rowid */;

create index rebate_rate_changes_by_member on rebate_rate_changes (member_id, set_at, id);
