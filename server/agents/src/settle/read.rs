//! Settlements as agents read them: those that they are paid, and those that they pay.

use identity::member::masked_account;
use lumora_core::domain::agent::settle::Need;
use lumora_core::domain::agent::settlement::{SettlementRole, SettlementStatus};
use lumora_core::domain::agent::terms::{ContractPeriod, ContractType};
use lumora_core::domain::money::Money;
use lumora_core::wire::{
    AgentSettlement, AgentSettlementDetail, AgentSettlementLine, AgentSettlementLines, AgentSettlementPage,
    AgentSettlementPayment, AgentTierNeed, Amount,
};
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::params::unfit;
use platform::store::{Store, StoreError, from_row, sql};
use serde::Deserialize;

use super::desk::{SELECT, Shown};
use super::due;
use super::row::Settlement;
use crate::closed;

/// Which settlements of whom.
#[derive(Debug, Clone)]
pub(super) struct Filter {
    pub(super) agent_id: String,
    pub(super) contract_type: ContractType,
    pub(super) role: SettlementRole,
    pub(super) status: Option<SettlementStatus>,
    /// Account name of the other side; empty for all.
    pub(super) account: String,
    /// Periods that end behind this time, in milliseconds.
    pub(super) from_ms: i64,
    /// And no later than this.
    pub(super) until_ms: i64,
}

/// Where a page begins: behind the end of a period, and an id.
type Place = (i64, String);

fn place(cursor: Option<&str>) -> Result<Place, ApiError> {
    let Some(cursor) = cursor else { return Ok((i64::MAX, String::new())) };
    let read = cursor.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
    read.ok_or_else(|| unfit("cursor", "cursor must be the next of a page, as it came".to_owned()))
}

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn amount(units: i64) -> Amount {
    Amount(Money(units))
}

/// A settlement as one of its sides reads it.
pub(super) fn shown(Shown { row, payer, payee }: &Shown, agent_id: &str) -> AgentSettlement {
    let role = if row.payee_id == agent_id { SettlementRole::Payee } else { SettlementRole::Payer };
    AgentSettlement {
        id: row.id.clone(),
        contract_id: row.contract_id.clone(),
        version: small(row.version),
        contract_type: ContractType::from_name(&row.contract_type).unwrap_or_default(),
        period: ContractPeriod::from_name(&row.period).unwrap_or_default(),
        starts_at: rfc3339(row.starts_at),
        ends_at: rfc3339(row.ends_at),
        role,
        payer: if payer.is_empty() || role == SettlementRole::Payer { String::new() } else { masked_account(payer) },
        payee: payee.clone(),
        currency: row.currency.clone(),
        turnover: amount(row.turnover),
        valid_bet: amount(row.valid_bet),
        payout: amount(row.payout),
        rebate: amount(row.rebate),
        bonuses: amount(row.bonuses),
        deposits: amount(row.deposits),
        net_loss: Amount(row.net_loss()),
        basis_amount: amount(row.basis_amount),
        carried_in: amount(row.carried_in),
        carried_out: amount(row.carried_out),
        active_members: small(row.active_members),
        tier: row.tier.map_or(0, |tier| small(tier + 1)),
        rate: small(row.rate),
        capped: row.capped != 0,
        due: amount(row.due),
        due_now: amount(row.due_now),
        corrected: amount(row.corrected),
        debt_in: amount(row.debt_in),
        debt_out: amount(row.debt_out),
        amount: amount(row.amount),
        paid: amount(row.paid_amount),
        status: SettlementStatus::from_name(&row.status).unwrap_or_default(),
        reason: row.reason.clone(),
        paid_at: row.paid_at.map(rfc3339).unwrap_or_default(),
        settled_at: rfc3339(row.settled_at),
        calc_version: small(row.calc_version),
        corrections_only: row.closed_only != 0,
        late: row.late != 0,
    }
}

impl Filter {
    /// The condition, with `$1` to `$6`. One side of an index each.
    fn which(&self) -> &'static str {
        match self.role {
            SettlementRole::Payee => {
                "s.payee_id = $1 and s.contract_type = $2 and ($3 = '' or s.status = $3) and ($4 = '' or u.account = $4)
                 and s.ends_at > $5 and s.ends_at <= $6"
            }
            SettlementRole::Payer => {
                "s.payer_id = $1 and s.contract_type = $2 and ($3 = '' or s.status = $3) and ($4 = '' or m.account = $4)
                 and s.ends_at > $5 and s.ends_at <= $6"
            }
        }
    }

    async fn sums(&self, executor: impl sql::Executor) -> Result<(i64, i64, i64), StoreError> {
        let text = format!(
            "select count(*), cast(coalesce(sum(s.amount), 0) as bigint), cast(coalesce(sum(s.paid_amount), 0) as bigint) from settlements s
             join members m on m.id = s.payee_id left join members u on u.id = s.payer_id where {}",
            self.which()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(&self.agent_id).bind(self.contract_type.name());
        let query = query.bind(self.status.map_or("", SettlementStatus::name)).bind(&self.account);
        query.bind(self.from_ms).bind(self.until_ms).fetch_one(executor).await
    }

    async fn rows(&self, store: &Store, place: &Place, limit: i64) -> Result<Vec<Shown>, StoreError> {
        let text = format!(
            "{SELECT} where {} and (s.ends_at < $7 or (s.ends_at = $7 and s.id < $8)) order by s.ends_at desc, s.id desc limit $9",
            self.which()
        );
        let query = sql::query_as(sql::AssertSqlSafe(text)).bind(&self.agent_id).bind(self.contract_type.name());
        let query = query.bind(self.status.map_or("", SettlementStatus::name)).bind(&self.account);
        let query = query.bind(self.from_ms).bind(self.until_ms).bind(place.0).bind(&place.1);
        query.bind(limit).fetch_all(store.reader()).await
    }
}

/// A page of settlements; the first one says what all of them come to.
///
/// # Errors
/// 422 for a cursor that is none; otherwise when the database fails.
pub(super) async fn page(
    store: &Store,
    filter: &Filter,
    (cursor, size): (Option<&str>, u32),
) -> Result<AgentSettlementPage, ApiError> {
    let place = place(cursor)?;
    let most = usize::try_from(size).unwrap_or(usize::MAX);
    let mut rows = filter.rows(store, &place, i64::from(size) + 1).await?;
    let has_more = rows.len() > most;
    rows.truncate(most);
    let (count, sum, paid) = if cursor.is_none() { filter.sums(store.reader()).await? } else { (0, 0, 0) };
    let next = rows.last().filter(|_| has_more).map(|it| format!("{}-{}", it.row.ends_at, it.row.id));
    Ok(AgentSettlementPage {
        content: rows.iter().map(|row| shown(row, &filter.agent_id)).collect(),
        next: next.unwrap_or_default(),
        count: small(count),
        amount: amount(sum),
        paid: amount(paid),
    })
}

/// The settlement with this id, where the agent is one of its sides. Those of others are looked for in the same way, and are not there.
async fn own(store: &Store, agent_id: &str, id: &str) -> Result<Shown, ApiError> {
    let text = format!("{SELECT} where s.id = $1 and (s.payee_id = $2 or s.payer_id = $2)");
    let found = sql::query_as(sql::AssertSqlSafe(text)).bind(id).bind(agent_id).fetch_optional(store.reader()).await?;
    found.ok_or_else(|| ApiError::not_found("settlement"))
}

/// Needs of a tier as they are stored.
#[derive(Deserialize)]
struct StoredTier {
    tier: u32,
    by: Vec<StoredNeed>,
}

#[derive(Deserialize)]
struct StoredNeed {
    need: String,
    reached: i64,
    needed: i64,
}

fn stopped(row: &Settlement) -> Result<Vec<AgentTierNeed>, StoreError> {
    let stored: Vec<StoredTier> = serde_json::from_str(&row.stopped)
        .map_err(|error| StoreError::Corrupt(format!("tiers of settlement {}: {error}", row.id)))?;
    let needs = stored.into_iter().flat_map(|tier| {
        tier.by.into_iter().map(move |it| AgentTierNeed {
            tier: tier.tier + 1,
            need: Need::from_name(&it.need).unwrap_or_default(),
            reached: it.reached,
            needed: it.needed,
        })
    });
    Ok(needs.collect())
}

/// A settlement with how it came about.
///
/// # Errors
/// 404 for one of others, as for none; otherwise when the database fails.
pub(super) async fn detail(store: &Store, agent_id: &str, id: &str) -> Result<AgentSettlementDetail, ApiError> {
    let found = own(store, agent_id, id).await?;
    let terms = due::version(store.reader(), &found.row.contract_id, found.row.version).await?;
    let query = "select amount, transaction_id, paid_at from settlement_payments where settlement_id = $1 order by seq";
    let payments: Vec<(i64, String, i64)> = sql::query_as(query).bind(id).fetch_all(store.reader()).await?;
    let payment = |(units, transaction_id, at): (i64, String, i64)| AgentSettlementPayment {
        amount: amount(units),
        transaction_id,
        paid_at: rfc3339(at),
    };
    let offset = offset_minutes(store.reader()).await?;
    Ok(AgentSettlementDetail {
        settlement: shown(&found, agent_id),
        from_day: Day::at(found.row.starts_at, offset).name(),
        until_day: Day::at(found.row.ends_at - 1, offset).name(),
        terms: terms.map(|it| it.terms).unwrap_or_default(),
        stopped: stopped(&found.row)?,
        payments: payments.into_iter().map(payment).collect(),
    })
}

struct LineRow {
    member_id: String,
    account: String,
    depth: i64,
    product: String,
    stake: i64,
    valid_bet: i64,
    payout: i64,
    rebate: i64,
    bonuses: i64,
    deposits: i64,
}

from_row!(LineRow { member_id, account, depth, product, stake, valid_bet, payout, rebate, bonuses, deposits });

/// What each member of the team did in the period of a settlement, as it was known when that was settled; of one with bets that came to light later, as it
/// is known now.
///
/// # Errors
/// 404 for one of others, as for none; 422 for a cursor that is none; otherwise when the database fails.
pub(super) async fn lines(
    store: &Store,
    (agent_id, id): (&str, &str),
    (cursor, size): (Option<&str>, u32),
) -> Result<AgentSettlementLines, ApiError> {
    let Shown { row, .. } = own(store, agent_id, id).await?;
    let due = due::version(store.reader(), &row.contract_id, row.version).await?;
    let Some(due) = due.filter(|_| row.closed_only == 0) else { return Ok(AgentSettlementLines::default()) };
    let (member_id, product) = match cursor {
        None => ("", ""),
        Some(cursor) => cursor
            .split_once('-')
            .ok_or_else(|| unfit("cursor", "cursor must be the next of a page, as it came".to_owned()))?,
    };
    let terms = &due.terms;
    let unit = ContractPeriod::from_name(&row.period).unwrap_or_default().unit();
    let query = "select p.member_id, m.account, coalesce(min(a.depth), 0) as depth, k.product, cast(sum(k.stake) as bigint) as stake,
                 cast(sum(k.valid_bet) as bigint) as valid_bet, cast(sum(k.payout) as bigint) as payout, cast(sum(k.rebate) as bigint) as rebate,
                 cast(sum(k.bonuses) as bigint) as bonuses, cast(sum(k.deposits) as bigint) as deposits
                 from closed_figures k join placements p on p.id = k.placement_id join members m on m.id = p.member_id
                 left join placement_ancestors a on a.placement_id = k.placement_id and a.ancestor_id = $1
                 where k.unit = $2 and k.number >= $3 and k.number <= $4 and k.closing <= $5 and k.currency = $6
                 and (a.depth = 1 or (a.depth > 1 and $7 = 1) or (p.member_id = $1 and $8 = 1))
                 and (k.product = '' or $9 = ' ALL ' or $9 like '% ' || k.product || ' %')
                 and (p.member_id > $10 or (p.member_id = $10 and k.product > $11))
                 group by p.member_id, m.account, k.product order by p.member_id, k.product limit $12";
    let closing = if row.late != 0 { i64::MAX } else { row.closing };
    let query = sql::query_as(query).bind(&row.payee_id).bind(closed::name(unit)).bind(row.first).bind(row.last);
    let query = query.bind(closing).bind(&row.currency).bind(i64::from(terms.include_sub_teams));
    let query = query.bind(i64::from(terms.include_self)).bind(format!(" {} ", terms.scope().join(" ")));
    let query = query.bind(member_id).bind(product).bind(i64::from(size) + 1);
    let mut rows: Vec<LineRow> = query.fetch_all(store.reader()).await?;
    let has_more = rows.len() > usize::try_from(size).unwrap_or(usize::MAX);
    rows.truncate(usize::try_from(size).unwrap_or(usize::MAX));
    let next = rows.last().filter(|_| has_more).map(|it| format!("{}-{}", it.member_id, it.product));
    Ok(AgentSettlementLines { content: rows.into_iter().map(line).collect(), next: next.unwrap_or_default() })
}

fn line(row: LineRow) -> AgentSettlementLine {
    AgentSettlementLine {
        member_id: row.member_id,
        account: row.account,
        depth: small(row.depth),
        product: row.product,
        turnover: amount(row.stake),
        valid_bet: amount(row.valid_bet),
        payout: amount(row.payout),
        rebate: amount(row.rebate),
        bonuses: amount(row.bonuses),
        deposits: amount(row.deposits),
    }
}
