//! Settlements of real-time contracts: a slot of five minutes in which everybody has played, and contracts with the first agents from
//! the top of the tree. What one run has signed and settled is deleted before the next, so that a database can be used again.

use std::time::Instant;

use agents::cutoff::last_over;
use agents::settle::SettleRealTime;
use lumora_core::domain::agent::periods::Unit;
use lumora_core::domain::agent::terms::{Basis, ContractPeriod, ContractType, Payer, Terms};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::jobs::{Kind, Schedule, Worker, admin};
use platform::store::{Connection, StoreError, sql};
use serde::Serialize;

use crate::Failure;
use crate::prepare::now_ms;

/// Length of a slot, in milliseconds.
const SLOT_MS: i64 = 5 * MINUTE_MS;

/// Result of a settlement run.
#[derive(Debug, Serialize)]
pub(super) struct Settled {
    contracts: i64,
    paid: i64,
    seconds: f64,
}

const CLEAN_UP: [&str; 11] = [
    "delete from settlement_payments where settlement_id in (select id from settlements where contract_id like 'bench%')",
    "delete from settlements where contract_id like 'bench%'",
    "delete from settlement_days",
    "delete from settlement_income",
    "delete from settlement_debts where contract_id like 'bench%'",
    "delete from contract_versions where contract_id like 'bench%'",
    "delete from contracts where id like 'bench%'",
    "delete from settlement_runs",
    "delete from closings where unit = 'SLOT'",
    "delete from closed_figures where unit = 'SLOT'",
    // Play that an earlier run has added: nobody else has such stakes.
    "delete from placement_slots where product = 'RNG' and bets = 3 and stake = 300000",
];

pub(super) fn terms(contract_type: ContractType, period: ContractPeriod, payer: Payer) -> Result<String, Failure> {
    let basis = if contract_type == ContractType::Dividend { Basis::NetLoss } else { Basis::ValidBet };
    let products = vec!["ALL".to_owned()];
    let terms = Terms {
        contract_type,
        products,
        basis,
        include_sub_teams: true,
        period,
        guaranteed_rate: 50,
        payer,
        ..Terms::default()
    };
    Ok(serde_json::to_string(&terms)?)
}

/// Signs a contract between an agent and its present upline.
pub(super) async fn sign(
    tx: &mut Connection,
    id: &str,
    downline_id: &str,
    (contract_type, period, text): (ContractType, ContractPeriod, &str),
    from_ms: i64,
) -> Result<(), StoreError> {
    let insert = "insert into contracts (id, contract_type, basis, scope, upline_id, downline_id, currency, status, version, created_at)
                  select $1, $2, $3, 'ALL', p.upline_id, p.member_id, 'USD', 'ACTIVE', 1, 0
                  from placements p where p.member_id = $4 and p.until_ms is null";
    let basis = if contract_type == ContractType::Dividend { Basis::NetLoss } else { Basis::ValidBet };
    sql::query(insert)
        .bind(id)
        .bind(contract_type.name())
        .bind(basis.name())
        .bind(downline_id)
        .execute(&mut *tx)
        .await?;
    let insert = "insert into contract_versions (contract_id, version, period, terms, text, hash, effective_from, effective_to, signed_at)
                  values ($1, 1, $2, $3, '', '', $4, null, 0)";
    sql::query(insert).bind(id).bind(period.name()).bind(text).bind(from_ms).execute(tx).await.map(drop)
}

/// Deletes what earlier runs have left, and adds play of everybody to the last slot that is over; gives that slot.
pub(super) async fn begin(tx: &mut Connection, now_ms: i64) -> Result<i64, StoreError> {
    for statement in CLEAN_UP {
        sql::query(statement).execute(&mut *tx).await?;
    }
    let slot = last_over(Unit::FiveMinutes, now_ms, 0);
    let insert =
        "insert into placement_slots (placement_id, slot, product, currency, bets, stake, valid_bet, payout, changed)
                  select p.id, $1, 'RNG', 'USD', 3, 300000, 300000, 150000, c.number from placements p
                  join members m on m.id = p.member_id and m.account like 'team%' cross join figure_counts c
                  where p.until_ms is null on conflict do nothing";
    sql::query(insert).bind(slot).execute(tx).await?;
    Ok(slot)
}

/// Signs contracts with agents from the top down, every second one paid by its upline, and settles the slot.
pub(super) async fn settle(base: &Base, contracts: usize) -> Result<Settled, Failure> {
    let texts =
        [Payer::Operator, Payer::Upline].map(|payer| terms(ContractType::RealTime, ContractPeriod::RealTime, payer));
    let [by_operator, by_upline] = texts;
    let (by_operator, by_upline, now_ms) = (by_operator?, by_upline?, now_ms()?);
    let most = i64::try_from(contracts)?;
    let work = async move |tx: &mut Connection| {
        let slot = begin(&mut *tx, now_ms).await?;
        let agents =
            "select id from members where account like 'team%' and account_type <> 0 order by account limit $1";
        let agents: Vec<String> = sql::query_scalar(agents).bind(most).fetch_all(&mut *tx).await?;
        for (number, agent) in agents.iter().enumerate() {
            let text = if number == 0 || number % 2 == 1 { &by_operator } else { &by_upline };
            let kind = (ContractType::RealTime, ContractPeriod::RealTime, text.as_str());
            sign(&mut *tx, &format!("bench{number:06}"), agent, kind, slot * SLOT_MS).await?;
        }
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let seconds = run(base).await?;
    let number = async |query: &'static str| -> Result<i64, StoreError> {
        sql::query_scalar(query).fetch_one(base.store.reader()).await
    };
    let settled: i64 =
        number("select count(*) from settlements where contract_id like 'bench%' and amount > 0").await?;
    let paid: i64 =
        number("select count(*) from settlements where contract_id like 'bench%' and status in ('PAID', 'PARTIAL')")
            .await?;
    let signed: i64 = number("select count(*) from contracts where id like 'bench%'").await?;
    if settled < signed {
        return Err(format!("of {signed} contracts {settled} were settled").into());
    }
    Ok(Settled { contracts: signed, paid, seconds })
}

/// Runs the job that settles real-time contracts; gives its duration in seconds.
pub(super) async fn run(base: &Base) -> Result<f64, Failure> {
    // The figures of earlier payments are counted before, outside of the measured time.
    agents::figures::count_figures(&base.store).await?;
    let schedule = Schedule::of::<SettleRealTime>();
    let now_ms = now_ms()?;
    let asked = base.store.write(move |tx| Box::pin(async move { admin::run_now(tx, &schedule, now_ms).await }));
    asked.await?;
    let kind = Kind::scheduled::<SettleRealTime>();
    let worker = Worker::new(base.store.clone(), base.clock.clone(), vec![kind.bind(base)]);
    let began = Instant::now();
    worker.run_due().await?;
    Ok(began.elapsed().as_secs_f64())
}
