//! The second factor of a withdrawal: a code of the authenticator app, or a fresh login where the member has no
//! authenticator. For a day after an authenticator was removed or replaced neither is accepted.
//!
//! Whether the amount needs one is checked in the transaction that places the hold, and a code is used up in it: the
//! code of a refused withdrawal can be entered again.

use std::sync::Arc;

use axum::http::StatusCode;
use identity::session::{Member, password_required};
use identity::totp;
use lumora_core::domain::money::Money;
use lumora_core::wire::{SecretText, code};
use platform::Base;
use platform::http::ApiError;
use platform::rate_limit::RateLimit;
use platform::settings::Settings;
use platform::store::Connection;
use platform::vault::Vault;

/// Setting with the amount, in minor units, above which a second factor is required; 0 means never.
pub(super) const THRESHOLD_SETTING: &str = "withdrawal_factor_above";

/// Authenticator codes that a member may try in an hour.
const LIMIT: RateLimit = RateLimit::hourly("withdrawal-factor", 10);

/// The second factor that came with a request.
#[derive(Clone)]
pub(super) struct Factor {
    vault: Arc<Vault>,
    code: SecretText,
    has_fresh_login: bool,
}

impl Factor {
    /// Reads the second factor of a call. A code counts against the rate limit, whatever the outcome of the call.
    ///
    /// # Errors
    /// 429 for too many tries.
    pub(super) async fn of(base: &Base, member: &Member, code: &SecretText) -> Result<Self, ApiError> {
        if !code.reveal().trim().is_empty() {
            LIMIT.take(base, &member.id).await?;
        }
        let has_fresh_login = member.require_fresh_password(base.clock.now_ms()).is_ok();
        Ok(Self { vault: base.vault.clone(), code: code.clone(), has_fresh_login })
    }

    /// Lets a withdrawal through that needs no second factor, or has a valid one.
    ///
    /// # Errors
    /// 422 for a code that is missing or wrong, 401 where a fresh login is needed, 409 for a day after the
    /// authenticator was removed or replaced.
    pub(super) async fn pass(
        &self,
        tx: &mut Connection,
        member_id: &str,
        amount: Money,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let above = Settings::read(&mut *tx).await?.number(THRESHOLD_SETTING).unwrap_or(0);
        if above == 0 || amount.0 <= above {
            return Ok(());
        }
        if totp::changed_recently(&mut *tx, member_id, now_ms).await? {
            let message = "the authenticator was removed or replaced within the last day: withdraw a smaller amount, or wait until the day is over";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::FACTOR_WAITING, message));
        }
        if !totp::is_enabled(&mut *tx, member_id).await? {
            return if self.has_fresh_login { Ok(()) } else { Err(password_required()) };
        }
        let entered = self.code.reveal();
        if entered.trim().is_empty() {
            return Err(ApiError::rule_broken([("factorCode", code::MISSING_VERIFICATION_CODE)]));
        }
        if totp::redeem_in(tx, &self.vault, member_id, entered, now_ms).await? {
            return Ok(());
        }
        Err(ApiError::rule_broken([("factorCode", code::INVALID_VERIFICATION_CODE)]))
    }
}
