-- Plans of cashback. Titles stand in `texts`. Amounts are minor units, a cap of nothing is no bound.
create table cashback_plans (
    id text primary key,
    base text not null,
    period text not null,
    currency text not null,
    starts_at bigint not null,
    cap bigint,
    least bigint not null default 0,
    wager_multiplier bigint not null default 0,
    claim_days bigint not null default 7,
    enabled bigint not null default 1,
    rank bigint not null default 0
);

-- What part comes back, in hundredths of a percent, by product and from which level on.
create table cashback_rates (
    id text primary key,
    plan_id text not null references cashback_plans (id),
    product text not null,
    level_min bigint not null default 0,
    rate bigint not null,
    rank bigint not null default 0
);

create unique index cashback_rates_once on cashback_rates (plan_id, product, level_min);

-- A period of a plan: under which terms it was settled, and how far that has come over the members. A plan that was off, or that the licence forbade,
-- has skipped it. Days are numbers since 1970.
create table cashback_runs (
    plan_id text not null,
    first_day bigint not null,
    last_day bigint not null,
    base text not null,
    cap bigint,
    least bigint not null,
    wager_multiplier bigint not null,
    claim_days bigint not null,
    skipped bigint not null,
    reached text not null default '',
    members bigint not null default 0,
    amount bigint not null default 0,
    started_at bigint not null,
    finished_at bigint,
    primary key (plan_id, first_day)
);

create index cashback_runs_by_time on cashback_runs (started_at, plan_id, first_day);

-- What a period of a plan has brought a member, once. `due` is by its own bets when it was settled, `due_now` as corrections have left it, `corrected` what
-- corrections of earlier periods have changed, `carried_in` and `carried_out` what of those could not be taken yet (never above zero).
create table cashback_entries (
    plan_id text not null,
    first_day bigint not null,
    last_day bigint not null,
    member_id text not null references members (id),
    level bigint not null,
    due bigint not null,
    due_now bigint not null,
    corrected bigint not null,
    carried_in bigint not null,
    carried_out bigint not null,
    amount bigint not null,
    withheld bigint not null,
    reward_id text not null default '',
    settled_at bigint not null,
    primary key (plan_id, first_day, member_id)
);

create index cashback_entries_of on cashback_entries (member_id, plan_id, first_day);
create index cashback_entries_by_time on cashback_entries (settled_at, plan_id, member_id);

-- The bets behind an entry as they were when it was settled, and the rates that counted.
create table cashback_lines (
    plan_id text not null,
    first_day bigint not null,
    member_id text not null,
    product text not null,
    stake bigint not null,
    payout bigint not null,
    valid_bet bigint not null,
    rate bigint not null,
    primary key (member_id, plan_id, first_day, product)
);
