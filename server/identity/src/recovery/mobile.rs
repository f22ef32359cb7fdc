//! Resetting a forgotten password with an SMS code (sections 2, 4, 5 and 7 of the specification).
//!
//! An unknown number is treated like a member's: a code was made for it and never sent, so that every guess is wrong.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::domain::account::Entrance;
use lumora_core::wire::{Envelope, LoginValue, PasswordMobileRequest, SealedBody, code};
use platform::store::Connection;

use crate::IdentityState;
use crate::login::{Proof, VerifiedLogin, complete_login};
use crate::member::MemberRow;
use crate::password::new::{self, NewPassword};
use crate::session::Caller;
use crate::verification::{self, PhoneNumber, Purpose, Redeemed, refuse_unless_right};
use platform::http::{ApiError, ErrorEnvelope};
use platform::rate_limit::RateLimit;
use platform::seal::Sealed;
use platform::settings::Settings;

/// Limit of attempts per client network.
const ATTEMPT_LIMIT: RateLimit = RateLimit::hourly("password-mobile", 30);

/// Set a password by SMS code
///
/// The body is a sealed `PasswordMobileRequest`; the code comes from `/wps/verification/sms/password`. Every session of the
/// member ends, and a new one begins.
#[utoipa::path(
    post, path = "/wps/member/password/verification", tag = "account", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<LoginValue>),
        (status = 403, description = "Not offered, or the account is closed", body = ErrorEnvelope),
        (status = 422, description = "The code is wrong, or the new password will not do", body = ErrorEnvelope),
        (status = 429, description = "Too many tries from this address", body = ErrorEnvelope)
    )
)]
pub(crate) async fn set_by_mobile(
    State(IdentityState { base, passwords, .. }): State<IdentityState>,
    caller: Caller,
    Sealed(request): Sealed<PasswordMobileRequest>,
) -> Result<Response, ApiError> {
    if !Settings::load(&base.store).await?.whitelabel().password_change_by_mobile {
        let message = "the operator sets no passwords by mobile number: use the mail";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let new = NewPassword { password: &request.new_password, confirm: None };
    new.check(&base, "").await?;
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.mobile_num)?;
    ATTEMPT_LIMIT.take(&base, &caller.ip.network()).await?;
    let sms = request.verification_code;
    verification::prove(&base, Purpose::Password, number.as_str(), sms.reveal()).await?;

    let found = MemberRow::by_verified_mobile(base.store.reader(), number.as_str()).await?;
    let Some(member) = found else { return Err(unknown_number()) };
    member.require_active()?;
    new.check(&base, &member.account).await?;
    let hash = passwords.hash(request.new_password.0).await?;
    let now_ms = base.clock.now_ms();
    let work = async move |connection: &mut Connection| {
        let redeemed =
            verification::redeem(connection, Purpose::Password, number.as_str(), sms.reveal(), now_ms).await?;
        refuse_unless_right(redeemed)?;
        new::set(connection, &member.id, &hash, None, now_ms).await?;
        MemberRow::by_id(&mut *connection, &member.id).await?.ok_or_else(unknown_number)
    };
    let member = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    // The code has only proved the phone: a member with an authenticator still needs its code to log in.
    let opening = VerifiedLogin {
        member,
        caller,
        remember: false,
        proof: Proof::Other,
        entrance: Entrance::Member,
        counted: Vec::new(),
    };
    Ok(complete_login(&base, opening).await?.reply(|value| value))
}

/// The refusal of a right code for an unknown number: the same as of a wrong code, so that it reveals nothing.
fn unknown_number() -> ApiError {
    refuse_unless_right(Redeemed::Wrong).err().unwrap_or_else(ApiError::login_required)
}
