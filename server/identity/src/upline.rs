//! Transfers from a member to the upline: whether they are offered, and to whom (section 2 of the specification, flag
//! `toUpline`).
//!
//! Gaming standards forbid transfers between players (GLI-19, 2.5.6 f), so this is narrow on purpose: disabled by
//! default, to the member's own upline only, and only where that is an active agent account in the same currency.

use lumora_core::domain::account::{Gate, gate};
use platform::settings;
use platform::store::{StoreError, sql};

use crate::member::MemberRow;

/// Name of the operator's setting that enables transfers to the upline; off unless set.
pub const SWITCH: &str = "transfer_upline";

/// Whether the operator offers transfers to the upline.
///
/// # Errors
/// When the database fails.
pub async fn is_offered(executor: impl sql::Executor) -> Result<bool, StoreError> {
    Ok(settings::value(executor, SWITCH).await?.as_deref() == Some("true"))
}

/// The upline that the member can transfer money to at present; `None` where transfers are not offered, the upline is
/// not eligible, or is excluded from play.
///
/// # Errors
/// When the database fails.
pub async fn receiver(
    executor: impl sql::Executor,
    member: &MemberRow,
    now_ms: i64,
) -> Result<Option<MemberRow>, StoreError> {
    if member.upline.is_empty() || gate(Some(member.account_type())) != Gate::Pass {
        return Ok(None);
    }
    let query = "select * from members where account = $1 and id <> $2 and currency = $3
                 and exists (select 1 from site_settings where name = $4 and value = 'true')
                 and not exists (select 1 from protected_members p where p.member_id = members.id and p.excluded_until > $5)";
    let found: Option<MemberRow> = sql::query_as(query)
        .bind(&member.upline)
        .bind(&member.id)
        .bind(&member.currency)
        .bind(SWITCH)
        .bind(now_ms)
        .fetch_optional(executor)
        .await?;
    Ok(found.filter(|upline| upline.is_active() && upline.account_type().is_agent()))
}
