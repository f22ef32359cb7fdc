//! Sending a code: checking the limits, making the code and putting the message in the outbox, in one transaction.

use lumora_core::wire::CodeSent;
use platform::store::{Connection, StoreError};

use super::code::{self, LIFETIME_MS, Purpose};
use super::text;
use super::throttle::{self, Captcha, RESEND_MINUTES, Requester, SendAttempt};
use crate::captcha;
use platform::Base;
use platform::http::{ApiError, ClientIp};
use platform::outbox::{self, Channel, Message};
use platform::settings::Settings;

/// The operator's quota of codes per day, unless the setting `sms_daily_quota` says otherwise.
const DEFAULT_DAILY_QUOTA: i64 = 20_000;

/// A code to send.
#[derive(Debug, Clone)]
pub(crate) struct Sending {
    /// The purpose of the code.
    pub(crate) purpose: Purpose,
    /// The target of the code, by which it is found again, see [`code::issue`].
    pub(crate) target: String,
    /// The channel of the message.
    pub(crate) channel: Channel,
    /// The mobile number or mail address of the recipient.
    pub(crate) recipient: String,
    /// Whether a message is sent at all. For an unknown number the code is made and counted like any other, so that
    /// neither the response nor its timing reveals that; only the operator's daily quota is not charged.
    pub(crate) goes_out: bool,
    /// IP address of the request.
    pub(crate) ip: ClientIp,
    /// Language of the message.
    pub(crate) language: &'static str,
}

/// The id of a captcha and the visitor's answer; empty strings for none.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CaptchaAnswer<'a> {
    pub(crate) id: &'a str,
    pub(crate) text: &'a str,
}

/// Sends codes to a member who has already proved a password, all of them or none; no captcha is needed.
///
/// # Errors
/// 429 `phone_too_many_requests` or `quota_exceeded`.
pub(crate) async fn send_without_captcha(base: &Base, sendings: Vec<Sending>) -> Result<CodeSent, ApiError> {
    issue_and_queue(base, sendings, Captcha::Right).await
}

/// Sends a code, with a captcha if the client network needs one.
///
/// # Errors
/// 429 `phone_too_many_requests` or `quota_exceeded`, 401 `captcha_required` or `captcha_failed`.
pub(crate) async fn send(base: &Base, sending: Sending, answer: CaptchaAnswer<'_>) -> Result<CodeSent, ApiError> {
    let captcha = match answer {
        CaptchaAnswer { id: "", .. } | CaptchaAnswer { text: "", .. } => Captcha::Missing,
        CaptchaAnswer { id, text } if captcha::redeem(base, Some(id), Some(text)).await? => Captcha::Right,
        CaptchaAnswer { .. } => Captcha::Wrong,
    };
    issue_and_queue(base, vec![sending], captcha).await
}

/// Checks the limits for a code that an external gateway makes and sends, and counts it.
///
/// # Errors
/// 429 `phone_too_many_requests` or `quota_exceeded`.
pub(crate) async fn count_sending(base: &Base, recipient: &str, ip: ClientIp) -> Result<CodeSent, ApiError> {
    let operator_daily = Settings::load(&base.store).await?.number("sms_daily_quota").unwrap_or(DEFAULT_DAILY_QUOTA);
    let (recipient, requester) = (recipient.to_owned(), Requester::Newcomer);
    let attempt = SendAttempt { recipient, address: ip.network(), operator_daily, goes_out: true, requester };
    let now_ms = base.clock.now_ms();
    base.store
        .write(move |tx| Box::pin(async move { throttle::check_and_count(tx, &attempt, Captcha::Right, now_ms).await }))
        .await?;
    Ok(CodeSent { expired_minutes: RESEND_MINUTES })
}

async fn issue_and_queue(base: &Base, sendings: Vec<Sending>, captcha: Captcha) -> Result<CodeSent, ApiError> {
    let settings = Settings::load(&base.store).await?;
    let brand = settings.text("brand_name");
    let operator_daily = settings.number("sms_daily_quota").unwrap_or(DEFAULT_DAILY_QUOTA);
    let now_ms = base.clock.now_ms();
    let work = async move |connection: &mut Connection| {
        for sending in sendings {
            let attempt = SendAttempt {
                recipient: sending.recipient.clone(),
                address: sending.ip.network(),
                operator_daily,
                goes_out: sending.goes_out,
                requester: requester_of(sending.purpose),
            };
            throttle::check_and_count(connection, &attempt, captcha, now_ms).await?;
            queue_code(connection, sending, &brand, now_ms).await?;
        }
        Ok::<_, ApiError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(CodeSent { expired_minutes: RESEND_MINUTES })
}

const fn requester_of(purpose: Purpose) -> Requester {
    match purpose {
        Purpose::Login | Purpose::Password => Requester::Anybody,
        Purpose::Register | Purpose::Identity => Requester::Newcomer,
        Purpose::Factor
        | Purpose::Contact
        | Purpose::PresentContact
        | Purpose::PaymentPassword
        | Purpose::PayeeName => Requester::Member,
    }
}

/// Makes the code and puts its message in the outbox.
async fn queue_code(connection: &mut Connection, sending: Sending, brand: &str, now_ms: i64) -> Result<(), StoreError> {
    let code = code::issue(connection, sending.purpose, &sending.target, now_ms).await?;
    if !sending.goes_out {
        return Ok(());
    }
    let subject = match sending.channel {
        Channel::Sms => String::new(),
        Channel::Mail => text::subject(brand, sending.language),
    };
    let body = text::message(brand, &code, sending.purpose, sending.language);
    let (channel, to, expires_at) = (sending.channel, sending.recipient, now_ms + LIFETIME_MS);
    outbox::put(connection, &Message { channel, to, subject, body, expires_at }, now_ms).await
}
