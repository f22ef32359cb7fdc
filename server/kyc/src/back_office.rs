//! Checks as operators see them: the queue, taking one, deciding.
//!
//! Taking tells others that somebody looks at it. Whoever has it decides, and one that nobody has taken is decided by whoever does; of several at once
//! one decides, and the others are told that it has gone on.

use axum::http::StatusCode;
use identity::alert::{self, Alert};
use identity::exclusion;
use identity::member::{MemberRow, is_same_name};
use lumora_core::domain::identity_check::{IdentityEvent, IdentityStatus, RejectionReason};
use lumora_core::domain::time::Civil;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::settings;
use platform::store::{Connection, Store, StoreError, TxFuture, sql};
use platform::vault::Vault;
use protection::policy;

use crate::change::gone_on;
use crate::row::{CheckRow, DocumentRow};
use crate::step::By;

/// The least age of a member unless the operator has set another.
const LEAST_AGE: i32 = 18;

/// A check with whose it is.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The check.
    pub row: CheckRow,
    /// Account name of the member.
    pub account: String,
    /// The name that money is paid to, where the member has proven one.
    pub payee_name: String,
    /// Its documents, oldest first.
    pub documents: Vec<DocumentRow>,
}

/// A row with the member beside it.
struct WithMember(CheckRow, String, String, Option<i64>);

impl sql::FromRow for WithMember {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        let (account, name) = (row.named("account")?, row.named("payee_name")?);
        Ok(Self(CheckRow::from_row(row)?, account, name, row.named("payee_name_proven_at")?))
    }
}

const COLUMNS: &str = "select c.*, m.account, m.payee_name, m.payee_name_proven_at from identity_checks c
                       join members m on m.id = c.member_id";

/// Those in a status, or all that were handed in: what waits with the oldest first, all others with the latest first. How many there are stands
/// beside them.
///
/// # Errors
/// When the database fails.
pub async fn list(
    store: &Store,
    status: Option<IdentityStatus>,
    (offset, limit): (i64, i64),
) -> Result<(Vec<Listed>, i64), StoreError> {
    let which = if status.is_some() { "c.status = $1" } else { "$1 = '' and c.submitted_at is not null" };
    let order = if status == Some(IdentityStatus::Pending) { "asc" } else { "desc" };
    let status = status.map_or("", IdentityStatus::name);
    let count = format!("select count(*) from identity_checks c where {which}");
    let count: i64 = sql::query_scalar(sql::AssertSqlSafe(count)).bind(status).fetch_one(store.reader()).await?;
    let text = format!("{COLUMNS} where {which} order by c.submitted_at {order}, c.id {order} limit $2 offset $3");
    let rows = sql::query_as(sql::AssertSqlSafe(text)).bind(status).bind(limit).bind(offset);
    let rows: Vec<WithMember> = rows.fetch_all(store.reader()).await?;
    let mut listed = Vec::with_capacity(rows.len());
    for row in rows {
        listed.push(with_documents(store, row).await?);
    }
    Ok((listed, count))
}

/// The one with this id, or of the member with this account name.
///
/// # Errors
/// When the database fails.
pub async fn find(store: &Store, id_or_account: &str) -> Result<Option<Listed>, StoreError> {
    let text = format!("{COLUMNS} where c.id = $1 or m.account = $1");
    let found = sql::query_as(sql::AssertSqlSafe(text)).bind(id_or_account).fetch_optional(store.reader());
    match found.await? {
        Some(row) => with_documents(store, row).await.map(Some),
        None => Ok(None),
    }
}

async fn with_documents(
    store: &Store,
    WithMember(row, account, name, proven_at): WithMember,
) -> Result<Listed, StoreError> {
    let documents = DocumentRow::of_check(store.reader(), &row.id).await?;
    Ok(Listed { row, account, payee_name: proven_at.map(|_| name).unwrap_or_default(), documents })
}

/// Notes that an operator looks at a check.
///
/// # Errors
/// 404; 409 where nothing waits, or another operator has it.
pub async fn take(tx: &mut Connection, id: &str, operator: &str, now_ms: i64) -> Result<(), ApiError> {
    let row = waiting(tx, id, operator).await?;
    let update = "update identity_checks set taken_by = $2, updated_at = $3 where id = $1";
    sql::query(update).bind(&row.id).bind(operator).bind(now_ms).execute(tx).await?;
    Ok(())
}

/// What an operator has decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The member is who it says.
    Approved,
    /// It is refused, for a reason.
    Rejected(RejectionReason),
    /// An approval is taken back, for a reason: the check can be handed in again.
    Revoked(RejectionReason),
}

/// Decides; gives the member's level. What was found out is written to the member in the same transaction, and the member is told.
///
/// # Errors
/// 404; 409 where nothing waits, another operator has it, or who is approved is too young.
pub fn decide<'c>(
    tx: &'c mut Connection,
    id: &'c str,
    verdict: Verdict,
    (operator, note): (&'c str, &'c str),
    vault: &'c Vault,
    now_ms: i64,
) -> TxFuture<'c, IdentityStatus, ApiError> {
    Box::pin(async move {
        let row = match verdict {
            Verdict::Approved | Verdict::Rejected(_) => waiting(tx, id, operator).await?,
            Verdict::Revoked(_) => CheckRow::find(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("check"))?,
        };
        let by = By::Operator(operator.to_owned());
        let (event, reason) = match verdict {
            Verdict::Approved => (IdentityEvent::Approved, None),
            Verdict::Rejected(reason) => (IdentityEvent::Rejected, Some(reason)),
            Verdict::Revoked(reason) => (IdentityEvent::Revoked, Some(reason)),
        };
        let status = row.move_on(tx, event, (&by, reason, note), now_ms).await?.ok_or_else(gone_on)?;
        let member = MemberRow::by_id(&mut *tx, &row.member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
        let alert = match verdict {
            Verdict::Approved => {
                name_member(tx, &row, &member).await?;
                prove_age(tx, &row, now_ms).await?;
                exclusion::review(tx, vault, &row.member_id, now_ms).await?;
                Alert::IdentityApproved
            }
            Verdict::Rejected(_) => Alert::IdentityRejected,
            Verdict::Revoked(_) => {
                forget(tx, &row).await?;
                Alert::IdentityRejected
            }
        };
        alert::put(tx, &member, &alert, now_ms).await?;
        Ok(status)
    })
}

/// Writes what the documents say to the member. Another name that was proven before counts no more: it is proven anew, as the documents write it.
async fn name_member(tx: &mut Connection, row: &CheckRow, member: &MemberRow) -> Result<(), StoreError> {
    let update = "update members set identity_level = 2, checked_name = $2 where id = $1";
    sql::query(update).bind(&row.member_id).bind(&row.name).execute(&mut *tx).await?;
    if !is_same_name(&member.payee_name, &row.name) {
        let update = "update members set payee_name_proven_at = null where id = $1";
        sql::query(update).bind(&row.member_id).execute(&mut *tx).await?;
    }
    Ok(())
}

/// Takes back what rested on the check: the level, the name that was found out, the proof of the payee's name and of the age. What the member was
/// matched by stays: an excluded person is not let in by a false paper.
async fn forget(tx: &mut Connection, row: &CheckRow) -> Result<(), StoreError> {
    let update = "update members set identity_level = 1, checked_name = '', payee_name_proven_at = null where id = $1";
    sql::query(update).bind(&row.member_id).execute(&mut *tx).await?;
    protection::disprove_birth(tx, &row.member_id).await
}

/// Writes down when the member was born, and that age and identity are checked. Who is too young for the site or for its licence is not
/// approved by anybody.
async fn prove_age(tx: &mut Connection, row: &CheckRow, now_ms: i64) -> Result<(), ApiError> {
    let least = settings::number(&mut *tx, "register_minimum_age").await?;
    let least = least.and_then(|least| least.try_into().ok()).unwrap_or(LEAST_AGE);
    let least = i32::try_from(policy::chosen(&mut *tx).await?.min_age).map_or(least, |by_policy| least.max(by_policy));
    let today = Civil::at(u64::try_from(now_ms).unwrap_or(0), 0).date();
    if protection::prove_birth(tx, &row.member_id, &row.birth_date, (&today, least), now_ms).await? {
        return Ok(());
    }
    let born = &row.birth_date;
    let message = format!(
        "born on {born}, this member is younger than {least}: reject the check, and close the account with `lumora-server admin fair-play minor`"
    );
    Err(ApiError::refused(StatusCode::CONFLICT, code::TOO_YOUNG, message))
}

/// The check, while it waits and no other operator has it.
async fn waiting(tx: &mut Connection, id: &str, operator: &str) -> Result<CheckRow, ApiError> {
    let row = CheckRow::find(tx, id).await?.ok_or_else(|| ApiError::not_found("check"))?;
    if row.status() != IdentityStatus::Pending {
        return Err(gone_on());
    }
    if row.taken_by.is_empty() || is_same_name(&row.taken_by, operator) {
        return Ok(row);
    }
    let message = format!("{} looks at this check already: leave it to them, or ask them for it", row.taken_by);
    Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message))
}
