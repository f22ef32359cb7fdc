//! Settlements in the back office: listing them, approving and refusing them, and corrections by operators.

use axum::http::StatusCode;
use identity::member::require_second_person;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::ids;
use platform::params::invalid_field;
use platform::store::sql::{FromRow, Row};
use platform::store::{Connection, Store, StoreError, from_row, sql};

use super::notify::{SettlementNews, notify};
use super::row::Settlement;

pub use super::audit::{Audit, Difference, Sums, audit};
pub use super::dry_run::dry_run;

/// Allowed lengths of a reason, in characters.
const REASON: std::ops::RangeInclusive<usize> = 5..=500;
/// The largest amount of a correction either way, in minor units.
const MAX_CORRECTION: i64 = 100_000_000_000;

/// A settlement with the account names of both parties.
#[derive(Debug, Clone)]
pub struct NamedSettlement {
    /// The settlement.
    pub row: Settlement,
    /// Account name of the payer; empty for the operator.
    pub payer: String,
    /// Account name of the payee.
    pub payee: String,
}

impl FromRow for NamedSettlement {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        Ok(Self { row: Settlement::from_row(row)?, payer: row.named("payer")?, payee: row.named("payee")? })
    }
}

/// SQL: selects [`NamedSettlement`].
pub(super) const SELECT: &str = "select s.*, coalesce(u.account, '') as payer, m.account as payee from settlements s
    join members m on m.id = s.payee_id left join members u on u.id = s.payer_id";

/// The settlements to select. Empty texts select all.
#[derive(Debug, Clone, Copy, Default)]
pub struct Filter<'a> {
    /// The stored name of a status.
    pub status: &'a str,
    /// The stored name of a type of contract.
    pub contract_type: &'a str,
    /// Id of a member who is payer or payee.
    pub member_id: &'a str,
}

/// Settlements, and how many there are in all: those that wait for approval oldest first, all others newest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    filter: Filter<'_>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<NamedSettlement>, i64), StoreError> {
    let which = "($1 = '' or s.status = $1) and ($2 = '' or s.contract_type = $2) and ($3 = '' or s.payee_id = $3 or s.payer_id = $3)";
    let count = format!("select count(*) from settlements s where {which}");
    let count = sql::query_scalar(sql::AssertSqlSafe(count)).bind(filter.status).bind(filter.contract_type);
    let count: i64 = count.bind(filter.member_id).fetch_one(store.reader()).await?;
    let order = if filter.status == "CALCULATED" { "asc" } else { "desc" };
    let text = format!("{SELECT} where {which} order by s.settled_at {order}, s.id {order} limit $4 offset $5");
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(filter.status).bind(filter.contract_type);
    let query = query.bind(filter.member_id).bind(limit).bind(offset);
    Ok((query.fetch_all(store.reader()).await?, count))
}

/// The settlement with this id.
///
/// # Errors
/// When the database fails.
pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<NamedSettlement>, StoreError> {
    let text = format!("{SELECT} where s.id = $1");
    sql::query_as(sql::AssertSqlSafe(text)).bind(id).fetch_optional(executor).await
}

fn reason_of(reason: &str) -> Result<&str, ApiError> {
    let reason = reason.trim();
    if REASON.contains(&reason.chars().count()) && !reason.contains(char::is_control) {
        return Ok(reason);
    }
    Err(invalid_field("reason", "reason must be one line of 5 to 500 characters".to_owned()))
}

fn already_decided(what: &str) -> ApiError {
    let message = format!("this {what} was decided before: read how it stands");
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

/// Approves a settlement, so that the payment job pays it.
///
/// # Errors
/// 404; 409 if it was decided before.
pub async fn approve(tx: &mut Connection, id: &str, person: &str, now_ms: i64) -> Result<NamedSettlement, ApiError> {
    let update = "update settlements set status = 'PENDING', decided_by = $2, decided_at = $3
                  where id = $1 and status = 'CALCULATED'";
    apply_decision(tx, id, sql::query(update).bind(id).bind(person).bind(now_ms)).await
}

/// Refuses a settlement of which nothing was paid; both parties get a message.
///
/// # Errors
/// 404; 409 if it was decided before, or something was paid; 422 for an invalid reason.
pub async fn refuse(
    tx: &mut Connection,
    id: &str,
    (person, reason): (&str, &str),
    now_ms: i64,
) -> Result<NamedSettlement, ApiError> {
    let reason = reason_of(reason)?;
    let update = "update settlements set status = 'REFUSED', decided_by = $2, decided_at = $3, reason = $4
                  where id = $1 and status in ('CALCULATED', 'PENDING', 'OVERDUE') and paid_amount = 0";
    let settlement = apply_decision(tx, id, sql::query(update).bind(id).bind(person).bind(now_ms).bind(reason)).await?;
    notify(tx, &settlement.row, SettlementNews::Refused, now_ms).await?;
    Ok(settlement)
}

async fn apply_decision(tx: &mut Connection, id: &str, update: sql::Query<'_>) -> Result<NamedSettlement, ApiError> {
    let done = update.execute(&mut *tx).await?.rows_affected() == 1;
    let settlement = find(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("settlement"))?;
    if done { Ok(settlement) } else { Err(already_decided("settlement")) }
}

/// An operator's correction of a contract's settlements. Amounts are minor units, times milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Id of the correction.
    pub id: String,
    /// The settlement that was wrong.
    pub settlement_id: String,
    /// Account name of the payee.
    pub payee: String,
    /// ISO 4217 code of the amount.
    pub currency: String,
    /// What is added to the next settlement of the contract; negative to subtract.
    pub amount: i64,
    /// The reason of the operator who proposed it.
    pub reason: String,
    /// PROPOSED, POSTED (approved) or REJECTED.
    pub status: String,
    /// Name of the operator who proposed it.
    pub proposed_by: String,
    /// When it was proposed.
    pub proposed_at: i64,
    /// Name of the operator who approved or rejected it; empty before.
    pub decided_by: String,
    /// When it was approved or rejected.
    pub decided_at: Option<i64>,
    /// Id of the settlement that includes it; empty before.
    pub settled_in: String,
}

from_row!(Correction {
    id,
    settlement_id,
    payee,
    currency,
    amount,
    reason,
    status,
    proposed_by,
    proposed_at,
    decided_by,
    decided_at,
    settled_in
});

const SELECT_CORRECTIONS: &str =
    "select c.id, c.settlement_id, m.account as payee, s.currency, c.amount, c.reason, c.status, c.proposed_by,
    c.proposed_at, c.decided_by, c.decided_at, c.settled_in from settlement_corrections c
    join settlements s on s.id = c.settlement_id join members m on m.id = s.payee_id";

async fn correction(tx: &mut Connection, id: &str) -> Result<Correction, ApiError> {
    let text = format!("{SELECT_CORRECTIONS} where c.id = $1");
    let found = sql::query_as(sql::AssertSqlSafe(text)).bind(id).fetch_optional(tx).await?;
    found.ok_or_else(|| ApiError::not_found("correction"))
}

/// Corrections with a status (empty for any), newest first, and how many there are in all.
///
/// # Errors
/// When the database fails.
pub async fn corrections(
    store: &Store,
    status: &str,
    (offset, limit): (i64, i64),
) -> Result<(Vec<Correction>, i64), StoreError> {
    let count = "select count(*) from settlement_corrections c where $1 = '' or c.status = $1";
    let count: i64 = sql::query_scalar(count).bind(status).fetch_one(store.reader()).await?;
    let text = format!(
        "{SELECT_CORRECTIONS} where $1 = '' or c.status = $1 order by c.proposed_at desc, c.id desc limit $2 offset $3"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(status).bind(limit).bind(offset);
    Ok((query.fetch_all(store.reader()).await?, count))
}

/// Proposes a correction. It has no effect before another operator approves it.
///
/// # Errors
/// 404 for an unknown settlement; 422 for an invalid amount or reason.
pub async fn propose(
    tx: &mut Connection,
    settlement_id: &str,
    (amount, reason): (i64, &str),
    person: &str,
    now_ms: i64,
) -> Result<Correction, ApiError> {
    let reason = reason_of(reason)?;
    if amount == 0 || amount.abs() > MAX_CORRECTION {
        return Err(invalid_field(
            "amount",
            "amount must be other than zero, and no more than 1000000000.00 either way".to_owned(),
        ));
    }
    let row = Settlement::find(&mut *tx, settlement_id).await?.ok_or_else(|| ApiError::not_found("settlement"))?;
    let id = ids::new_id(now_ms);
    let insert = "insert into settlement_corrections (id, settlement_id, contract_id, period, amount, reason, status, proposed_by, proposed_at,
                  decided_by) values ($1, $2, $3, $4, $5, $6, 'PROPOSED', $7, $8, '')";
    sql::query(insert)
        .bind(&id)
        .bind(settlement_id)
        .bind(&row.contract_id)
        .bind(&row.period)
        .bind(amount)
        .bind(reason)
        .bind(person)
        .bind(now_ms)
        .execute(&mut *tx)
        .await?;
    correction(tx, &id).await
}

/// Approves a correction, so that the next settlement of the contract includes it, or rejects it. Who proposed it can not approve it,
/// but may reject it.
///
/// # Errors
/// 404; 409 if it was decided before, or is to be approved by the operator who proposed it.
pub async fn decide(
    tx: &mut Connection,
    id: &str,
    approves: bool,
    person: &str,
    now_ms: i64,
) -> Result<Correction, ApiError> {
    let proposed = correction(&mut *tx, id).await?;
    if approves {
        let message = "a correction takes two persons: another operator must approve what this one has proposed";
        require_second_person(&proposed.proposed_by, person, message)?;
    }
    let update = "update settlement_corrections set status = $2, decided_by = $3, decided_at = $4 where id = $1 and status = 'PROPOSED'";
    let update = sql::query(update).bind(id).bind(if approves { "POSTED" } else { "REJECTED" }).bind(person);
    if update.bind(now_ms).execute(&mut *tx).await?.rows_affected() != 1 {
        return Err(already_decided("correction"));
    }
    correction(tx, id).await
}
