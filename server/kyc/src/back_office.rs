//! Identity checks as operators work on them: the queue, taking a check, deciding it.
//!
//! Taking shows other operators that somebody works on the check, and they can not decide it then. A check that nobody
//! has taken can be decided by any operator. If several decide at once, the first wins and the others get 409.

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

use crate::change::state_changed;
use crate::row::{CheckRow, DocumentRow};
use crate::step::Actor;

/// The minimum age of a member, in years, unless the operator has set another.
const DEFAULT_MIN_AGE: i32 = 18;

/// An identity check with its member and documents, as the back office lists it.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The row of the check.
    pub row: CheckRow,
    /// Account name of the member.
    pub account: String,
    /// The name on the member's payout accounts, if it is proven; empty otherwise.
    pub payee_name: String,
    /// The documents of the check, oldest first.
    pub documents: Vec<DocumentRow>,
}

/// A check joined with its member: account name, payee name, and when that name was proven (milliseconds).
struct WithMember(CheckRow, String, String, Option<i64>);

impl sql::FromRow for WithMember {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        let (account, name) = (row.named("account")?, row.named("payee_name")?);
        Ok(Self(CheckRow::from_row(row)?, account, name, row.named("payee_name_proven_at")?))
    }
}

const COLUMNS: &str = "select c.*, m.account, m.payee_name, m.payee_name_proven_at from identity_checks c
                       join members m on m.id = c.member_id";

/// A page of the checks in a status, or of all that were ever submitted, with the count of all pages. Pending checks
/// come oldest first, all others latest first.
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

/// The check with this id, or that of the member with this account name.
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

/// Takes a pending check for an operator. Taking it again is allowed.
///
/// # Errors
/// 404; 409 unless the check is pending, or if another operator has taken it.
pub async fn take(tx: &mut Connection, id: &str, operator: &str, now_ms: i64) -> Result<(), ApiError> {
    let row = pending_check(tx, id, operator).await?;
    let update = "update identity_checks set taken_by = $2, updated_at = $3 where id = $1";
    sql::query(update).bind(&row.id).bind(operator).bind(now_ms).execute(tx).await?;
    Ok(())
}

/// An operator's decision on a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The documents prove the member's identity.
    Approved,
    /// The check is refused for this reason; the member can submit it again.
    Rejected(RejectionReason),
    /// An approval is revoked for this reason; the member can submit the check again.
    Revoked(RejectionReason),
}

/// Decides a check; returns the status it has then. The member's level and verified name are written in the same
/// transaction, and the member is alerted.
///
/// # Errors
/// 404; 409 unless the check is in a status that the verdict fits, if another operator has taken it, or if the member
/// to approve is too young.
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
            Verdict::Approved | Verdict::Rejected(_) => pending_check(tx, id, operator).await?,
            Verdict::Revoked(_) => CheckRow::find(&mut *tx, id).await?.ok_or_else(|| ApiError::not_found("check"))?,
        };
        let by = Actor::Operator(operator.to_owned());
        let (event, reason) = match verdict {
            Verdict::Approved => (IdentityEvent::Approved, None),
            Verdict::Rejected(reason) => (IdentityEvent::Rejected, Some(reason)),
            Verdict::Revoked(reason) => (IdentityEvent::Revoked, Some(reason)),
        };
        let status = row.apply_event(tx, event, (&by, reason, note), now_ms).await?.ok_or_else(state_changed)?;
        let member = MemberRow::by_id(&mut *tx, &row.member_id).await?.ok_or_else(|| ApiError::not_found("member"))?;
        let alert = match verdict {
            Verdict::Approved => {
                set_verified_name(tx, &row, &member).await?;
                prove_age(tx, &row, now_ms).await?;
                exclusion::review(tx, vault, &row.member_id, now_ms).await?;
                Alert::IdentityApproved
            }
            Verdict::Rejected(_) => Alert::IdentityRejected,
            Verdict::Revoked(_) => {
                undo_approval(tx, &row).await?;
                Alert::IdentityRejected
            }
        };
        alert::queue(tx, &member, &alert, now_ms).await?;
        Ok(status)
    })
}

/// Writes level 2 and the verified name to the member. A payee name that differs from it loses its proof: it has to be
/// proven again.
async fn set_verified_name(tx: &mut Connection, row: &CheckRow, member: &MemberRow) -> Result<(), StoreError> {
    let update = "update members set identity_level = 2, checked_name = $2 where id = $1";
    sql::query(update).bind(&row.member_id).bind(&row.name).execute(&mut *tx).await?;
    if !is_same_name(&member.payee_name, &row.name) {
        let update = "update members set payee_name_proven_at = null where id = $1";
        sql::query(update).bind(&row.member_id).execute(&mut *tx).await?;
    }
    Ok(())
}

/// Undoes what an approval gave: level 2, the verified name, and the proofs of the payee name and of the age. The facts
/// by which an exclusion matches the member stay: a forged document must not let an excluded person in.
async fn undo_approval(tx: &mut Connection, row: &CheckRow) -> Result<(), StoreError> {
    let update = "update members set identity_level = 1, checked_name = '', payee_name_proven_at = null where id = $1";
    sql::query(update).bind(&row.member_id).execute(&mut *tx).await?;
    protection::disprove_birth(tx, &row.member_id).await
}

/// Records the verified date of birth. A member younger than the site or its licence allows is not approved: the
/// minimum is the greater of the two.
async fn prove_age(tx: &mut Connection, row: &CheckRow, now_ms: i64) -> Result<(), ApiError> {
    let least = settings::number(&mut *tx, "register_minimum_age").await?;
    let least = least.and_then(|least| least.try_into().ok()).unwrap_or(DEFAULT_MIN_AGE);
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

/// The check, if it is pending and no other operator has taken it.
async fn pending_check(tx: &mut Connection, id: &str, operator: &str) -> Result<CheckRow, ApiError> {
    let row = CheckRow::find(tx, id).await?.ok_or_else(|| ApiError::not_found("check"))?;
    if row.status() != IdentityStatus::Pending {
        return Err(state_changed());
    }
    if row.taken_by.is_empty() || is_same_name(&row.taken_by, operator) {
        return Ok(row);
    }
    let message = format!("{} looks at this check already: leave it to them, or ask them for it", row.taken_by);
    Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message))
}
