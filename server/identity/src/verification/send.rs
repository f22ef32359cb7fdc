//! Sending a code: count it, make it, and put the message in the outbox, in one transaction.

use lumora_core::wire::CodeSent;
use platform::store::{Connection, StoreError};

use super::code::{self, LIFETIME_MS, Purpose};
use super::text;
use super::throttle::{self, Asker, Captcha, Counted, RESEND_MINUTES};
use crate::captcha;
use platform::Base;
use platform::http::{ApiError, ClientIp};
use platform::outbox::{self, Channel, Message};
use platform::settings::Settings;

/// How many codes the operator pays for in a day, unless the setting `sms_daily_quota` says another number.
const OPERATOR_DAILY: i64 = 20_000;

/// A code to send.
#[derive(Debug, Clone)]
pub(crate) struct Sending {
    /// What for.
    pub(crate) purpose: Purpose,
    /// What the code is told apart by, see [`code::issue`].
    pub(crate) target: String,
    /// Which way it goes.
    pub(crate) channel: Channel,
    /// The number or mail address that it goes to.
    pub(crate) recipient: String,
    /// Whether it goes at all. A code that belongs to nobody is made and counted like any other, so that neither answer nor
    /// time tells the difference, and then stays; only the operator's day is spared.
    pub(crate) goes_out: bool,
    /// Where it was asked from.
    pub(crate) ip: ClientIp,
    /// Language of the message.
    pub(crate) language: &'static str,
}

/// A captcha's id and what was read from it; empty for none.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answer<'a> {
    pub(crate) id: &'a str,
    pub(crate) text: &'a str,
}

/// Sends codes to who has shown a password already, all of them or none: no captcha is asked.
///
/// # Errors
/// 429 `phone_too_many_requests` or `quota_exceeded`.
pub(crate) async fn send_without_captcha(base: &Base, sendings: Vec<Sending>) -> Result<CodeSent, ApiError> {
    issue_and_put(base, sendings, Captcha::Right).await
}

/// Sends a code.
///
/// # Errors
/// 429 `phone_too_many_requests` or `quota_exceeded`, 401 `captcha_required` or `captcha_failed`.
pub(crate) async fn send(base: &Base, sending: Sending, answer: Answer<'_>) -> Result<CodeSent, ApiError> {
    let captcha = match answer {
        Answer { id: "", .. } | Answer { text: "", .. } => Captcha::Missing,
        Answer { id, text } if captcha::redeem(base, Some(id), Some(text)).await? => Captcha::Right,
        Answer { .. } => Captcha::Wrong,
    };
    issue_and_put(base, vec![sending], captcha).await
}

/// Counts a code that somebody else makes and sends.
///
/// # Errors
/// 429 `phone_too_many_requests` or `quota_exceeded`.
pub(crate) async fn count_sending(base: &Base, recipient: &str, ip: ClientIp) -> Result<CodeSent, ApiError> {
    let operator_daily = Settings::load(&base.store).await?.number("sms_daily_quota").unwrap_or(OPERATOR_DAILY);
    let (recipient, asker) = (recipient.to_owned(), Asker::Newcomer);
    let counted = Counted { recipient, address: ip.network(), operator_daily, goes_out: true, asker };
    let now_ms = base.clock.now_ms();
    base.store
        .write(move |tx| Box::pin(async move { throttle::charge(tx, &counted, Captcha::Right, now_ms).await }))
        .await?;
    Ok(CodeSent { expired_minutes: RESEND_MINUTES })
}

async fn issue_and_put(base: &Base, sendings: Vec<Sending>, captcha: Captcha) -> Result<CodeSent, ApiError> {
    let settings = Settings::load(&base.store).await?;
    let brand = settings.text("brand_name");
    let operator_daily = settings.number("sms_daily_quota").unwrap_or(OPERATOR_DAILY);
    let now_ms = base.clock.now_ms();
    let work = async move |connection: &mut Connection| {
        for sending in sendings {
            let counted = Counted {
                recipient: sending.recipient.clone(),
                address: sending.ip.network(),
                operator_daily,
                goes_out: sending.goes_out,
                asker: asker_of(sending.purpose),
            };
            throttle::charge(connection, &counted, captcha, now_ms).await?;
            put(connection, sending, &brand, now_ms).await?;
        }
        Ok::<_, ApiError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(CodeSent { expired_minutes: RESEND_MINUTES })
}

const fn asker_of(purpose: Purpose) -> Asker {
    match purpose {
        Purpose::Login | Purpose::Password => Asker::Anybody,
        Purpose::Register | Purpose::Identity => Asker::Newcomer,
        Purpose::Factor
        | Purpose::Contact
        | Purpose::PresentContact
        | Purpose::PaymentPassword
        | Purpose::PayeeName => Asker::Member,
    }
}

/// Makes the code, and the message that carries it.
async fn put(connection: &mut Connection, sending: Sending, brand: &str, now_ms: i64) -> Result<(), StoreError> {
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
