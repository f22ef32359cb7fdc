//! The second factor (section 4 of the specification, "Login from a new IP").
//!
//! A password alone is not enough from an address and a browser that the member has never logged in from: one of the account's
//! second factors is required. An account with an authenticator app is asked for its code on every unknown browser, however the
//! login was authenticated. Members without a factor, and first logins by an account without an authenticator, need none. The
//! login waits as a challenge, for ten minutes and five answers.

mod challenge;
mod routes;

use axum::http::StatusCode;
use lumora_core::wire::{Factor, FactorKind, FailureValue, SecondFactorChallenge, code};

pub(crate) use routes::router;

use super::completion::{Proof, VerifiedLogin};
use crate::member::{MemberRow, masked_mail};
use crate::totp;
use crate::verification::PhoneNumber;
use platform::Base;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{StoreError, sql};

/// The operator's setting that allows the verified payee name as a second factor.
const PAYEE_NAME_SETTING: &str = "second_factor_payee_name";

/// Refuses a login that needs a second factor with a challenge for it.
///
/// # Errors
/// 401 `second_factor_required` with the challenge, or when the database fails.
pub(crate) async fn challenge_if_needed(base: &Base, verified: &VerifiedLogin) -> Result<(), ApiError> {
    let member = &verified.member;
    if verified.caller.device.is_known_to_member(&base.store, &member.id).await? {
        return Ok(());
    }
    let has_totp = totp::is_enabled(base.store.reader(), &member.id).await?;
    let is_asked = has_totp || (verified.proof == Proof::Password && is_new_address(base, verified).await?);
    let factors = if is_asked { factors_of(base, member, has_totp).await? } else { Vec::new() };
    if factors.is_empty() {
        return Ok(());
    }
    let challenge_id = challenge::begin(base, verified).await?;
    let second_factor = Some(SecondFactorChallenge { challenge_id, factors });
    let value = FailureValue { second_factor, ..FailureValue::default() };
    let message = "one factor more is needed: answer value.secondFactor at /wps/session/factor";
    Err(ApiError::refused(StatusCode::UNAUTHORIZED, code::SECOND_FACTOR_REQUIRED, message).with_value(value))
}

/// Whether the member has logged in before, but never from this address.
async fn is_new_address(base: &Base, verified: &VerifiedLogin) -> Result<bool, StoreError> {
    let query = "select count(*) from members m where m.id = $1 and m.first_login_at is not null and not exists
                 (select 1 from known_addresses a where a.member_id = m.id and a.address = $2)";
    let count: i64 = sql::query_scalar(query)
        .bind(&verified.member.id)
        .bind(verified.caller.ip.network())
        .fetch_one(base.store.reader())
        .await?;
    Ok(count > 0)
}

/// The account's second factors. With an authenticator it is the only one: an attacker would choose a weaker one.
async fn factors_of(base: &Base, member: &MemberRow, has_totp: bool) -> Result<Vec<Factor>, StoreError> {
    if has_totp {
        return Ok(vec![Factor { kind: FactorKind::Totp, hint: String::new() }]);
    }
    let mut factors = Vec::new();
    if let Some(mobile) = member.verified_mobile() {
        factors.push(Factor { kind: FactorKind::Sms, hint: PhoneNumber::masked(mobile) });
    }
    if let Some(email) = member.verified_email() {
        factors.push(Factor { kind: FactorKind::Email, hint: masked_mail(email) });
    }
    // A payee name that was only stated, not verified, could be anything that was once typed.
    if member.proven_payee_name().is_some() && Settings::load(&base.store).await?.is_on(PAYEE_NAME_SETTING) {
        factors.push(Factor { kind: FactorKind::PayeeName, hint: String::new() });
    }
    Ok(factors)
}
