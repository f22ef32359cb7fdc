-- A period of one kind (REALTIME_5M to MONTHLY) that is settled, and how far that has come. `closing` says what of the figures counted.
create table settlement_runs (
    period text not null,
    first bigint not null,
    last bigint not null,
    closing bigint not null,
    reached text not null default '',
    contracts bigint not null default 0,
    amount bigint not null default 0,
    started_at bigint not null,
    finished_at bigint,
    primary key (period, first)
) /* sqlite: without rowid */;

-- What a period of a contract has brought. Columns without `_now` are as they were settled, those with it as corrections have left them.
-- `payer_id` is empty for the operator. 1 in `closed_only` where the contract had ended, and only corrections are settled.
-- 1 in `late` where bets came to light only after the period was settled.
create table settlements (
    id text primary key,
    contract_id text not null,
    version bigint not null,
    contract_type text not null,
    period text not null,
    first bigint not null,
    last bigint not null,
    starts_at bigint not null,
    ends_at bigint not null,
    payer_id text not null,
    payee_id text not null,
    currency text not null,
    depth bigint not null,
    closing bigint not null,
    closed_only bigint not null,
    late bigint not null,
    turnover bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    rebate bigint not null,
    bonuses bigint not null,
    deposits bigint not null,
    basis_amount bigint not null,
    carried_in bigint not null,
    carried_out bigint not null,
    active_members bigint not null,
    tier bigint,
    rate bigint not null,
    capped bigint not null,
    stopped text not null,
    due bigint not null,
    corrected bigint not null,
    debt_in bigint not null,
    debt_out bigint not null,
    amount bigint not null,
    figures_now text not null,
    due_now bigint not null,
    carried_in_now bigint not null,
    carried_out_now bigint not null,
    calc_version bigint not null,
    status text not null,
    decided_by text not null,
    decided_at bigint,
    reason text not null,
    paid_amount bigint not null,
    paid_at bigint,
    overdue_at bigint not null,
    settled_at bigint not null
) /* sqlite: without rowid */;

create unique index settlements_by_contract on settlements (contract_id, period, first, closed_only);
create index settlements_of_payee on settlements (payee_id, contract_type, ends_at, id);
create index settlements_of_payer on settlements (payer_id, contract_type, ends_at, id);
create index settlements_by_status on settlements (status, depth, ends_at, id);
create index settlements_by_time on settlements (settled_at, id);

-- What corrections have left to be taken from what a contract brings; never above zero.
create table settlement_debts (
    contract_id text primary key,
    debt bigint not null
) /* sqlite: without rowid */;

-- Money that was paid for a settlement: one row each time.
create table settlement_payments (
    settlement_id text not null,
    seq bigint not null,
    amount bigint not null,
    transaction_id text not null,
    paid_at bigint not null,
    primary key (settlement_id, seq)
) /* sqlite: without rowid */;

create index settlement_payments_by_transaction on settlement_payments (transaction_id);
create index settlement_payments_by_time on settlement_payments (paid_at);

-- What an operator puts right of a contract's settlements: one proposes, another approves, and the next settlement of the contract counts it
-- (`settled_in`). Below zero it is carried against what comes.
create table settlement_corrections (
    id text primary key,
    settlement_id text not null references settlements (id),
    contract_id text not null,
    period text not null,
    amount bigint not null,
    reason text not null,
    status text not null,
    proposed_by text not null,
    proposed_at bigint not null,
    decided_by text not null,
    decided_at bigint,
    settled_in text not null default ''
) /* sqlite: without rowid */;

create index settlement_corrections_by_status on settlement_corrections (status, proposed_at);
create index settlement_corrections_open on settlement_corrections (contract_id) where settled_in = '';
