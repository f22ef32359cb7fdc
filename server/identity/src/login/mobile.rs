//! Login by mobile number and SMS code (sections 2, 3 and 4 of the specification).
//!
//! A number without an account is treated like one that has an account: a code for it is stored, but never sent, so that the
//! replies do not reveal which numbers have accounts.

use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{LoginRequest, code};

use super::completion::{Proof, VerifiedLogin, complete_login};
use crate::captcha;
use crate::lockout::{self, Subject};
use crate::member::MemberRow;
use crate::session::Caller;
use crate::verification::{self, PhoneNumber, Purpose, Redeemed};
use platform::Base;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

/// Longest code, in characters (section 5).
const MAX_CODE_CHARS: usize = 255;

pub(crate) async fn log_in(base: &Base, caller: Caller, request: LoginRequest) -> Result<Response, ApiError> {
    if !Settings::load(&base.store).await?.whitelabel().mobile_code_login {
        let message = "login by SMS code is not offered: use the user name";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.username)?;
    check_code(&request.password)?;
    let found = MemberRow::by_verified_mobile(base.store.reader(), number.as_str()).await?;
    let member_id = found.as_ref().map(|member| member.id.as_str()).unwrap_or_default();
    let subject = match caller.device.is_known_to_member(&base.store, member_id).await? {
        true => Subject::KnownDevice(caller.device.hash(), number.as_str().to_owned()),
        false => Subject::Mobile(number.as_str().to_owned()),
    };
    let counted = vec![subject, Subject::Address(caller.ip.network())];
    let answered = captcha::redeem(base, request.captcha_id.as_deref(), request.captcha.as_deref()).await?;
    lockout::count_attempt(base, &counted, answered).await?;

    let now_ms = base.clock.now_ms();
    let guessed = verification::guess(&base.store, Purpose::Login, number.as_str(), &request.password, now_ms).await?;
    refuse_unless_right(guessed)?;
    let work = async move |tx: &mut Connection| {
        verification::redeem(tx, Purpose::Login, number.as_str(), &request.password, now_ms).await
    };
    let redeemed: Result<Redeemed, StoreError> =
        base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
    refuse_unless_right(redeemed?)?;
    // The code of a number without an account was never sent, so a right one was guessed: it is refused like a wrong one.
    let member = found.ok_or_else(wrong_code)?;
    let LoginRequest { remember, entrance, .. } = request;
    let verified = VerifiedLogin { member, caller, remember, proof: Proof::Other, entrance, counted };
    Ok(complete_login(base, verified).await?.reply(|value| value))
}

fn check_code(typed: &str) -> Result<(), ApiError> {
    if typed.trim().is_empty() {
        let message = "there is no code: fill in the one that was sent";
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Err(ApiError::refused(status, code::MISSING_VERIFICATION_CODE, message));
    }
    if typed.chars().count() > MAX_CODE_CHARS {
        return Err(ApiError::rule_broken([("password", "too_long")]));
    }
    Ok(())
}

fn refuse_unless_right(redeemed: Redeemed) -> Result<(), ApiError> {
    match redeemed {
        Redeemed::Right => Ok(()),
        Redeemed::Wrong => Err(wrong_code()),
        Redeemed::Expired => {
            let message = "the code is too old or was tried too often: send another";
            Err(ApiError::refused(StatusCode::UNAUTHORIZED, code::CODE_EXPIRED, message))
        }
    }
}

fn wrong_code() -> ApiError {
    let message = "the code is wrong: check it";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::INVALID_VERIFICATION_CODE, message)
}
