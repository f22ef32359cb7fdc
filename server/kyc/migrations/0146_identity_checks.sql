-- Identity checks, one for each member. `reason` and `note` say why it was refused last. `taken_by` is the operator who looks at it.
create table identity_checks (
    id text primary key,
    member_id text not null unique references members (id),
    status text not null,
    name text not null,
    birth_date text not null,
    country text not null,
    reason text not null,
    note text not null,
    taken_by text not null,
    submitted_at bigint,
    created_at bigint not null,
    updated_at bigint not null
);

create index identity_checks_to_decide on identity_checks (status, submitted_at, id);

-- Documents, one of each kind: a JPEG that the server has drawn anew, or a PDF that it has looked through. Locked under the key of the vault.
create table identity_documents (
    id text primary key,
    check_id text not null references identity_checks (id),
    kind text not null,
    pdf bigint not null,
    bytes bigint not null,
    body_locked text not null,
    uploaded_at bigint not null
);

create unique index identity_documents_once on identity_documents (check_id, kind);

-- Where a member can read a document of its own, once: only the hash is kept.
create table identity_document_addresses (
    token_hash text primary key,
    document_id text not null,
    expires_at bigint not null
);

create index identity_document_addresses_old on identity_document_addresses (expires_at);

-- What has happened to a check, in order.
create table identity_steps (
    check_id text not null references identity_checks (id),
    seq bigint not null,
    status text not null,
    actor text not null,
    reason text not null,
    note text not null,
    at bigint not null,
    primary key (check_id, seq)
);
