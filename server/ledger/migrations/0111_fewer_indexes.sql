-- A transaction that a row of its caller's names for ever needs no key of its own: every bet would write one index more.
-- Ids are compared byte by byte, whatever language the database was made for: they are ranges in an index.
create table own_keys (
    id text /* postgres: collate "C" */ primary key,
    kind text not null,
    idempotency_key text,
    fingerprint text,
    reference text not null,
    created_at bigint not null
) /* sqlite: without rowid */;

insert into own_keys (id, kind, idempotency_key, fingerprint, reference, created_at)
select id, kind, idempotency_key, fingerprint, reference, created_at from journal_transactions;

drop table journal_transactions;
alter table own_keys rename to journal_transactions;
create unique index journal_transactions_by_key on journal_transactions (idempotency_key) where idempotency_key is not null;

-- Entries stand by account, as statements and balances read them: in the order of transactions they would need an index beside the
-- table, and each bet would write one more page.
create table entries_of_accounts (
    account_id text /* postgres: collate "C" */ not null,
    transaction_id text /* postgres: collate "C" */ not null,
    line bigint not null,
    amount bigint not null,
    balance_after bigint,
    created_at bigint not null,
    primary key (account_id, transaction_id, line)
) /* sqlite: without rowid */;

insert into entries_of_accounts (account_id, transaction_id, line, amount, balance_after, created_at)
select account_id, transaction_id, line, amount, balance_after, created_at from ledger_entries;

drop table ledger_entries;
alter table entries_of_accounts rename to ledger_entries;
