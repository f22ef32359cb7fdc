//! The routes by which a member reads and changes its mail address and mobile number.

use axum::extract::State;
use axum::middleware;
use lumora_core::wire::{
    CodeSent, ContactCodeRequest, ContactDetails, ContactKind, ContactRequest, Envelope, SealedBody,
};
use utoipa::{OpenApiRouter, routes};

use super::change::{self, Change};
use super::target::{self, Target, channel, present_code_target, verified};
use crate::IdentityState;
use crate::fields::settings;
use crate::idempotency;
use crate::member::MemberRow;
use crate::session::{Member, MemberEvenExcluded};
use crate::verification::{self, Purpose, Sending};
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::Connection;

/// Attempts of one member to set a contact.
const ATTEMPT_LIMIT: RateLimit = RateLimit::hourly("contact", 30);

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    let idempotent = OpenApiRouter::new()
        .routes(routes!(send_codes))
        .routes(routes!(set))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(contacts)).merge(idempotent)
}

/// How the member can be reached
#[utoipa::path(
    get, path = "/wps/member/contacts", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<ContactDetails>), (status = 401, body = ErrorEnvelope))
)]
async fn contacts(MemberEvenExcluded(member): MemberEvenExcluded) -> Result<Reply<ContactDetails>, ApiError> {
    member.require_real()?;
    Ok(Reply(target::details(&member.row)))
}

/// Send the codes for another mail address or mobile number
///
/// One goes to the new address or number, and one to the present one where that is verified. Needs a password that was proven
/// within ten minutes. Says the same whether or not another account has the number.
#[utoipa::path(
    post, path = "/wps/member/contacts/code", tag = "member", security(("session" = [])), request_body = ContactCodeRequest,
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 422, description = "The address or number will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn send_codes(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    ip: ClientIp,
    Language(language): Language,
    Json(request): Json<ContactCodeRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let target = parse_target(&base, &member, request.kind, &request.value, &request.country_dialing_code).await?;
    let sending = |purpose, target: String, recipient: String| Sending {
        purpose,
        target,
        channel: channel(request.kind),
        recipient,
        goes_out: true,
        ip,
        language: language.code,
    };
    let mut sendings = vec![sending(Purpose::Contact, target.code_target(&member.id), target.value.clone())];
    if let Some(present) = verified(&member.row, request.kind) {
        let code_target = present_code_target(&member.id, request.kind);
        sendings.push(sending(Purpose::PresentContact, code_target, present.to_owned()));
    }
    Ok(Reply(verification::send_without_captcha(&base, sendings).await?))
}

/// Set the mail address or mobile number
///
/// The body is a sealed `ContactRequest` with the codes of `POST /wps/member/contacts/code`. Needs a password that was proven
/// within ten minutes.
#[utoipa::path(
    put, path = "/wps/member/contacts", tag = "member", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<ContactDetails>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 422, description = "A code is wrong, or the address or number will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many tries", body = ErrorEnvelope)
    )
)]
async fn set(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<ContactRequest>,
) -> Result<Reply<ContactDetails>, ApiError> {
    let target = parse_target(&base, &member, request.kind, &request.value, &request.country_dialing_code).await?;
    ATTEMPT_LIMIT.take(&base, &member.id).await?;
    verify_codes(&base, &member.row, &target, &request).await?;
    let change =
        Change { member_id: member.id, target, code: request.verification_code, current_code: request.current_code };
    let (vault, now_ms) = (base.vault.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| change.write(tx, &vault, now_ms).await;
    let written = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
    let row = written.map_err(|error| match &error {
        // Two concurrent calls may both have found the number free: the unique index decides.
        ApiError::Store(refused) if refused.is_unique_violation() => change::number_taken(),
        _ => error,
    })?;
    Ok(Reply(target::details(&row)))
}

/// Validates the requested contact, for a member with a fresh password and no guest of the free demo: both steps of a change need
/// that.
async fn parse_target(
    base: &Base,
    member: &Member,
    kind: ContactKind,
    typed: &str,
    dialing_code: &str,
) -> Result<Target, ApiError> {
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let site = Settings::load(&base.store).await?;
    Target::parse(&member.row, &settings::load(&base.store, &site).await?, kind, typed, dialing_code)
}

/// Checks the codes outside the transaction of the change, so that each wrong guess is counted even though the call fails.
async fn verify_codes(
    base: &Base,
    member: &MemberRow,
    target: &Target,
    request: &ContactRequest,
) -> Result<(), ApiError> {
    let code = request.verification_code.reveal();
    verification::prove(base, Purpose::Contact, &target.code_target(&member.id), code).await?;
    if verified(member, target.kind).is_none() {
        return Ok(());
    }
    let current = request.current_code.reveal();
    if current.trim().is_empty() {
        return Err(change::missing_current_code());
    }
    let present = present_code_target(&member.id, target.kind);
    let now_ms = base.clock.now_ms();
    let guess = verification::guess(&base.store, Purpose::PresentContact, &present, current, now_ms).await?;
    change::require_right_current_code(guess)
}
