-- Keys of the operator's API. Only the hash of a key is kept; a revoked one stays, so that the record of changes goes on
-- naming it.
create table operator_keys (
    id text primary key,
    name text not null unique,
    secret_hash text not null,
    created_at bigint not null,
    used_at bigint,
    revoked_at bigint
);
