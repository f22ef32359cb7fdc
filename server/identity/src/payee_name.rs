//! The payee name, the real name that withdrawals are paid to (sections 2, 4 and 7 of the specification).
//!
//! The name given at registration is only stated. A code to a verified contact proves it, and only a proven name can be
//! used: for payout accounts, and as a second factor where the operator enables that. A changed name needs another code
//! to the contact that is verified then, and after an approved identity check only the checked name is accepted. A code
//! is valid for the name it was sent for only.

use axum::extract::State;
use axum::middleware;
use lumora_core::domain::identity_check::MAX_NAME_LENGTH;
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
use crate::session::{Member, MemberEvenExcluded};
use crate::verification::{self, PhoneNumber, Purpose, Sending};
use platform::Base;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::outbox::Channel;
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::{Connection, sql};

/// Name of the field in the operator's registration rules.
const FIELD: &str = "payeeName";
/// Limit of tried codes per member.
const ATTEMPT_LIMIT: RateLimit = RateLimit::hourly("payee-name", 20);

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    let repeatable = OpenApiRouter::new()
        .routes(routes!(send_code))
        .routes(routes!(set))
        .route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(state)).merge(repeatable)
}

/// Show the payee name
#[utoipa::path(
    get, path = "/wps/member/payeeName", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<PayeeName>), (status = 401, body = ErrorEnvelope))
)]
async fn state(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PayeeName>, ApiError> {
    member.require_real()?;
    Ok(Reply(present(&member.row, rule(&base).await?)))
}

/// Send the code that proves the payee name
///
/// The code goes to the verified mail address, or to the verified mobile number where there is none. Needs a session
/// that was authenticated within the last ten minutes.
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
    MemberEvenExcluded(member): MemberEvenExcluded,
    ip: ClientIp,
    Language(language): Language,
    Json(request): Json<PayeeNameCodeRequest>,
) -> Result<Reply<CodeSent>, ApiError> {
    let name = validated_name(&base, &member, &request.name).await?;
    let (channel, recipient) = member.row.code_recipient().ok_or_else(none_verified)?;
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

/// Set the payee name
///
/// The body is a sealed `PayeeNameRequest` with the code of `POST /wps/member/payeeName/code`, which was sent for this
/// name. Needs a session that was authenticated within the last ten minutes. The member is alerted by mail and SMS.
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
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<PayeeNameRequest>,
) -> Result<Reply<PayeeName>, ApiError> {
    let name = validated_name(&base, &member, &request.name).await?;
    if member.row.code_recipient().is_none() {
        return Err(none_verified());
    }
    ATTEMPT_LIMIT.take(&base, &member.id).await?;
    let verification_code = request.verification_code;
    verification::prove(&base, Purpose::PayeeName, &code_target(&member.id, &name), verification_code.reveal()).await?;
    let (member_id, vault, now_ms) = (member.id, base.vault.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let row = store_proven_name(tx, &member_id, &name, verification_code.reveal(), now_ms).await?;
        exclusion::review(tx, &vault, &member_id, now_ms).await?;
        Ok::<_, ApiError>(row)
    };
    let row = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(present(&row, rule(&base).await?)))
}

/// The target of a verification code, which ties the code to this member and this name.
fn code_target(member_id: &str, name: &str) -> String {
    format!("{member_id} {name}")
}

/// Redeems the code, stores the name as proven and alerts the member. The checked name is compared again, inside the
/// transaction.
async fn store_proven_name(
    tx: &mut Connection,
    member_id: &str,
    name: &str,
    verification_code: &str,
    now_ms: i64,
) -> Result<MemberRow, ApiError> {
    let target = code_target(member_id, name);
    let redeemed = verification::redeem(tx, Purpose::PayeeName, &target, verification_code, now_ms).await?;
    verification::refuse_unless_right(redeemed)?;
    let member = MemberRow::by_id(&mut *tx, member_id).await?.ok_or_else(ApiError::login_required)?;
    require_checked_name(&member, name)?;
    let update = "update members set payee_name = $1, payee_name_proven_at = $2 where id = $3";
    sql::query(update).bind(name).bind(now_ms).bind(member_id).execute(&mut *tx).await?;
    alert::queue(tx, &member, &Alert::PayeeNameSet(masked_name(name)), now_ms).await?;
    MemberRow::by_id(tx, member_id).await?.ok_or_else(ApiError::login_required)
}

/// 422 `payee_name_checked` when the approved identity check confirmed another name.
fn require_checked_name(member: &MemberRow, name: &str) -> Result<(), ApiError> {
    if member.checked_name.is_empty() || is_same_name(&member.checked_name, name) {
        return Ok(());
    }
    Err(ApiError::rule_broken([("name", code::PAYEE_NAME_CHECKED)]))
}

/// The checks of both steps: a real account, a fresh password, and a name that the rules accept. Returns the name as it
/// is stored.
async fn validated_name(base: &Base, member: &Member, typed: &str) -> Result<String, ApiError> {
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let name = rules::normalize(typed);
    if let Some(broken) = rules::check(Some(&rule(base).await?), &name, true) {
        return Err(ApiError::rule_broken([("name", broken.as_str())]));
    }
    if name.chars().count() > MAX_NAME_LENGTH {
        return Err(ApiError::rule_broken([("name", code::TOO_LONG)]));
    }
    require_checked_name(&member.row, &name)?;
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
        code_goes_to: member.code_recipient().map(hint).unwrap_or_default(),
    }
}
