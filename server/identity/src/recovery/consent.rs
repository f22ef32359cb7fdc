//! The consent to the terms of a member whose account was created by an agent: given with the first password of the
//! member's own choice.

use lumora_core::wire::{ChangePasswordRequest, code};
use platform::Base;
use platform::http::{ApiError, ClientIp};
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

use crate::fields::settings;
use crate::member::MemberRow;

/// The version of the terms that the request agrees to, if the member still has to; `None` for all other members.
///
/// # Errors
/// 422 `consent_required` where consent is due and missing, or given to another version than the current one.
pub(super) async fn require_terms_consent(
    base: &Base,
    member: &MemberRow,
    request: &ChangePasswordRequest,
) -> Result<Option<String>, ApiError> {
    if !member.terms_pending() {
        return Ok(None);
    }
    let site = Settings::load(&base.store).await?;
    let version = settings::load(&base.store, &site).await?.terms_version;
    let is_current = request.terms_version.is_empty() || request.terms_version == version;
    if request.age_and_terms && is_current {
        return Ok(Some(version));
    }
    Err(ApiError::rule_broken([("ageAndTerms", code::CONSENT_REQUIRED)]))
}

/// Records the consent, with the member's IP address, and clears the mark that it is pending.
///
/// # Errors
/// When the database fails.
pub(super) async fn record(
    tx: &mut Connection,
    member_id: &str,
    version: &str,
    address: &ClientIp,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query("insert into consents (member_id, terms_version, agreed_at, ip) values ($1, $2, $3, $4)")
        .bind(member_id)
        .bind(version)
        .bind(now_ms)
        .bind(address.0.to_string())
        .execute(&mut *tx)
        .await?;
    sql::query("update members set terms_pending = 0 where id = $1").bind(member_id).execute(tx).await.map(drop)
}
