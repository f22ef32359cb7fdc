//! The limits of sending codes: each message costs money and disturbs its recipient.
//!
//! A code is counted per recipient, per client network of the request, and per operator. The recipient is checked
//! first, whether or not it is known, so that the responses reveal nothing about it. A code for an unknown number is
//! not sent and does not use the operator's daily quota, so that requests for made-up numbers can not keep members from
//! their codes. Neither can registrations with many numbers: they may use at most half of the quota. A member who has
//! proved a password is counted separately from others who name the same number.

use axum::http::StatusCode;
use lumora_core::wire::{FailureValue, code};

use crate::captcha;
use platform::http::ApiError;
use platform::rate_limit::{self, RateLimit};
use platform::store::{Connection, StoreError};

/// Pause before another code is sent to the same recipient, in minutes.
pub const RESEND_MINUTES: u32 = 1;
/// Limits per recipient.
const NUMBER_PAUSE: RateLimit = RateLimit::pause("code-pause", RESEND_MINUTES as i64 * 60 * 1000);
const NUMBER_HOURLY: RateLimit = RateLimit::hourly("code-hour", 5);
const NUMBER_DAILY: RateLimit = RateLimit::daily("code-day", 10);
/// Limit per client network.
const ADDRESS_HOURLY: RateLimit = RateLimit::hourly("code-from", 20);
/// Codes per client network in an hour after which a captcha is needed.
const ADDRESS_CAPTCHA_AFTER: i64 = 3;
/// `Retry-After` of a refusal, in seconds: the five minutes that the message in section 8 of the specification names.
const RETRY_AFTER_S: u32 = 5 * 60;
/// Keys of the operator's daily count: sent to members, sent for registrations, and not sent.
const PAID: &str = "operator";
const PAID_FOR_NEWCOMERS: &str = "operator newcomers";
const UNPAID: &str = "nobody";

/// Who requests a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Requester {
    /// A visitor who names a number that may be a member's.
    Anybody,
    /// A visitor who is registering.
    Newcomer,
    /// A member who has proved a password.
    Member,
}

/// A code to be sent, as the limits count it.
#[derive(Debug, Clone)]
pub(super) struct SendAttempt {
    /// The mobile number or mail address of the recipient.
    pub(super) recipient: String,
    /// Client network of the request.
    pub(super) address: String,
    /// The operator's quota of sent codes per day.
    pub(super) operator_daily: i64,
    /// Whether a message is sent at all.
    pub(super) goes_out: bool,
    /// Who requests the code.
    pub(super) requester: Requester,
}

impl SendAttempt {
    /// Key of the recipient's counts.
    fn recipient_key(&self) -> String {
        match self.requester {
            Requester::Anybody | Requester::Newcomer => self.recipient.clone(),
            Requester::Member => format!("member {}", self.recipient),
        }
    }

    /// Whether the operator's daily quota, or the registrations' half of it, is used up.
    async fn is_quota_used_up(&self, connection: &mut Connection, now_ms: i64) -> Result<bool, StoreError> {
        let day = self.operator_day();
        let newcomers = day.used(connection, PAID_FOR_NEWCOMERS, now_ms).await?;
        let all = newcomers.saturating_add(day.used(connection, PAID, now_ms).await?);
        Ok(all >= day.max || self.requester == Requester::Newcomer && newcomers.saturating_mul(2) >= day.max)
    }

    const fn operator_day(&self) -> RateLimit {
        RateLimit::daily("code-payer", self.operator_daily)
    }
}

/// The captcha of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Captcha {
    Missing,
    Wrong,
    Right,
}

/// Checks the limits and counts the code.
///
/// # Errors
/// 429 when a limit of the recipient, the client network or the operator is reached, 401 when the client network needs
/// a captcha. The code is not counted then.
pub(super) async fn check_and_count(
    connection: &mut Connection,
    attempt: &SendAttempt,
    captcha: Captcha,
    now_ms: i64,
) -> Result<(), ApiError> {
    let (address, recipient) = (&attempt.address, attempt.recipient_key());
    if let Some(left) = NUMBER_PAUSE.wait_ms(connection, &recipient, now_ms).await? {
        return Err(too_soon(rate_limit::seconds(left)));
    }
    if NUMBER_HOURLY.wait_ms(connection, &recipient, now_ms).await?.is_some() {
        return Err(too_soon(RETRY_AFTER_S));
    }
    if NUMBER_DAILY.wait_ms(connection, &recipient, now_ms).await?.is_some()
        || attempt.is_quota_used_up(connection, now_ms).await?
    {
        let message = "no more codes are sent for now: contact customer service";
        return Err(ApiError::refused(StatusCode::TOO_MANY_REQUESTS, code::QUOTA_EXCEEDED, message));
    }
    let sent = ADDRESS_HOURLY.used(connection, address, now_ms).await?;
    if sent >= ADDRESS_HOURLY.max {
        return Err(too_soon(RETRY_AFTER_S));
    }
    if sent >= ADDRESS_CAPTCHA_AFTER {
        require_captcha(captcha)?;
    }
    // An unsent code writes as many rows as a sent one, so that timing does not reveal the difference.
    let payer = match attempt.requester {
        _ if !attempt.goes_out => UNPAID,
        Requester::Newcomer => PAID_FOR_NEWCOMERS,
        Requester::Anybody | Requester::Member => PAID,
    };
    let counts = [
        (NUMBER_PAUSE, recipient.as_str()),
        (NUMBER_HOURLY, &recipient),
        (NUMBER_DAILY, &recipient),
        (ADDRESS_HOURLY, address),
        (attempt.operator_day(), payer),
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
        let attempt = |requester| SendAttempt {
            recipient: "84901112233".to_owned(),
            address: "203.0.113.7".to_owned(),
            operator_daily: 10,
            goes_out: true,
            requester,
        };
        assert_eq!(attempt(Requester::Anybody).recipient_key(), attempt(Requester::Newcomer).recipient_key());
        assert_ne!(attempt(Requester::Anybody).recipient_key(), attempt(Requester::Member).recipient_key());
    }
}
