//! Requesting a reset link by mail for a forgotten password (sections 2, 4, 5 and 7 of the specification).
//!
//! The response is the same whether or not an account with this name and this address exists, and so is the work: a
//! ticket is written in both cases, and only the mail that carries it is left out.

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

/// Limit of requests per client network.
const REQUEST_LIMIT: RateLimit = RateLimit::hourly("password-mail", 20);
/// Limit of mails per pair of account name and address; further requests get the same response and no mail.
const MAIL_LIMIT: RateLimit = RateLimit::hourly("password-mail-to", 3);
/// The longest account name, in characters.
const MAX_NAME_LENGTH: u32 = 64;
/// The longest mail address, in characters.
const MAX_ADDRESS_LENGTH: u32 = 254;

/// Send a mail for a forgotten password
///
/// Takes an HTML form. A mail with a link is sent when the account has this mail address; the response is the same in
/// any case. The link works once, for 30 minutes.
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
    let mail_request = MailRequest {
        member: found.filter(is_theirs),
        rate_key: ids::token_hash(&format!("{account}\n{}", request.email.trim().to_lowercase())),
        brand: site.text("brand_name"),
        origin: base.config.site_origin.clone(),
        language: language.code(),
    };
    let now_ms = base.clock.now_ms();
    base.store.write(move |tx| Box::pin(async move { issue_and_queue(tx, mail_request, now_ms).await })).await?;
    Ok(Reply(Done {}))
}

/// The broken fields by section 5: both are required, and the address must satisfy its rule. Of the account name only
/// the length is checked, since the account may be older than the present rule for names.
fn broken(settings: &RegisterSettings, request: &PasswordEmailRequest) -> Broken {
    let with_max_length = |rule: FieldRuleValue, limit: u32| FieldRuleValue {
        max_length: Some(rule.max_length.unwrap_or(limit).min(limit)),
        ..rule
    };
    let name = with_max_length(FieldRuleValue::default(), MAX_NAME_LENGTH);
    let address = with_max_length(rules::rule(settings, "email").cloned().unwrap_or_default(), MAX_ADDRESS_LENGTH);
    let checked = [
        ("username", rules::check(Some(&name), request.username.trim(), true)),
        ("email", rules::check(Some(&address), request.email.trim(), true)),
    ];
    checked.into_iter().filter_map(|(field, code)| code.map(|code| (field, code))).collect()
}

/// A mail to be sent if there is a member.
#[derive(Clone)]
struct MailRequest {
    /// The recipient; `None` where no account has this name and address.
    member: Option<MemberRow>,
    /// Rate limit key: a hash of account name and address as requested. Somebody who knows only one of them can not use
    /// up the member's limit.
    rate_key: String,
    brand: String,
    origin: String,
    language: &'static str,
}

async fn issue_and_queue(
    connection: &mut Connection,
    mail_request: MailRequest,
    now_ms: i64,
) -> Result<(), StoreError> {
    let is_over_limit = MAIL_LIMIT.count(connection, &mail_request.rate_key, now_ms).await?.is_some();
    let member = mail_request.member.filter(|_| !is_over_limit);
    let ticket = Ticket::Reset { member_id: member.as_ref().map(|member| member.id.clone()) };
    let secret = ticket.issue(connection, now_ms).await?;
    let Some(member) = member else { return Ok(()) };
    // The secret is in the fragment, which browsers send to no server, so that no log holds it.
    let link = format!("{}/login?modal=resetPassword#{}", mail_request.origin, secret.reveal());
    let message = Message {
        channel: Channel::Mail,
        to: member.email,
        subject: mail::subject(&mail_request.brand, mail_request.language),
        body: mail::body(&mail_request.brand, &member.account, &link, mail_request.language),
        expires_at: now_ms + RESET_MS,
    };
    outbox::put(connection, &message, now_ms).await
}
