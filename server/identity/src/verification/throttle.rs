//! How often codes are sent: each costs money and rings somebody's phone.
//!
//! A sending is counted under the number it goes to, the address it was asked from, and the operator. The number comes first,
//! whether or not anybody has it, so that the answers tell nothing about it. A code that goes to nobody costs the operator
//! nothing and is none of the operator's day: whoever asks for made-up numbers keeps no member from a code.

use axum::http::StatusCode;
use lumora_core::wire::{FailureValue, code};

use crate::captcha;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

const MINUTE_MS: i64 = 60 * 1000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;
/// How long to wait before another code goes to the same number, in minutes.
pub const RESEND_MINUTES: u32 = 1;
const NUMBER_HOURLY: i64 = 5;
const NUMBER_DAILY: i64 = 10;
const ADDRESS_CAPTCHA_AFTER: i64 = 3;
const ADDRESS_HOURLY: i64 = 20;
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
    let (number, address) = (format!("to:{}", counted.recipient), format!("from:{}", counted.address));
    if let Some(last) = last_at(connection, &number).await?
        && now_ms - last < i64::from(RESEND_MINUTES) * MINUTE_MS
    {
        let left = i64::from(RESEND_MINUTES) * MINUTE_MS - (now_ms - last);
        return Err(too_soon(u32::try_from((left + 999) / 1000).unwrap_or(PAUSE_S)));
    }
    if count(connection, &number, now_ms - HOUR_MS).await? >= NUMBER_HOURLY {
        return Err(too_soon(PAUSE_S));
    }
    if count(connection, &number, now_ms - DAY_MS).await? >= NUMBER_DAILY
        || count(connection, PAID, now_ms - DAY_MS).await? >= counted.operator_daily
    {
        let message = "no more codes are sent for now: contact customer service";
        return Err(ApiError::refused(StatusCode::TOO_MANY_REQUESTS, code::QUOTA_EXCEEDED, message));
    }
    let asked = count(connection, &address, now_ms - HOUR_MS).await?;
    if asked >= ADDRESS_HOURLY {
        return Err(too_soon(PAUSE_S));
    }
    if asked >= ADDRESS_CAPTCHA_AFTER {
        require_captcha(captcha)?;
    }
    // As many rows for nobody as for a member, so that time does not tell them apart.
    let payer = if counted.goes_out { PAID } else { UNPAID };
    for subject in [number.as_str(), address.as_str(), payer] {
        sql::query("insert into code_sends (subject, id, at) values ($1, $2, $3)")
            .bind(subject)
            .bind(ids::new_id(now_ms))
            .bind(now_ms)
            .execute(&mut *connection)
            .await?;
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

async fn last_at(connection: &mut Connection, subject: &str) -> Result<Option<i64>, StoreError> {
    let query = "select at from code_sends where subject = $1 order by at desc limit 1";
    sql::query_scalar(query).bind(subject).fetch_optional(connection).await
}

async fn count(connection: &mut Connection, subject: &str, after: i64) -> Result<i64, StoreError> {
    let query = "select count(*) from code_sends where subject = $1 and at > $2";
    sql::query_scalar(query).bind(subject).bind(after).fetch_one(connection).await
}
