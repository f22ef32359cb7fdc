-- Copies of what the site holds about a member. The file lies in parts, locked under the key of the vault.
create table data_copies (
    id text primary key,
    member_id text not null references members (id),
    job_id text not null,
    language text not null,
    asked_at bigint not null,
    ready_at bigint,
    -- When row and parts are deleted.
    expires_at bigint not null,
    bytes bigint not null
);

create index data_copies_of on data_copies (member_id, asked_at);

create table data_copy_parts (
    copy_id text not null,
    seq bigint not null,
    body text not null,
    expires_at bigint not null,
    primary key (copy_id, seq)
);

-- Addresses of downloads: each good once, for the session that asked for it.
create table data_copy_tickets (
    ticket_hash text primary key,
    copy_id text not null,
    session_id text not null,
    expires_at bigint not null
);
