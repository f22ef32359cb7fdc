-- Contracts of agents with their uplines: `upline_id` is empty for the operator. `basis` and `scope` (codes of products, sorted, with a blank between)
-- say with the type what kind of contract it is: between two there is one of a kind. `version` is the latest that both have signed; 0 while the first
-- is offered. Status NONE for one that never came about.
create table contracts (
    id text primary key,
    contract_type text not null,
    basis text not null,
    scope text not null,
    upline_id text not null,
    downline_id text not null,
    currency text not null,
    status text not null,
    ended_reason text not null default '',
    version bigint not null default 0,
    created_at bigint not null,
    ends_at bigint
) /* sqlite: without rowid */;

create unique index contracts_of_a_kind on contracts (upline_id, downline_id, contract_type, basis, scope)
    where status in ('PENDING', 'ACTIVE');
create index contracts_of_downline on contracts (downline_id, contract_type, status);
create index contracts_of_upline on contracts (upline_id, contract_type, status, id);
create index contracts_ending on contracts (ends_at) where status = 'TERMINATING';

-- What both have signed: the exact text, and the SHA-256 of its bytes in UTF-8, in hexadecimal. A version counts for whole periods: those that begin at
-- `effective_from` or later and end by `effective_to`, both in milliseconds.
create table contract_versions (
    contract_id text not null references contracts (id),
    version bigint not null,
    period text not null,
    terms text not null,
    text text not null,
    hash text not null,
    effective_from bigint not null,
    effective_to bigint,
    signed_at bigint not null,
    primary key (contract_id, version)
) /* sqlite: without rowid */;

create index contract_versions_by_period on contract_versions (period, effective_from);

-- Who has signed a version. `signer_id` is the id of the member, or the name of the operator who did.
create table contract_signatures (
    contract_id text not null,
    version bigint not null,
    side text not null,
    signer_id text not null,
    hash text not null,
    signed_at bigint not null,
    primary key (contract_id, version, side)
) /* sqlite: without rowid */;
