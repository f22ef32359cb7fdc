-- Who may be sent promotional messages, by which channel. No row: never asked for, so no.
create table marketing_consents (
    member_id text not null references members (id),
    channel text not null,
    granted bigint not null,
    text_version text not null,
    changed_at bigint not null,
    primary key (member_id, channel)
);

create index marketing_consents_granted on marketing_consents (channel, granted, member_id);

-- Each change of it. `changed_by` is member, link (the address in a message) or closing; `address` is where it came from.
create table marketing_consent_changes (
    id text primary key,
    member_id text not null references members (id),
    channel text not null,
    granted bigint not null,
    changed_by text not null,
    text_version text not null,
    changed_at bigint not null,
    address text not null
);

create index marketing_consent_changes_of on marketing_consent_changes (member_id, changed_at);

-- Promotional messages of an operator to members of some ranks. `texts` is JSON by language. `reached` is the id of the member who was looked
-- at last: whoever goes on goes on behind it.
create table mailings (
    id text primary key,
    channel text not null,
    level_min bigint not null,
    level_max bigint not null,
    texts text not null,
    created_by text not null,
    created_at bigint not null,
    total bigint not null,
    sent bigint not null,
    skipped bigint not null,
    reached text not null,
    finished_at bigint
);

create index mailings_by_time on mailings (created_at, id);

-- Promotional calls that operators made.
create table marketing_calls (
    id text primary key,
    member_id text not null references members (id),
    operator text not null,
    note text not null,
    called_at bigint not null
);

create index marketing_calls_of on marketing_calls (member_id, called_at);
