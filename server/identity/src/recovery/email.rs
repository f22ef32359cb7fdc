//! A forgotten password, by mail (sections 2, 4, 5 and 7 of the specification).
//!
//! The answer is the same whether or not anybody has this name and this address, and so is the work: a ticket is written
//! either way, and only the message that carries it differs.

use axum::extract::State;
use lumora_core::wire::{Done, Envelope, FieldRuleValue, PasswordEmailRequest, RegisterSettings};

use super::mail;
use crate::fields::rules::{self, Broken};
use crate::fields::settings;
use crate::member::{MemberRow, account_key};
use crate::password::ticket::{RESET_MS, Ticket};
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Form, Language, Reply};
use platform::ids;
use platform::outbox::{self, Channel, Message};
use platform::rate_limit::RateLimit;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

/// How often an address may ask.
const REQUEST_LIMIT: RateLimit = RateLimit::hourly("password-mail", 20);
/// How often a mail goes to one account; what is asked beyond that gets the same answer and no mail.
const MAIL_LIMIT: RateLimit = RateLimit::hourly("password-mail-to", 3);
const LONGEST_NAME: u32 = 64;
const LONGEST_ADDRESS: u32 = 254;

/// Send a mail for a forgotten password
///
/// As an HTML form. A mail with a link goes out when account name and address belong together; the answer never tells. The
/// link works once, for 30 minutes.
#[utoipa::path(
    post, path = "/wps/member/password/email", tag = "account",
    request_body(content = PasswordEmailRequest, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 409, body = ErrorEnvelope),
        (status = 422, description = "A field is empty or not of its kind", body = ErrorEnvelope),
        (status = 429, description = "Too many requests from this address", body = ErrorEnvelope)
    )
)]
pub(crate) async fn email(
    State(base): State<Base>,
    ip: ClientIp,
    language: Language,
    Form(request): Form<PasswordEmailRequest>,
) -> Result<Reply<Done>, ApiError> {
    let site = Settings::load(&base.store).await?;
    let broken = broken(&settings::load(&base.store, &site).await?, &request);
    if !broken.is_empty() {
        return Err(ApiError::rule_broken(broken.iter().map(|(field, code)| (*field, code.as_str()))));
    }
    REQUEST_LIMIT.take(&base, &ip.network()).await?;
    let account = account_key(&request.username);
    let found = MemberRow::by_account(base.store.reader(), &account).await?;
    let is_theirs = |member: &MemberRow| {
        member.is_active()
            && !member.account_type().is_trial()
            && !member.email.is_empty()
            && member.email.to_lowercase() == request.email.trim().to_lowercase()
    };
    let letter = Letter {
        member: found.filter(is_theirs),
        counted: ids::token_hash(&format!("{account}\n{}", request.email.trim().to_lowercase())),
        brand: site.text("brand_name"),
        origin: base.config.site_origin.clone(),
        language: language.code(),
    };
    let now_ms = base.clock.now_ms();
    base.store.write(move |tx| Box::pin(async move { write(tx, letter, now_ms).await })).await?;
    Ok(Reply(Done {}))
}

/// Section 5: both are required, the address by its rule. An account may be older than the present rule for names, so that
/// of the name only its length counts.
fn broken(settings: &RegisterSettings, request: &PasswordEmailRequest) -> Broken {
    let no_longer = |rule: FieldRuleValue, most: u32| FieldRuleValue {
        max_length: Some(rule.max_length.unwrap_or(most).min(most)),
        ..rule
    };
    let name = no_longer(FieldRuleValue::default(), LONGEST_NAME);
    let address = no_longer(rules::rule(settings, "email").cloned().unwrap_or_default(), LONGEST_ADDRESS);
    let checked = [
        ("username", rules::check(Some(&name), request.username.trim(), true)),
        ("email", rules::check(Some(&address), request.email.trim(), true)),
    ];
    checked.into_iter().filter_map(|(field, code)| code.map(|code| (field, code))).collect()
}

/// A mail to be written, or not.
#[derive(Clone)]
struct Letter {
    member: Option<MemberRow>,
    /// Account and address as they were given, as a hash: whoever knows one of them only uses up nothing of the member's.
    counted: String,
    brand: String,
    origin: String,
    language: &'static str,
}

async fn write(connection: &mut Connection, letter: Letter, now_ms: i64) -> Result<(), StoreError> {
    let had_enough = MAIL_LIMIT.count(connection, &letter.counted, now_ms).await?.is_some();
    let member = letter.member.filter(|_| !had_enough);
    let ticket = Ticket::Reset { member_id: member.as_ref().map(|member| member.id.clone()) };
    let secret = ticket.issue(connection, now_ms).await?;
    let Some(member) = member else { return Ok(()) };
    // A fragment reaches no server and no log.
    let link = format!("{}/login?modal=resetPassword#{}", letter.origin, secret.reveal());
    let message = Message {
        channel: Channel::Mail,
        to: member.email,
        subject: mail::subject(&letter.brand, letter.language),
        body: mail::body(&letter.brand, &member.account, &link, letter.language),
        expires_at: now_ms + RESET_MS,
    };
    outbox::put(connection, &message, now_ms).await
}
