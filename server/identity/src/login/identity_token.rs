//! Login by mobile number, proved by the token of a phone identity gateway (sections 3 and 4 of the specification, "firebase").

use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{LoginRequest, code};
use platform::store::Connection;

use super::completion::{Proof, VerifiedLogin, complete_login};
use super::password::wrong_credentials;
use crate::IdentityState;
use crate::member::MemberRow;
use crate::phone_identity;
use crate::session::Caller;
use crate::verification::PhoneNumber;
use platform::http::ApiError;
use platform::settings::Settings;

/// The identity token is in the field `password`. It is checked first: whoever holds the number may learn whether it has an account, so
/// unlike in the other logins an unknown number needs no disguise.
pub(crate) async fn log_in(state: &IdentityState, caller: Caller, request: LoginRequest) -> Result<Response, ApiError> {
    let base = &state.base;
    if !Settings::load(&base.store).await?.whitelabel().mobile_code_login {
        let message = "login by mobile number is not offered: use the user name";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.username)?;
    let proof = phone_identity::prove(state, &request.password, &number).await?;
    let work = async move |tx: &mut Connection| phone_identity::spend(tx, &proof).await;
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    let found = MemberRow::by_verified_mobile(base.store.reader(), number.as_str()).await?;
    let member = found.ok_or_else(wrong_credentials)?;
    member.require_active()?;
    let LoginRequest { remember, entrance, .. } = request;
    let verified = VerifiedLogin { member, caller, remember, proof: Proof::Other, entrance, counted: Vec::new() };
    Ok(complete_login(base, verified).await?.reply(|value| value))
}
