//! The operator's side of fair play: excluding a member, extending an exclusion, and accounts that may belong to the same person. An
//! exclusion can not be ended or shortened.

use identity::member::{MemberRow, account_key};
use lumora_core::domain::fair_play::{ExclusionCause, ExclusionKind, Span};
use platform::http::ApiError;
use platform::params::invalid_field;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use platform::vault::Vault;
use protection::{Actor, MemberProtection, exclusion};

use crate::exclusion::{exclusion_in_force, side_effects};

/// An exclusion of a member. Times are milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExclusionRow {
    /// Account name.
    pub account: String,
    /// Code of the [`ExclusionKind`].
    pub kind: String,
    /// Code of the [`ExclusionCause`].
    pub cause: String,
    /// When it began.
    pub began_at: i64,
    /// When its term ends; none for an exclusion without an end.
    pub ends_at: Option<i64>,
}

from_row!(ExclusionRow { account, kind, cause, began_at, ends_at });

/// Two accounts that may belong to the same person, one of them excluded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Likeness {
    /// Account name of the member who is not excluded.
    pub account: String,
    /// Account name of the excluded member.
    pub other: String,
    /// What they share: `MAIL`, `PHONE`, `NAME_AND_BIRTH` or `DEVICE`.
    pub kind: String,
    /// When the likeness was found, in milliseconds since the epoch.
    pub since: i64,
}

from_row!(Likeness { account, other, kind, since });

/// Exclusions of all members or of one (by account name), the latest first.
///
/// # Errors
/// When the database fails.
pub async fn list(
    executor: impl sql::Executor,
    account: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<Vec<ExclusionRow>, StoreError> {
    let query = "select m.account, e.kind, e.cause, e.began_at, e.ends_at from exclusions e join members m on m.id = e.member_id
                 where ($1 = '' or m.account = $1) order by e.id desc limit $2 offset $3";
    let query = sql::query_as(query).bind(account.map(account_key).unwrap_or_default());
    query.bind(limit).bind(offset).fetch_all(executor).await
}

/// Likenesses that no operator has reviewed yet, the oldest first.
///
/// # Errors
/// When the database fails.
pub async fn likenesses(
    executor: impl sql::Executor,
    (offset, limit): (i64, i64),
) -> Result<Vec<Likeness>, StoreError> {
    let query = "select m.account, o.account as other, l.kind, l.since from exclusion_likenesses l
                 join members m on m.id = l.member_id join members o on o.id = l.other_id
                 where l.looked_at is null order by l.since, l.member_id, l.other_id, l.kind limit $1 offset $2";
    sql::query_as(query).bind(limit).bind(offset).fetch_all(executor).await
}

/// The member with an account name.
///
/// # Errors
/// 404 where there is no such member.
pub async fn member_of(tx: &mut Connection, account: &str) -> Result<MemberRow, ApiError> {
    let member = MemberRow::by_account(tx, &account_key(account)).await?;
    member.ok_or_else(|| ApiError::not_found("member"))
}

/// Excludes a member, or replaces the present exclusion by a longer one.
///
/// # Errors
/// 404 for an unknown member; 409 where the present exclusion does not give way; 422 for a span that the kind does not offer.
pub fn exclude<'c>(
    tx: &'c mut Connection,
    vault: &'c Vault,
    account: &'c str,
    (kind, span): (ExclusionKind, Span),
    now_ms: i64,
) -> TxFuture<'c, MemberProtection, ApiError> {
    Box::pin(async move {
        if !kind.offers(span) {
            let words: Vec<&str> = kind.spans().iter().map(|span| span.name()).collect();
            return Err(invalid_field("span", format!("{} lasts {}", kind.name(), words.join(" or "))));
        }
        let member = member_of(tx, account).await?;
        let by = (ExclusionCause::Operator, Actor::Operator);
        if !exclusion::exclude(tx, &member.id, (kind, span), by, now_ms).await? {
            return Err(exclusion_in_force());
        }
        identity::exclusion::apply_exclusion(tx, vault, &member, None, now_ms).await?;
        side_effects::apply(tx, &member, now_ms).await?;
        Ok(MemberProtection::read(tx, &member.id).await?)
    })
}

/// Records the operator's review of a likeness. Where `is_same`, the account is excluded as long as the other one.
///
/// # Errors
/// 404 where no likeness of the two accounts awaits a review.
pub fn review_likeness<'c>(
    tx: &'c mut Connection,
    vault: &'c Vault,
    (account, other): (&'c str, &'c str),
    is_same: bool,
    operator: &'c str,
    now_ms: i64,
) -> TxFuture<'c, (), ApiError> {
    Box::pin(async move {
        let (member, other) = (member_of(tx, account).await?, member_of(tx, other).await?);
        let update =
            "update exclusion_likenesses set looked_at = $3, looked_by = $4 where member_id = $1 and other_id = $2
                  and looked_at is null";
        let query = sql::query(update).bind(&member.id).bind(&other.id).bind(now_ms).bind(operator);
        if query.execute(&mut *tx).await?.rows_affected() == 0 {
            return Err(ApiError::not_found("likeness that waits"));
        }
        if is_same && protection::matching::copy_exclusion(tx, &member.id, &other.id, now_ms).await? {
            identity::exclusion::apply_exclusion(tx, vault, &member, None, now_ms).await?;
            side_effects::apply(tx, &member, now_ms).await?;
        }
        Ok(())
    })
}

/// Counts a member's play up to now, so that cancelling bonuses considers every stake. Call it before [`exclude`] and before
/// [`propose`](crate::minor::propose), outside of their transaction.
///
/// # Errors
/// When the database fails.
pub async fn count_play(store: &Store, account: &str, now_ms: i64) -> Result<(), StoreError> {
    bets::count_days(store).await?;
    match MemberRow::by_account(store.reader(), &account_key(account)).await? {
        Some(member) => cashier::withdrawable::update_wagering(store, &member.id, &member.currency, now_ms).await,
        None => Ok(()),
    }
}
