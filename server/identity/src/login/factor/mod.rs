//! The second factor (section 4 of the specification, "Login from a new IP").
//!
//! A password alone opens nothing from an address and a browser that the member has never logged in from: one factor more
//! is asked, of those that the account has. An account with an authenticator is asked for its code on every unknown
//! browser, whatever proved the login. Who has no factor, or logs in for the first time, passes. The login then waits as a
//! challenge for ten minutes and five answers.

mod challenge;
mod routes;

use axum::http::StatusCode;
use lumora_core::wire::{Factor, FactorKind, FailureValue, SecondFactorChallenge, code};

pub(crate) use routes::router;

use super::opening::{Proof, VerifiedLogin};
use crate::member::{MemberRow, masked_mail};
use crate::totp;
use crate::verification::PhoneNumber;
use platform::Base;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{StoreError, sql};

/// The operator's switch for the payee's name, where it is proven, as a factor.
const PAYEE_NAME_SETTING: &str = "second_factor_payee_name";

/// Passes a login that needs no second factor.
///
/// # Errors
/// 401 `second_factor_required` with the challenge for one that does.
pub(crate) async fn pass(base: &Base, opening: &VerifiedLogin) -> Result<(), ApiError> {
    let member = &opening.member;
    if opening.caller.device.is_known_to_member(&base.store, &member.id).await? {
        return Ok(());
    }
    let has_totp = totp::is_enabled(base.store.reader(), &member.id).await?;
    let is_asked = has_totp || (opening.proof == Proof::Password && is_elsewhere(base, opening).await?);
    let factors = if is_asked { factors_of(base, member, has_totp).await? } else { Vec::new() };
    if factors.is_empty() {
        return Ok(());
    }
    let challenge_id = challenge::begin(base, opening).await?;
    let second_factor = Some(SecondFactorChallenge { challenge_id, factors });
    let value = FailureValue { second_factor, ..FailureValue::default() };
    let message = "one factor more is needed: answer value.secondFactor at /wps/session/factor";
    Err(ApiError::refused(StatusCode::UNAUTHORIZED, code::SECOND_FACTOR_REQUIRED, message).with_value(value))
}

/// Whether the member has logged in before, and never from this address.
async fn is_elsewhere(base: &Base, opening: &VerifiedLogin) -> Result<bool, StoreError> {
    let query = "select count(*) from members m where m.id = $1 and m.first_login_at is not null and not exists
                 (select 1 from known_addresses a where a.member_id = m.id and a.address = $2)";
    let count: i64 = sql::query_scalar(query)
        .bind(&opening.member.id)
        .bind(opening.caller.ip.network())
        .fetch_one(base.store.reader())
        .await?;
    Ok(count > 0)
}

/// The factors that the account has. An authenticator stands alone: weaker ones beside it would take its place.
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
    // A name that is only stated is whatever somebody once typed.
    if member.proven_payee_name().is_some() && Settings::load(&base.store).await?.is_on(PAYEE_NAME_SETTING) {
        factors.push(Factor { kind: FactorKind::PayeeName, hint: String::new() });
    }
    Ok(factors)
}
