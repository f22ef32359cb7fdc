//! The data for lists of settlements: a contract of each type for the measured agents and their direct downlines, with past
//! settlements. One real settlement of each contract is copied for each period of the past.

use lumora_core::domain::agent::terms::{ContractPeriod, ContractType, Payer};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::store::{Connection, StoreError, sql};

use super::Asker;
use super::contracts::{begin, run, sign, terms};
use crate::Failure;
use crate::prepare::now_ms;

const SLOT_MS: i64 = 5 * MINUTE_MS;
const HOUR_MS: i64 = 60 * 60 * 1000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Type, period, letter in the id, length of a period in milliseconds, and number of past periods: real-time for ninety days, the
/// others for a year.
const TYPES: [(ContractType, ContractPeriod, &str, i64, i64); 4] = [
    (ContractType::RealTime, ContractPeriod::RealTime, "r", SLOT_MS, 90 * 288),
    (ContractType::Hourly, ContractPeriod::Hourly, "h", HOUR_MS, 365 * 24),
    (ContractType::Daily, ContractPeriod::Daily, "d", DAY_MS, 365),
    (ContractType::Dividend, ContractPeriod::Monthly, "m", 30 * DAY_MS, 12),
];

const COLUMNS: &str = "version, payer_id, payee_id, currency, depth, closing, closed_only, late, turnover, valid_bet, payout, rebate, bonuses, deposits,
    basis_amount, carried_in, carried_out, active_members, tier, rate, capped, stopped, due, corrected, debt_in, debt_out, amount, figures_now, due_now,
    carried_in_now, carried_out_now, calc_version, decided_by, decided_at, reason";

/// Writes the contracts and settlements.
pub(super) async fn write(base: &Base, askers: &[Asker]) -> Result<(), Failure> {
    let now_ms = now_ms()?;
    let mut texts = Vec::new();
    for (contract_type, period, word, ..) in TYPES {
        texts.push((contract_type, period, word, terms(contract_type, period, Payer::Upline)?));
    }
    let ids: Vec<String> = askers.iter().map(|it| it.id.clone()).collect();
    let work = async move |tx: &mut Connection| {
        let slot = begin(&mut *tx, now_ms).await?;
        let mut agents = ids.clone();
        for id in &ids {
            let below = "select m.id from placements p join members m on m.id = p.member_id
                         where p.upline_id = $1 and p.until_ms is null and m.account_type <> 0 order by 1 limit 5";
            agents.extend(sql::query_scalar::<String>(below).bind(id).fetch_all(&mut *tx).await?);
        }
        agents.sort();
        agents.dedup();
        for (number, agent) in agents.iter().enumerate() {
            for (contract_type, period, word, text) in &texts {
                let id = format!("bench-{word}-{number:03}");
                // Only the real-time contracts, of five minutes, are settled here.
                let from_ms = slot * SLOT_MS;
                sign(&mut *tx, &id, agent, (*contract_type, *period, text.as_str()), from_ms).await?;
            }
        }
        Ok::<_, StoreError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    run(base).await?;
    for (contract_type, period, word, length, count) in TYPES {
        let text = format!(
            "insert into settlements (id, contract_id, contract_type, period, first, last, starts_at, ends_at, status, paid_amount, paid_at, overdue_at,
                settled_at, {COLUMNS})
             with recursive past (n) as (select cast(1 as bigint) union all select p.n + 1 from past p where p.n < {count})
             select 'past' || '{word}' || substr(s.contract_id, 9) || '-' || p.n, 'bench-{word}' || substr(s.contract_id, 8), '{type_name}', '{period_name}',
                {last} - p.n, {last} - p.n, ({last} - p.n) * {length}, ({last} - p.n + 1) * {length}, 'PAID', s.amount, ({last} - p.n + 1) * {length} + 40000,
                s.overdue_at, ({last} - p.n + 1) * {length} + 40000, {columns}
             from settlements s cross join past p where s.contract_id like 'bench-r-%' and s.id not like 'past%'",
            // Before the settlement that was made here.
            last = now_ms / length - 2,
            type_name = contract_type.name(),
            period_name = period.name(),
            columns = COLUMNS.split(',').map(|it| format!("s.{}", it.trim())).collect::<Vec<_>>().join(", "),
        );
        let work =
            async move |tx: &mut Connection| sql::query(sql::AssertSqlSafe(text.clone())).execute(tx).await.map(drop);
        base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?;
    }
    let payments = "insert into settlement_payments (settlement_id, seq, amount, transaction_id, paid_at)
                    select s.id, 1, s.paid_amount, s.id, s.paid_at from settlements s where s.id like 'past%' and s.paid_amount > 0";
    let work = async move |tx: &mut Connection| sql::query(payments).execute(tx).await.map(drop);
    Ok(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?)
}
