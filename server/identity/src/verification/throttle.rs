//! How often codes are sent: each costs money and rings somebody's phone.
//!
//! A sending is counted under the number it goes to, the address it was asked from, and the operator. The number comes first,
//! whether or not anybody has it, so that the answers tell nothing about it. A code that goes to nobody costs the operator
//! nothing and is none of the operator's day: whoever asks for made-up numbers keeps no member from a code.

use axum::http::StatusCode;
use lumora_core::wire::{FailureValue, code};

use crate::captcha;
use platform::http::ApiError;
use platform::rate_limit::{self, RateLimit};
use platform::store::Connection;

/// How long to wait before another code goes to the same number, in minutes.
pub const RESEND_MINUTES: u32 = 1;
const NUMBER_PAUSE: RateLimit = RateLimit::pause("code-pause", RESEND_MINUTES as i64 * 60 * 1000);
const NUMBER_HOURLY: RateLimit = RateLimit::hourly("code-hour", 5);
const NUMBER_DAILY: RateLimit = RateLimit::daily("code-day", 10);
const ADDRESS_HOURLY: RateLimit = RateLimit::hourly("code-from", 20);
const ADDRESS_CAPTCHA_AFTER: i64 = 3;
/// What the phone-authentication text of section 8 promises: five minutes help.
const PAUSE_S: u32 = 5 * 60;
/// Under what the codes are counted that the operator pays for, and those that go to nobody.
const PAID: &str = "operator";
const UNPAID: &str = "nobody";

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
    let Counted { recipient, address, .. } = counted;
    let operator_daily = RateLimit::daily("code-payer", counted.operator_daily);
    if let Some(left) = NUMBER_PAUSE.wait_ms(connection, recipient, now_ms).await? {
        return Err(too_soon(rate_limit::seconds(left)));
    }
    if NUMBER_HOURLY.wait_ms(connection, recipient, now_ms).await?.is_some() {
        return Err(too_soon(PAUSE_S));
    }
    if NUMBER_DAILY.wait_ms(connection, recipient, now_ms).await?.is_some()
        || operator_daily.used(connection, PAID, now_ms).await? >= operator_daily.most
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
    let payer = if counted.goes_out { PAID } else { UNPAID };
    let counts = [
        (NUMBER_PAUSE, recipient.as_str()),
        (NUMBER_HOURLY, recipient),
        (NUMBER_DAILY, recipient),
        (ADDRESS_HOURLY, address),
        (operator_daily, payer),
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
