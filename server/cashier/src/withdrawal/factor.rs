//! The second factor of a withdrawal: a code of the authenticator, or a fresh login where the member has none. What the member shows is
//! looked at once, before the transaction; whether the amount needs it is asked in the transaction that freezes the money.

use identity::session::{Member, password_required};
use identity::totp;
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::Base;
use platform::http::ApiError;
use platform::rate_limit::RateLimit;
use platform::settings::Settings;

/// The setting of the amount above which a second factor is asked, in minor units; none where it is 0.
pub(super) const ABOVE: &str = "withdrawal_factor_above";

/// How often a member may try codes of the authenticator here.
const LIMIT: RateLimit = RateLimit::hourly("withdrawal-factor", 10);

/// What a member has shown beside the payment password.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// A code that counted, or a fresh login of who has no authenticator.
    Factor,
    /// No code, though there is an authenticator.
    NoCode,
    /// A login of a while ago, and there is no authenticator.
    OldLogin,
}

impl Shown {
    /// Looks at what a call brings. A code counts once, so one that is right is used up by it.
    ///
    /// # Errors
    /// 422 for a wrong code, 429 for too many.
    pub(super) async fn by(base: &Base, member: &Member, code: &str) -> Result<Self, ApiError> {
        if !totp::is_enabled(&base.store, &member.id).await? {
            let is_fresh = member.require_fresh_password(base.clock.now_ms()).is_ok();
            return Ok(if is_fresh { Self::Factor } else { Self::OldLogin });
        }
        if code.trim().is_empty() {
            return Ok(Self::NoCode);
        }
        LIMIT.take(base, &member.id).await?;
        if totp::redeem(base, &member.id, code).await? {
            return Ok(Self::Factor);
        }
        Err(ApiError::rule_broken([("factorCode", code::INVALID_VERIFICATION_CODE)]))
    }

    /// Passes an amount that needs no more than was shown.
    ///
    /// # Errors
    /// 422 for a code that is missing, 401 where the password is needed again.
    pub(super) fn pass(self, settings: &Settings, amount: Money) -> Result<(), ApiError> {
        let above = settings.number(ABOVE).unwrap_or(0);
        match self {
            _ if above == 0 || amount.0 <= above => Ok(()),
            Self::Factor => Ok(()),
            Self::NoCode => Err(ApiError::rule_broken([("factorCode", code::MISSING_VERIFICATION_CODE)])),
            Self::OldLogin => Err(password_required()),
        }
    }
}
