-- Only a member's account keeps a running balance. An account of the house moves with everybody's bets: its row would be written
-- by each of them, so its balance is the sum of its entries, of which `rolled_up_to` says how far `balance` holds them.
-- The id of an account is made of its name, and an entry needs no row of the account to refer to.
create table summed_entries (
    transaction_id text not null,
    line bigint not null,
    account_id text not null,
    amount bigint not null,
    balance_after bigint,
    created_at bigint not null,
    primary key (transaction_id, line)
) /* sqlite: without rowid */;

insert into summed_entries (transaction_id, line, account_id, amount, balance_after, created_at)
select e.transaction_id, e.line, a.kind || ':' || a.owner || ':' || a.currency, e.amount,
    case when a.kind in ('member_wallet', 'member_receivable', 'member_points') then e.balance_after end, e.created_at
from ledger_entries e join accounts a on a.id = e.account_id;

drop table ledger_entries;
alter table summed_entries rename to ledger_entries;
create index ledger_entries_by_account on ledger_entries (account_id, transaction_id, line);

create table named_accounts (
    id text primary key,
    kind text not null,
    owner text not null,
    currency text not null,
    balance bigint not null default 0,
    -- What of the balance is set aside and can not be spent.
    held bigint not null default 0,
    may_go_negative bigint not null,
    rolled_up_to text not null default '',
    created_at bigint not null,
    check (may_go_negative = 1 or balance >= held),
    check (held >= 0)
) /* sqlite: without rowid */;

insert into named_accounts (id, kind, owner, currency, balance, may_go_negative, created_at)
select kind || ':' || owner || ':' || currency, kind, owner, currency, balance, may_go_negative, created_at
from accounts where kind in ('member_wallet', 'member_receivable', 'member_points');

drop table accounts;
alter table named_accounts rename to accounts;
create index accounts_by_owner on accounts (owner, kind);

create table keyed_transactions (
    id text primary key,
    kind text not null,
    idempotency_key text not null unique,
    fingerprint text not null,
    reference text not null,
    created_at bigint not null
) /* sqlite: without rowid */;

insert into keyed_transactions (id, kind, idempotency_key, fingerprint, reference, created_at)
select id, kind, idempotency_key, fingerprint, reference, created_at from journal_transactions;

drop table journal_transactions;
alter table keyed_transactions rename to journal_transactions;

-- Money of a member that waits for a decision: a withdrawal under review, a bet that is not accepted yet.
create table holds (
    id text primary key,
    account_id text not null,
    amount bigint not null,
    idempotency_key text not null unique,
    reference text not null,
    state text not null,
    created_at bigint not null,
    ended_at bigint
);

create index holds_by_account on holds (account_id, created_at);
