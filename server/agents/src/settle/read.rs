//! Settlements as shown to agents: those that they are paid, and those that they pay.

use lumora_core::domain::agent::settle::Need;
use lumora_core::domain::money::Money;
use lumora_core::wire::{AgentSettlementDetail, AgentSettlementPage, AgentSettlementPayment, AgentTierNeed, Amount};
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::keyset;
use platform::store::{Store, StoreError, sql};
use reports::team::{SettlementFilter, SettlementRow, SettlementSums};
use serde::Deserialize;

use super::due;

pub(super) fn small(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

pub(super) fn amount(units: i64) -> Amount {
    Amount(Money(units))
}

/// A page of settlements; the first page has the sums over all of them.
///
/// # Errors
/// 422 for an invalid cursor; otherwise when the database fails.
pub(super) async fn page(
    store: &Store,
    (agent_id, filter): (&str, &SettlementFilter),
    days: (Day, Day),
    (cursor, size): (Option<&str>, u32),
) -> Result<AgentSettlementPage, ApiError> {
    if cursor.is_some_and(|cursor| !SettlementRow::is_cursor(cursor)) {
        return Err(keyset::invalid_cursor());
    }
    let rows = filter.page(store, cursor, size.saturating_add(1)).await?;
    let (rows, next) = keyset::page(rows, size, SettlementRow::cursor);
    let sums = if cursor.is_none() { filter.sums(store).await? } else { SettlementSums::default() };
    Ok(AgentSettlementPage {
        content: rows.into_iter().map(|row| row.into_wire(agent_id)).collect(),
        next,
        count: small(sums.count),
        amount: amount(sums.amount),
        paid: amount(sums.paid),
        from: days.0.name(),
        until: days.1.name(),
        offset_minutes: i32::try_from(offset_minutes(store.reader()).await?).unwrap_or(0),
    })
}

/// A settlement that the agent is a party of.
pub(super) async fn own(store: &Store, agent_id: &str, id: &str) -> Result<SettlementRow, ApiError> {
    SettlementRow::of(store, agent_id, id).await?.ok_or_else(|| ApiError::not_found("settlement"))
}

/// The unmet needs of a tier as stored.
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

/// A settlement with the details of its calculation and payments.
///
/// # Errors
/// 404 for a settlement of others, as for an unknown one; otherwise when the database fails.
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
        settlement: found.into_wire(agent_id),
    })
}
