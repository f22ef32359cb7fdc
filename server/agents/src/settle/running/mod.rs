//! Running periods of an agent's contracts: what they would give if they ended now, and what is missing for the next tier.

mod read;
mod team_cache;

use lumora_core::domain::agent::progress::progress;
use lumora_core::domain::agent::settle::NeedProgress;
use lumora_core::domain::agent::settlement::SettlementRole;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentRunningPeriod, AgentTierNeed, Amount};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, sql};

use super::due::{self, Due, payer_id};
use crate::figures::Zone;

pub use team_cache::RunningTeams;

/// Running periods of the contracts of a type that the agent is paid by or pays.
pub(super) async fn running(
    tx: &mut Connection,
    teams: &RunningTeams,
    (agent_id, contract_type): (&str, ContractType),
    now_ms: i64,
) -> Result<Vec<AgentRunningPeriod>, StoreError> {
    let zone = Zone::read(&mut *tx).await?;
    let query = "select c.id, v.version from contracts c join contract_versions v on v.contract_id = c.id
                 where c.contract_type = $1 and (c.downline_id = $2 or c.upline_id = $2) and v.effective_from <= $3
                 and (v.effective_to is null or v.effective_to > $3) order by case when c.downline_id = $2 then 0 else 1 end, c.id limit 100";
    let query = sql::query_as(query).bind(contract_type.name()).bind(agent_id).bind(now_ms);
    let found: Vec<(String, i64)> = query.fetch_all(&mut *tx).await?;
    let mut all = Vec::new();
    for (contract_id, version) in found {
        let Some(due) = due::version(&mut *tx, &contract_id, version).await? else { continue };
        let role = if due.downline_id == agent_id { SettlementRole::Payee } else { SettlementRole::Payer };
        if role == SettlementRole::Payer && payer_id(&due) != agent_id {
            continue;
        }
        all.push(AgentRunningPeriod { role, ..running_period(&mut *tx, teams, &due, (now_ms, zone)).await? });
    }
    Ok(all)
}

async fn running_period(
    tx: &mut Connection,
    teams: &RunningTeams,
    due: &Due,
    (now_ms, zone): (i64, Zone),
) -> Result<AgentRunningPeriod, StoreError> {
    let period = due.terms.period;
    let span = period.at(now_ms, zone.offset_minutes);
    let (starts_at, ends_at) = period.runs(span, zone.offset_minutes);
    let figures = teams.figures(&mut *tx, due, span, zone).await?;
    let carried = "select carried_out_now from settlements where contract_id = $1 and period = $2 and closed_only = 0
                   order by first desc limit 1";
    let carried = sql::query_scalar(carried).bind(&due.contract_id).bind(period.name());
    let carried: i64 = carried.fetch_optional(&mut *tx).await?.unwrap_or(0);
    let payee = "select account from members where id = $1";
    let payee: Option<String> = sql::query_scalar(payee).bind(&due.downline_id).fetch_optional(tx).await?;
    let progress = progress(&due.terms, &figures, Money(carried));
    let tier = |at: usize| u32::try_from(at + 1).unwrap_or(u32::MAX);
    let need = |at: usize, it: NeedProgress| AgentTierNeed {
        tier: tier(at),
        need: it.need,
        reached: it.reached,
        needed: it.needed,
    };
    let next = progress.next;
    Ok(AgentRunningPeriod {
        contract_id: due.contract_id.clone(),
        payee: payee.unwrap_or_default(),
        role: SettlementRole::Payee,
        period,
        starts_at: rfc3339(starts_at),
        ends_at: rfc3339(ends_at),
        currency: due.currency.clone(),
        basis_amount: Amount(progress.so_far.basis_amount),
        carried_in: Amount(progress.so_far.carried_in),
        active_members: progress.so_far.active_members,
        tier: progress.so_far.tier.map_or(0, tier),
        rate: progress.so_far.rate,
        amount: Amount(progress.so_far.amount),
        next_rate: next.as_ref().map_or(0, |it| it.rate),
        needs: next
            .into_iter()
            .flat_map(|it| it.needs.into_iter().map(move |need_of| need(it.tier, need_of)))
            .collect(),
    })
}
