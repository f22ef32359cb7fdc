-- A login at an identity provider that is under way. What has to be secret about it is derived from the browser's cookie.
create table social_flows (
    state_hash text primary key,
    provider text not null,
    browser_hash text not null,
    return_to text not null,
    expires_at bigint not null
);

-- An identity that a provider has vouched for, waiting to become a session (purpose login) or an account (register).
create table social_tickets (
    ticket_hash text primary key,
    purpose text not null,
    provider text not null,
    subject text not null,
    name text not null,
    email text not null,
    browser_hash text not null,
    expires_at bigint not null
);

-- Which member an identity belongs to. Only a registration or a member writes here, never a mail address that is the same.
create table social_identities (
    provider text not null,
    subject text not null,
    member_id text not null references members (id),
    created_at bigint not null,
    primary key (provider, subject)
);

create index social_identities_by_member on social_identities (member_id);
