-- Accounts, and the journal that moves money between them. The entries of a transaction add up to zero; a balance is the
-- sum of its account's entries, kept in the same database transaction.
create table accounts (
    id text primary key,
    kind text not null,
    owner text not null,
    currency text not null,
    balance bigint not null default 0,
    may_go_negative bigint not null,
    created_at bigint not null,
    unique (kind, owner, currency),
    check (may_go_negative = 1 or balance >= 0)
);

create table journal_transactions (
    id text primary key,
    kind text not null,
    idempotency_key text not null unique,
    fingerprint text not null,
    reference text not null,
    created_at bigint not null
);

create table ledger_entries (
    transaction_id text not null references journal_transactions (id),
    line bigint not null,
    account_id text not null references accounts (id),
    amount bigint not null,
    balance_after bigint not null,
    created_at bigint not null,
    primary key (transaction_id, line)
);

create index ledger_entries_by_account on ledger_entries (account_id, created_at);
