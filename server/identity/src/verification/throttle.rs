//! How often codes are sent: each costs money and rings somebody's phone.
//!
//! A sending is counted under the number it goes to, the address it was asked from, and the operator. The number comes first,
//! whether or not anybody has it, so that the answers tell nothing about it. A code that goes to nobody costs the operator
//! nothing and is none of the operator's day: whoever asks for made-up numbers keeps no member from a code. Neither does who registers under many:
//! newcomers have half of the day at most. And a member who has logged in is counted apart from whoever else names the same number.

use axum::http::StatusCode;
use lumora_core::wire::{FailureValue, code};

use crate::captcha;
use platform::http::ApiError;
use platform::rate_limit::{self, RateLimit};
use platform::store::{Connection, StoreError};

/// How long to wait before another code goes to the same number, in minutes.
pub const RESEND_MINUTES: u32 = 1;
const NUMBER_PAUSE: RateLimit = RateLimit::pause("code-pause", RESEND_MINUTES as i64 * 60 * 1000);
const NUMBER_HOURLY: RateLimit = RateLimit::hourly("code-hour", 5);
const NUMBER_DAILY: RateLimit = RateLimit::daily("code-day", 10);
const ADDRESS_HOURLY: RateLimit = RateLimit::hourly("code-from", 20);
const ADDRESS_CAPTCHA_AFTER: i64 = 3;
/// What the phone-authentication text of section 8 promises: five minutes help.
const PAUSE_S: u32 = 5 * 60;
/// Under what the codes are counted that the operator pays for: those to members, and to newcomers; and those that go to nobody.
const PAID: &str = "operator";
const PAID_FOR_NEWCOMERS: &str = "operator newcomers";
const UNPAID: &str = "nobody";

/// Who asks for a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asker {
    /// Anybody, for a number that may be a member's.
    Anybody,
    /// Somebody who is no member yet.
    Newcomer,
    /// A member who has shown the password.
    Member,
}

/// What a sending counts for.
#[derive(Debug, Clone)]
pub(super) struct Counted {
    /// The number or mail address that it goes to.
    pub(super) recipient: String,
    /// The address it was asked from.
    pub(super) address: String,
    /// How many codes the operator pays for in a day.
    pub(super) operator_daily: i64,
    /// Whether it goes out at all.
    pub(super) goes_out: bool,
    /// Who asks for it.
    pub(super) asker: Asker,
}

impl Counted {
    /// Under what the number is counted.
    fn number(&self) -> String {
        match self.asker {
            Asker::Anybody | Asker::Newcomer => self.recipient.clone(),
            Asker::Member => format!("member {}", self.recipient),
        }
    }

    /// Whether the operator's day is used up for this one.
    async fn has_no_day_left(&self, connection: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
        let day = self.operator_day();
        let newcomers = day.used(connection, PAID_FOR_NEWCOMERS, now_ms).await?;
        let all = newcomers.saturating_add(day.used(connection, PAID, now_ms).await?);
        Ok(all >= day.most || self.asker == Asker::Newcomer && newcomers.saturating_mul(2) >= day.most)
    }

    const fn operator_day(&self) -> RateLimit {
        RateLimit::daily("code-payer", self.operator_daily)
    }
}

/// Whether a captcha came with the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Captcha {
    Missing,
    Wrong,
    Right,
}

/// Counts a sending.
///
/// # Errors
/// 429 when the number, the address or the operator has had enough, 401 when the address needs a captcha. Nothing is
/// counted then.
pub(super) async fn charge(
    connection: &mut Connection,
    counted: &Counted,
    captcha: Captcha,
    now_ms: i64,
) -> Result<(), ApiError> {
    let (address, number) = (&counted.address, counted.number());
    if let Some(left) = NUMBER_PAUSE.wait_ms(connection, &number, now_ms).await? {
        return Err(too_soon(rate_limit::seconds(left)));
    }
    if NUMBER_HOURLY.wait_ms(connection, &number, now_ms).await?.is_some() {
        return Err(too_soon(PAUSE_S));
    }
    if NUMBER_DAILY.wait_ms(connection, &number, now_ms).await?.is_some()
        || counted.has_no_day_left(connection, now_ms).await?
    {
        let message = "no more codes are sent for now: contact customer service";
        return Err(ApiError::refused(StatusCode::TOO_MANY_REQUESTS, code::QUOTA_EXCEEDED, message));
    }
    let asked = ADDRESS_HOURLY.used(connection, address, now_ms).await?;
    if asked >= ADDRESS_HOURLY.most {
        return Err(too_soon(PAUSE_S));
    }
    if asked >= ADDRESS_CAPTCHA_AFTER {
        require_captcha(captcha)?;
    }
    // As many rows for nobody as for a member, so that time does not tell them apart.
    let payer = match counted.asker {
        _ if !counted.goes_out => UNPAID,
        Asker::Newcomer => PAID_FOR_NEWCOMERS,
        Asker::Anybody | Asker::Member => PAID,
    };
    let counts = [
        (NUMBER_PAUSE, number.as_str()),
        (NUMBER_HOURLY, &number),
        (NUMBER_DAILY, &number),
        (ADDRESS_HOURLY, address),
        (counted.operator_day(), payer),
    ];
    for (limit, subject) in counts {
        limit.count(connection, subject, now_ms).await?;
    }
    Ok(())
}

fn require_captcha(captcha: Captcha) -> Result<(), ApiError> {
    match captcha {
        Captcha::Right => Ok(()),
        Captcha::Missing => Err(captcha::required()),
        Captcha::Wrong => {
            let value = FailureValue { captcha: true, ..FailureValue::default() };
            let message = "the captcha was not answered rightly: take another from /wps/captcha";
            Err(ApiError::refused(StatusCode::UNAUTHORIZED, code::CAPTCHA_FAILED, message).with_value(value))
        }
    }
}

fn too_soon(seconds: u32) -> ApiError {
    ApiError::too_many(code::PHONE_TOO_MANY_REQUESTS, seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_names_a_members_number_uses_up_nothing_of_the_members_own() {
        let counted = |asker| Counted {
            recipient: "84901112233".to_owned(),
            address: "203.0.113.7".to_owned(),
            operator_daily: 10,
            goes_out: true,
            asker,
        };
        assert_eq!(counted(Asker::Anybody).number(), counted(Asker::Newcomer).number());
        assert_ne!(counted(Asker::Anybody).number(), counted(Asker::Member).number());
    }
}
