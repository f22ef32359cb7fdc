//! How the running periods of an agent's contracts stand: what they would bring if they were over now, and how far the next tier is.

use lumora_core::domain::agent::periods::Unit;
use lumora_core::domain::agent::progress::progress;
use lumora_core::domain::agent::settle::Reached;
use lumora_core::domain::agent::settlement::SettlementRole;
use lumora_core::domain::agent::terms::ContractType;
use lumora_core::domain::money::Money;
use lumora_core::domain::record::RecordGroup;
use lumora_core::wire::{AgentRunningPeriod, AgentTierNeed, Amount};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, sql};

use super::due::{self, Due, payer_id};
use super::figured::{Played, Row};
use crate::figures::Zone;

/// Running periods of the contracts of a type in which the agent is one of the sides.
pub(super) async fn running(
    tx: &mut Connection,
    agent_id: &str,
    contract_type: ContractType,
    now_ms: i64,
) -> Result<Vec<AgentRunningPeriod>, StoreError> {
    let offset_minutes = Zone::read(&mut *tx).await?.offset_minutes;
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
        all.push(AgentRunningPeriod { role, ..stands(&mut *tx, &due, now_ms, offset_minutes).await? });
    }
    Ok(all)
}

async fn stands(
    tx: &mut Connection,
    due: &Due,
    now_ms: i64,
    offset_minutes: i64,
) -> Result<AgentRunningPeriod, StoreError> {
    let period = due.terms.period;
    let span = period.at(now_ms, offset_minutes);
    let (starts_at, ends_at) = period.runs(span, offset_minutes);
    let rows = live(&mut *tx, due, period.unit(), (span.first, span.last)).await?;
    let figures = Played::of_team(&due.downline_id, rows).figures(std::slice::from_ref(due)).pop().unwrap_or_default();
    let carried = "select carried_out_now from settlements where contract_id = $1 and period = $2 and closed_only = 0
                   order by first desc limit 1";
    let carried = sql::query_scalar(carried).bind(&due.contract_id).bind(period.name());
    let carried: i64 = carried.fetch_optional(&mut *tx).await?.unwrap_or(0);
    let payee = "select account from members where id = $1";
    let payee: Option<String> = sql::query_scalar(payee).bind(&due.downline_id).fetch_optional(tx).await?;
    let progress = progress(&due.terms, &figures, Money(carried));
    let tier = |at: usize| u32::try_from(at + 1).unwrap_or(u32::MAX);
    let need = |at: usize, it: Reached| AgentTierNeed {
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

/// What the team of a contract has done in the running period, each row with the depth of its placement below who is paid.
async fn live(
    tx: &mut Connection,
    due: &Due,
    unit: Unit,
    (first, last): (i64, i64),
) -> Result<Vec<(i64, Row)>, StoreError> {
    let team = "(select a.placement_id, p.member_id, a.depth from placement_ancestors a join placements p on p.id = a.placement_id
                 where a.ancestor_id = $1 and (a.depth = 1 or $2 = 1)
                 union all select p.id, p.member_id, cast(0 as bigint) from placements p where p.member_id = $1)";
    let (table, number) = match unit {
        Unit::Slot => ("placement_slots", "slot"),
        Unit::Day => ("placement_days", "day"),
    };
    let bets = format!(
        "select t.depth, t.placement_id, t.member_id, s.product, s.currency, cast(sum(s.stake) as bigint) as stake,
         cast(sum(s.valid_bet) as bigint) as valid_bet, cast(sum(s.payout) as bigint) as payout, cast(0 as bigint) as rebate,
         cast(0 as bigint) as bonuses, cast(0 as bigint) as deposits
         from {team} t join {table} s on s.placement_id = t.placement_id where s.{number} >= $3 and s.{number} <= $4
         group by t.depth, t.placement_id, t.member_id, s.product, s.currency"
    );
    let bound = |text: String| {
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(&due.downline_id);
        query.bind(i64::from(due.terms.include_sub_teams)).bind(first).bind(last)
    };
    let mut rows: Vec<Live> = bound(bets).fetch_all(&mut *tx).await?;
    if unit == Unit::Day {
        let kinds = |group: RecordGroup| -> String {
            group.kinds().map(|kind| format!("'{}'", kind.name())).collect::<Vec<_>>().join(", ")
        };
        let sum = |kinds: &str| {
            format!("cast(coalesce(sum(case when s.kind in ({kinds}) then s.amount else 0 end), 0) as bigint)")
        };
        let (bonuses, deposits) = (sum(&kinds(RecordGroup::Rewards)), sum(&kinds(RecordGroup::Deposits)));
        let rebate = sum("'rebate'");
        let money = format!(
            "select t.depth, t.placement_id, t.member_id, '' as product, s.currency, cast(0 as bigint) as stake, cast(0 as bigint) as valid_bet,
             cast(0 as bigint) as payout, {rebate} as rebate, {bonuses} as bonuses, {deposits} as deposits
             from {team} t join placement_money_days s on s.placement_id = t.placement_id where s.day >= $3 and s.day <= $4
             group by t.depth, t.placement_id, t.member_id, s.currency"
        );
        let money: Vec<Live> = bound(money).fetch_all(tx).await?;
        rows.extend(money);
    }
    Ok(rows.into_iter().map(|it| (it.depth, it.row)).collect())
}

struct Live {
    depth: i64,
    row: Row,
}

impl sql::FromRow for Live {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { depth: row.named("depth")?, row: Row::from_row(row)? })
    }
}
