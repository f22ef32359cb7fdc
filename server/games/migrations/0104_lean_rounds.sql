-- What every bet writes, with as few rows and indexes as it takes. `version` guards a round: each change names the one that it has
-- seen, so that two calls of one round never both decide on the same state. `bets` and `wins` count what stands in it.
create table guarded_rounds (
    id text primary key,
    supplier text not null,
    supplier_round text not null,
    member_id text not null,
    vendor text not null,
    game_code text not null,
    currency text not null,
    stake bigint not null,
    payout bigint not null,
    state text not null,
    opened_at bigint not null,
    closed_at bigint,
    version bigint not null default 1,
    bets bigint not null default 0,
    wins bigint not null default 0,
    unique (supplier, supplier_round)
) /* sqlite: without rowid */;

insert into guarded_rounds (id, supplier, supplier_round, member_id, vendor, game_code, currency, stake, payout, state, opened_at,
    closed_at, bets, wins)
select r.id, r.supplier, r.supplier_round, r.member_id, r.vendor, r.game_code, r.currency, r.stake, r.payout, r.state, r.opened_at,
    r.closed_at,
    (select count(*) from seamless_transactions t where t.round_id = r.id and t.kind = 'bet' and t.state = 'done'),
    (select count(*) from seamless_transactions t where t.round_id = r.id and t.kind = 'win' and t.state = 'done')
from rounds r;

drop table rounds;
alter table guarded_rounds rename to rounds;
create index rounds_by_member on rounds (member_id, opened_at);
create index rounds_by_time on rounds (opened_at, game_code);
create index rounds_by_win on rounds (closed_at, payout) where state = 'closed' and payout > stake;

create table lean_transactions (
    supplier text not null,
    transaction_uuid text not null,
    kind text not null,
    fingerprint text not null,
    state text not null,
    member_id text not null,
    round_id text not null,
    amount bigint not null,
    currency text not null,
    balance_after bigint not null,
    created_at bigint not null,
    primary key (supplier, transaction_uuid)
) /* sqlite: without rowid */;

insert into lean_transactions (supplier, transaction_uuid, kind, fingerprint, state, member_id, round_id, amount, currency,
    balance_after, created_at)
select supplier, transaction_uuid, kind, fingerprint, state, member_id, round_id, amount, currency, balance_after, created_at
from seamless_transactions;

drop table seamless_transactions;
alter table lean_transactions rename to seamless_transactions;
