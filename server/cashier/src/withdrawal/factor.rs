//! The second factor of a withdrawal: a code of the authenticator, or a fresh login where the member has none, and had none a day ago. Whether the amount needs it is asked in
//! the transaction that freezes the money, and a code counts in it: one that comes with a withdrawal that is refused can be given again.

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

/// The setting of the amount above which a second factor is asked, in minor units; none where it is 0.
pub(super) const ABOVE: &str = "withdrawal_factor_above";

/// How often a member may try codes of the authenticator here.
const LIMIT: RateLimit = RateLimit::hourly("withdrawal-factor", 10);

/// What a member brings beside the payment password.
#[derive(Clone)]
pub(super) struct Factor {
    vault: Arc<Vault>,
    code: SecretText,
    has_fresh_login: bool,
}

impl Factor {
    /// That of a call. A code counts as a try, whatever becomes of the call.
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

    /// Passes an amount that needs no more than was brought.
    ///
    /// # Errors
    /// 422 for a code that is missing or wrong, 401 where the password is needed again, 409 for a day after the authenticator was removed or replaced.
    pub(super) async fn pass(
        &self,
        tx: &mut Connection,
        member_id: &str,
        amount: Money,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let above = Settings::read(&mut *tx).await?.number(ABOVE).unwrap_or(0);
        if above == 0 || amount.0 <= above {
            return Ok(());
        }
        if totp::changed_lately(&mut *tx, member_id, now_ms).await? {
            let message = "the authenticator was removed or replaced within the last day: withdraw a smaller amount, or wait until the day is over";
            return Err(ApiError::refused(StatusCode::CONFLICT, code::FACTOR_WAITING, message));
        }
        if !totp::is_enabled(&mut *tx, member_id).await? {
            return if self.has_fresh_login { Ok(()) } else { Err(password_required()) };
        }
        let given = self.code.reveal();
        if given.trim().is_empty() {
            return Err(ApiError::rule_broken([("factorCode", code::MISSING_VERIFICATION_CODE)]));
        }
        if totp::redeem_in(tx, &self.vault, member_id, given, now_ms).await? {
            return Ok(());
        }
        Err(ApiError::rule_broken([("factorCode", code::INVALID_VERIFICATION_CODE)]))
    }
}
