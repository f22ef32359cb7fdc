//! The name that money is paid to, proven by a code before it counts (sections 2, 4 and 7 of the specification).
//!
//! What was told at registration is only stated. A code that goes to a verified contact makes a name count: for accounts to be paid to, and as
//! a second factor where the operator wants it as one. Another name needs a code to the contact that is verified by then, and once an
//! identity check has named the member, that name alone will do. A code belongs to the name that it was sent for.

use axum::extract::State;
use axum::middleware;
use lumora_core::domain::identity_check::LONGEST_NAME;
use lumora_core::wire::{
    CodeSent, Envelope, FieldRuleValue, PayeeName, PayeeNameCodeRequest, PayeeNameRequest, SealedBody, code,
};
use utoipa::{OpenApiRouter, routes};

use crate::IdentityState;
use crate::alert::{self, Alert};
use crate::contact::none_verified;
use crate::exclusion;
use crate::fields::{rules, settings};
use crate::idempotency;
use crate::member::{MemberRow, is_same_name, masked_mail, masked_name};
use crate::session::{ExcludedMember, Member};
use crate::verification::{self, PhoneNumber, Purpose, Sending};
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::outbox::Channel;
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::{Connection, sql};

/// The field of the operator's rules.
const FIELD: &str = "payeeName";
/// How often a member may try codes.
const ATTEMPT_LIMIT: RateLimit = RateLimit::hourly("payee-name", 20);

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    let repeatable = OpenApiRouter::new()
        .routes(routes!(send_code))
        .routes(routes!(set))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(state)).merge(repeatable)
}

/// The name that money is paid to
#[utoipa::path(
    get, path = "/wps/member/payeeName", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<PayeeName>), (status = 401, body = ErrorEnvelope))
)]
async fn state(State(base): State<Base>, ExcludedMember(member): ExcludedMember) -> Result<Reply<PayeeName>, ApiError> {
    member.require_real()?;
    Ok(Reply(present(&member.row, rule(&base).await?)))
}

/// Send the code that proves the payee's name
///
/// It goes to the verified mail address, or to the verified number where there is none. Needs a password that was proven within ten minutes.
#[utoipa::path(
    post, path = "/wps/member/payeeName/code", tag = "member", security(("session" = [])), request_body = PayeeNameCodeRequest,
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 409, description = "No contact is verified", body = ErrorEnvelope),
        (status = 422, description = "The name will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn send_code(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
    ip: ClientIp,
    Language(language): Language,
    Json(request): Json<PayeeNameCodeRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let name = checked(&base, &member, &request.name).await?;
    let (channel, recipient) = member.row.reached().ok_or_else(none_verified)?;
    let sending = Sending {
        purpose: Purpose::PayeeName,
        target: code_target(&member.id, &name),
        channel,
        recipient: recipient.to_owned(),
        goes_out: true,
        ip,
        language: language.code,
    };
    Ok(Reply(verification::send_without_captcha(&base, vec![sending]).await?))
}

/// Set the payee's name
///
/// The body is a sealed `PayeeNameRequest` with the code of `POST /wps/member/payeeName/code`, which was sent for this name. Needs a password
/// that was proven within ten minutes. The member is told by mail and SMS.
#[utoipa::path(
    put, path = "/wps/member/payeeName", tag = "member", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<PayeeName>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 409, description = "No contact is verified", body = ErrorEnvelope),
        (status = 422, description = "The code is wrong, or the name will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many tries", body = ErrorEnvelope)
    )
)]
async fn set(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
    Sealed(request): Sealed<PayeeNameRequest>,
) -> Result<Reply<PayeeName>, ApiError> {
    let name = checked(&base, &member, &request.name).await?;
    if member.row.reached().is_none() {
        return Err(none_verified());
    }
    ATTEMPT_LIMIT.take(&base, &member.id).await?;
    let given = request.verification_code;
    verification::prove(&base, Purpose::PayeeName, &code_target(&member.id, &name), given.reveal()).await?;
    let (member_id, vault, now_ms) = (member.id, base.vault.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let row = write(tx, &member_id, &name, given.reveal(), now_ms).await?;
        exclusion::review(tx, &vault, &member_id, now_ms).await?;
        Ok::<_, ApiError>(row)
    };
    let row = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(present(&row, rule(&base).await?)))
}

/// What a code is told apart by: it proves this name of this member, and no other.
fn code_target(member_id: &str, name: &str) -> String {
    format!("{member_id} {name}")
}

/// Uses the code up and writes the name down. What the identity check says is read in the same transaction.
async fn write(
    tx: &mut Connection,
    member_id: &str,
    name: &str,
    given: &str,
    now_ms: i64,
) -> Result<MemberRow, ApiError> {
    let target = code_target(member_id, name);
    let redeemed = verification::redeem(tx, Purpose::PayeeName, &target, given, now_ms).await?;
    verification::refuse_unless_right(redeemed)?;
    let member = MemberRow::by_id(&mut *tx, member_id).await?.ok_or_else(ApiError::login_required)?;
    refuse_another(&member, name)?;
    let update = "update members set payee_name = $1, payee_name_proven_at = $2 where id = $3";
    sql::query(update).bind(name).bind(now_ms).bind(member_id).execute(&mut *tx).await?;
    alert::put(tx, &member, &Alert::PayeeNameSet(masked_name(name)), now_ms).await?;
    MemberRow::by_id(tx, member_id).await?.ok_or_else(ApiError::login_required)
}

/// 422: the identity check has named the member otherwise.
fn refuse_another(member: &MemberRow, name: &str) -> Result<(), ApiError> {
    if member.checked_name.is_empty() || is_same_name(&member.checked_name, name) {
        return Ok(());
    }
    Err(ApiError::rule_broken([("name", code::PAYEE_NAME_CHECKED)]))
}

/// What every step asks of the member and of what was typed; gives the name as it is stored.
async fn checked(base: &Base, member: &Member, typed: &str) -> Result<String, ApiError> {
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let name = rules::normal(typed);
    if let Some(broken) = rules::check(Some(&rule(base).await?), &name, true) {
        return Err(ApiError::rule_broken([("name", broken.as_str())]));
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(ApiError::rule_broken([("name", code::TOO_LONG)]));
    }
    refuse_another(&member.row, &name)?;
    Ok(name)
}

async fn rule(base: &Base) -> Result<FieldRuleValue, ApiError> {
    let site = Settings::load(&base.store).await?;
    let rule = rules::rule(&settings::load(&base.store, &site).await?, FIELD).cloned().unwrap_or_default();
    Ok(FieldRuleValue { enabled: true, required: true, ..rule })
}

fn present(member: &MemberRow, rule: FieldRuleValue) -> PayeeName {
    let hint = |(channel, to): (Channel, &str)| match channel {
        Channel::Mail => masked_mail(to),
        Channel::Sms => PhoneNumber::masked(to),
    };
    PayeeName {
        name: masked_name(&member.payee_name),
        proven: member.proven_payee_name().is_some(),
        checked: !member.checked_name.is_empty(),
        rule,
        code_goes_to: member.reached().map(hint).unwrap_or_default(),
    }
}
