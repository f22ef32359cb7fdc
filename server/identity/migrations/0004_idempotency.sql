-- Replies of mutating calls, kept so that the same call again gets the same answer.
create table idempotent_replies (
    caller text not null,
    idempotency_key text not null,
    fingerprint text not null,
    status bigint not null,
    body text not null,
    created_at bigint not null,
    expires_at bigint not null,
    primary key (caller, idempotency_key)
);

create index idempotent_replies_by_expiry on idempotent_replies (expires_at);
