//! The routes by which a member sets, changes and recovers the payment password.

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use lumora_core::domain::payment_password::is_guessable;
use lumora_core::wire::{
    CodeSent, Envelope, FieldRuleValue, PaymentPasswordRecovery, PaymentPasswordRequest, PaymentPasswordState,
    SealedBody, SecretText, code,
};
use utoipa::{OpenApiRouter, routes};

use super::guess::{GuessState, hash_of, prove_field, reset_guesses};
use crate::IdentityState;
use crate::alert::{self, Alert};
use crate::contact::none_verified;
use crate::fields::{rules, settings};
use crate::idempotency;
use crate::member::{MemberRow, masked_mail};
use crate::session::MemberEvenExcluded;
use crate::verification::{self, PhoneNumber, Purpose, Sending};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Language, Reply};
use platform::seal::Sealed;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

/// Name of the field in requests and in the operator's registration rules.
const FIELD: &str = "paymentPassword";

/// The routes of this module.
pub(crate) fn router() -> OpenApiRouter<IdentityState> {
    let repeatable =
        OpenApiRouter::new().routes(routes!(send_code)).route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(state)).routes(routes!(set)).routes(routes!(recover)).merge(repeatable)
}

/// Show the state of the payment password
#[utoipa::path(
    get, path = "/wps/member/paymentPassword", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<PaymentPasswordState>), (status = 401, body = ErrorEnvelope))
)]
async fn state(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PaymentPasswordState>, ApiError> {
    member.require_real()?;
    Ok(Reply(present(&base, &member.row).await?))
}

/// Set or change the payment password
///
/// The body is a sealed `PaymentPasswordRequest`. Needs a session that was authenticated within the last ten minutes,
/// and the present payment password where one is set.
#[utoipa::path(
    put, path = "/wps/member/paymentPassword", tag = "cashier", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<PaymentPasswordState>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 422, description = "The new one breaks the rule, or the present one is wrong", body = ErrorEnvelope),
        (status = 429, description = "Payments are locked", body = ErrorEnvelope)
    )
)]
async fn set(
    State(identity): State<IdentityState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<PaymentPasswordRequest>,
) -> Result<Reply<PaymentPasswordState>, ApiError> {
    let base = &identity.base;
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let new = checked_password(base, &request.payment_password).await?;
    let present_hash = hash_of(base, &member.id).await?;
    if present_hash.is_some() {
        prove_field(base, &identity.passwords, &member.id, ("current", request.current.reveal())).await?;
        if request.current.reveal() == new {
            return Err(ApiError::rule_broken([(FIELD, code::PASSWORD_UNCHANGED)]));
        }
    }
    let hash = identity.passwords.hash(new).await?;
    let (row, old_hash, now_ms) = (member.row.clone(), present_hash.unwrap_or_default(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| write(tx, &row, Some(&old_hash), &hash, now_ms).await;
    if !base.store.write(move |tx| Box::pin(async move { work(tx).await })).await? {
        // A concurrent request has set another payment password, which this one has not proven.
        let message = "the payment password was set meanwhile: change it with the one that holds now";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::PAYMENT_PASSWORD_SET, message));
    }
    Ok(Reply(present(base, &member.row).await?))
}

/// Send the code that recovers the payment password
///
/// The code goes to the verified mail address, or to the verified mobile number where there is none. Needs a session
/// that was authenticated within the last ten minutes.
#[utoipa::path(
    post, path = "/wps/member/paymentPassword/code", tag = "cashier", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<CodeSent>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 409, description = "No contact is verified", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn send_code(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    ip: ClientIp,
    Language(language): Language,
) -> Result<Reply<CodeSent>, ApiError> {
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let (channel, recipient) = member.row.code_recipient().ok_or_else(none_verified)?;
    let sending = Sending {
        purpose: Purpose::PaymentPassword,
        target: member.id.clone(),
        channel,
        recipient: recipient.to_owned(),
        goes_out: true,
        ip,
        language: language.code,
    };
    Ok(Reply(verification::send_without_captcha(&base, vec![sending]).await?))
}

/// Replace a forgotten payment password
///
/// The body is a sealed `PaymentPasswordRecovery` with the code of `POST /wps/member/paymentPassword/code`. Needs a
/// session that was authenticated within the last ten minutes. Ends a lock of payments.
#[utoipa::path(
    put, path = "/wps/member/paymentPassword/recovery", tag = "cashier", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<PaymentPasswordState>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 422, description = "The code is wrong, or the new one breaks the rule", body = ErrorEnvelope)
    )
)]
async fn recover(
    State(identity): State<IdentityState>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<PaymentPasswordRecovery>,
) -> Result<Reply<PaymentPasswordState>, ApiError> {
    let base = &identity.base;
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let new = checked_password(base, &request.payment_password).await?;
    let verification_code = request.verification_code;
    verification::prove(base, Purpose::PaymentPassword, &member.id, verification_code.reveal()).await?;
    let hash = identity.passwords.hash(new).await?;
    let (row, now_ms) = (member.row.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let redeemed =
            verification::redeem(tx, Purpose::PaymentPassword, &row.id, verification_code.reveal(), now_ms).await?;
        verification::refuse_unless_right(redeemed)?;
        write(tx, &row, None, &hash, now_ms).await?;
        reset_guesses(tx, &row.id).await?;
        Ok::<_, ApiError>(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(present(base, &member.row).await?))
}

/// The operator's rule for payment passwords; six digits where none is set.
fn rule_of(found: Option<&FieldRuleValue>) -> FieldRuleValue {
    let six_digits = FieldRuleValue {
        accepted_pattern: "^[0-9]+$".to_owned(),
        pattern_id: "digits".to_owned(),
        min_length: 6,
        max_length: Some(6),
        ..FieldRuleValue::default()
    };
    let rule = found.cloned().unwrap_or(six_digits);
    FieldRuleValue { enabled: true, required: true, ..rule }
}

async fn rule(base: &Base) -> Result<FieldRuleValue, ApiError> {
    let site = Settings::load(&base.store).await?;
    let settings = settings::load(&base.store, &site).await?;
    Ok(rule_of(rules::rule(&settings, FIELD)))
}

/// The new payment password, if it keeps the rule and is not easy to guess; else 422.
async fn checked_password(base: &Base, typed: &SecretText) -> Result<String, ApiError> {
    let typed = typed.reveal();
    if let Some(broken) = rules::check(Some(&rule(base).await?), typed, true) {
        return Err(ApiError::rule_broken([(FIELD, broken.as_str())]));
    }
    if typed.chars().count() > crate::password::MAX_LENGTH {
        return Err(ApiError::rule_broken([(FIELD, code::TOO_LONG)]));
    }
    if is_guessable(typed) {
        return Err(ApiError::rule_broken([(FIELD, code::PASSWORD_TOO_WEAK)]));
    }
    Ok(typed.to_owned())
}

/// Writes the new hash and alerts the member. With `expected`, only in place of that hash; false when another one is
/// stored.
async fn write(
    tx: &mut Connection,
    member: &MemberRow,
    expected: Option<&str>,
    hash: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let update = "update members set payment_password_hash = $1
                  where id = $2 and (payment_password_hash = $3 or $4 = 1)";
    let written = sql::query(update)
        .bind(hash)
        .bind(&member.id)
        .bind(expected.unwrap_or_default())
        .bind(i64::from(expected.is_none()))
        .execute(&mut *tx)
        .await?;
    if written.rows_affected() == 0 {
        return Ok(false);
    }
    alert::queue(tx, member, &Alert::PaymentPasswordChanged, now_ms).await?;
    Ok(true)
}

async fn present(base: &Base, member: &MemberRow) -> Result<PaymentPasswordState, ApiError> {
    let now_ms = base.clock.now_ms();
    let guesses = GuessState::of(base.store.reader(), &member.id, now_ms).await?;
    Ok(PaymentPasswordState {
        set: hash_of(base, &member.id).await?.is_some(),
        guesses_left: guesses.left(),
        locked_until: guesses.locked_until(now_ms).map(rfc3339).unwrap_or_default(),
        rule: rule(base).await?,
        mail_hint: member.verified_email().map(masked_mail).unwrap_or_default(),
        mobile_hint: member.verified_mobile().map(PhoneNumber::masked).unwrap_or_default(),
    })
}
