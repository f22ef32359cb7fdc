//! Who can be given money upward (section 2 of the specification, flag `toUpline`).
//!
//! Money between players is what standards of gaming forbid (GLI-19, 2.5.6 f), so this is narrow on purpose: off unless the operator turns it
//! on, to the member's own upline and to nobody else, and only where that is an agent's account that is open and keeps the same currency.

use lumora_core::domain::account::{Gate, gate};
use platform::settings;
use platform::store::{StoreError, sql};

use crate::member::MemberRow;

/// The operator's switch; off unless set.
pub const SWITCH: &str = "transfer_upline";

/// Whether the operator offers it.
///
/// # Errors
/// When the database fails.
pub async fn is_offered(executor: impl sql::Executor) -> Result<bool, StoreError> {
    Ok(settings::value(executor, SWITCH).await?.as_deref() == Some("true"))
}

/// The upline that the member can give money to now, if there is one and the operator offers it. Who is excluded from play is given none.
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
