-- Statements of members' records. The file lies in parts, each packed and locked under the key of the vault.
create table statements (
    id text primary key,
    member_id text not null references members (id),
    job_id text not null,
    -- Words of StatementKind and StatementFormat.
    kind text not null,
    format text not null,
    -- The query that the record was asked for with, and the days that it meant.
    filter text not null,
    first_day text not null,
    last_day text not null,
    offset_minutes bigint not null,
    language text not null,
    asked_at bigint not null,
    ready_at bigint,
    -- When row and parts are deleted.
    expires_at bigint not null,
    row_count bigint not null,
    bytes bigint not null,
    digest text not null,
    key_id text not null,
    -- What head and totals say, as JSON.
    head text not null,
    totals text not null
);

create index statements_of on statements (member_id, asked_at);

create table statement_parts (
    statement_id text not null,
    seq bigint not null,
    body text not null,
    expires_at bigint not null,
    primary key (statement_id, seq)
);

-- Keys that statements are and were signed with. What one has signed is checked for as long as anybody has the file: no key is ever deleted.
create table statement_keys (
    id text primary key,
    public_key text not null,
    -- The secret half, locked under the key of the vault; empty once the key signs no more.
    secret text not null,
    created_at bigint not null,
    retired_at bigint
);
