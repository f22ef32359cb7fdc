-- What one side asks of the other about a contract: a new one (NEW), other terms (AMEND), its end (TERMINATE). `answers` is the side whose turn it is;
-- `round` is the number of the latest offer. What is asked for would be version `version`.
create table contract_requests (
    id text primary key,
    contract_id text not null references contracts (id),
    contract_type text not null,
    request_type text not null,
    status text not null,
    upline_id text not null,
    downline_id text not null,
    requested_by text not null,
    answers text not null,
    version bigint not null,
    round bigint not null,
    reason text not null default '',
    created_at bigint not null,
    changed_at bigint not null,
    expires_at bigint not null
) /* sqlite: without rowid */;

create unique index contract_requests_open on contract_requests (contract_id) where status = 'PENDING';
create index contract_requests_of_upline on contract_requests (upline_id, status, contract_type);
create index contract_requests_of_downline on contract_requests (downline_id, status, contract_type);
create index contract_requests_expiring on contract_requests (expires_at) where status = 'PENDING';
create index contract_requests_of_contract on contract_requests (contract_id, created_at);

-- The offers of a request, the first and each counter-offer: whoever offers signs the text. One that asks for the end of a contract has no terms.
-- `ends_hash` names the contracts below that the downline has agreed to end with it; empty where the downline was not asked yet.
create table contract_offers (
    request_id text not null references contract_requests (id),
    round bigint not null,
    side text not null,
    signer_id text not null,
    terms text not null,
    text text not null,
    hash text not null,
    ends_hash text not null default '',
    offered_at bigint not null,
    primary key (request_id, round)
) /* sqlite: without rowid */;
