-- Addresses of downloads: each good once, for the session that asked for it.
create table file_tickets (
    ticket_hash text primary key,
    -- What kind of file, and which one.
    kind text not null,
    file_id text not null,
    session_id text not null,
    expires_at bigint not null
);
