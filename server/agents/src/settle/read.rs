//! Settlements as agents read them: those that they are paid, and those that they pay.

use lumora_core::domain::agent::settle::Need;
use lumora_core::domain::agent::terms::ContractPeriod;
use lumora_core::domain::money::Money;
use lumora_core::wire::{
    AgentSettlementDetail, AgentSettlementLine, AgentSettlementLines, AgentSettlementPage, AgentSettlementPayment,
    AgentTierNeed, Amount,
};
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::params::unfit;
use platform::store::{Store, StoreError, from_row, sql};
use reports::team::{SettlementFilter, SettlementRow, SettlementSums};
use serde::Deserialize;

use super::due;
use crate::closed;

fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn amount(units: i64) -> Amount {
    Amount(Money(units))
}

/// A page of settlements; the first one says what all of them come to.
///
/// # Errors
/// 422 for a cursor that is none; otherwise when the database fails.
pub(super) async fn page(
    store: &Store,
    (agent_id, filter): (&str, &SettlementFilter),
    days: (Day, Day),
    (cursor, size): (Option<&str>, u32),
) -> Result<AgentSettlementPage, ApiError> {
    if cursor.is_some_and(|cursor| !SettlementRow::is_cursor(cursor)) {
        return Err(wrong_cursor());
    }
    let most = usize::try_from(size).unwrap_or(usize::MAX);
    let mut rows = filter.page(store, cursor, size.saturating_add(1)).await?;
    let has_more = rows.len() > most;
    rows.truncate(most);
    let sums = if cursor.is_none() { filter.sums(store).await? } else { SettlementSums::default() };
    let next = rows.last().filter(|_| has_more).map(SettlementRow::cursor);
    Ok(AgentSettlementPage {
        content: rows.into_iter().map(|row| row.shown(agent_id)).collect(),
        next: next.unwrap_or_default(),
        count: small(sums.count),
        amount: amount(sums.amount),
        paid: amount(sums.paid),
        from: days.0.name(),
        until: days.1.name(),
        offset_minutes: i32::try_from(offset_minutes(store.reader()).await?).unwrap_or(0),
    })
}

fn wrong_cursor() -> ApiError {
    unfit("cursor", "cursor must be the next of a page, as it came".to_owned())
}

async fn own(store: &Store, agent_id: &str, id: &str) -> Result<SettlementRow, ApiError> {
    SettlementRow::of(store, agent_id, id).await?.ok_or_else(|| ApiError::not_found("settlement"))
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

fn stopped(row: &SettlementRow) -> Result<Vec<AgentTierNeed>, StoreError> {
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
    let terms = due::version(store.reader(), &found.contract_id, found.version).await?;
    let query = "select amount, transaction_id, paid_at from settlement_payments where settlement_id = $1 order by seq";
    let payments: Vec<(i64, String, i64)> = sql::query_as(query).bind(id).fetch_all(store.reader()).await?;
    let payment = |(units, transaction_id, at): (i64, String, i64)| AgentSettlementPayment {
        amount: amount(units),
        transaction_id,
        paid_at: rfc3339(at),
    };
    let offset = offset_minutes(store.reader()).await?;
    Ok(AgentSettlementDetail {
        from_day: Day::at(found.starts_at, offset).name(),
        until_day: Day::at(found.ends_at - 1, offset).name(),
        terms: terms.map(|it| it.terms).unwrap_or_default(),
        stopped: stopped(&found)?,
        payments: payments.into_iter().map(payment).collect(),
        settlement: found.shown(agent_id),
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
    let row = own(store, agent_id, id).await?;
    let due = due::version(store.reader(), &row.contract_id, row.version).await?;
    let Some(due) = due.filter(|_| row.closed_only == 0) else { return Ok(AgentSettlementLines::default()) };
    let (member_id, product) = match cursor {
        None => ("", ""),
        Some(cursor) => cursor.split_once('-').ok_or_else(wrong_cursor)?,
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
