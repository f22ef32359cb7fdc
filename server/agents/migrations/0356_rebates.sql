-- A day whose rebates are paid, and how far that has come. `closing` says what of the figures counted.
create table rebate_runs (
    day bigint primary key,
    closing bigint not null,
    reached text not null default '',
    receivers bigint not null default 0,
    amount bigint not null default 0,
    started_at bigint not null,
    finished_at bigint
) /* sqlite: without rowid */;

-- What came to whom for the valid bets of a day through a branch with a product: `branch_id` is the next below the receiver, or empty for own
-- bets. A later run adds what late bets and rolled-back rounds of that day have changed; the rates stay those of the day. 1 in `withheld` where the
-- receiver was given nothing: excluded, marked or closed.
create table rebate_entries (
    receiver_id text not null,
    run_day bigint not null,
    day bigint not null,
    branch_id text not null,
    product text not null,
    currency text not null,
    valid_bet bigint not null,
    rate bigint not null,
    branch_rate bigint not null,
    amount bigint not null,
    withheld bigint not null,
    primary key (receiver_id, day, branch_id, product, currency, run_day)
) /* sqlite: without rowid */;

create index rebate_entries_by_run on rebate_entries (receiver_id, run_day);

-- What a run has paid somebody: what its day brings (`due`), what has changed of earlier days, and what was below zero before (`debt_in`) and after.
create table rebate_payouts (
    receiver_id text not null,
    currency text not null,
    run_day bigint not null,
    due bigint not null,
    corrected bigint not null,
    debt_in bigint not null,
    debt_out bigint not null,
    amount bigint not null,
    withheld bigint not null,
    transaction_id text not null,
    settled_at bigint not null,
    primary key (receiver_id, currency, run_day)
) /* sqlite: without rowid */;

create index rebate_payouts_by_day on rebate_payouts (run_day, receiver_id);
