//! Login by mobile number, proved by the identity token of a gateway (sections 3 and 4 of the specification, "firebase").

use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::wire::{LoginRequest, code};
use sqlx::AnyConnection;

use super::caller::Caller;
use super::login::wrong_credentials;
use super::member::MemberRow;
use super::opening::{Opening, Proof, open};
use crate::content::settings::Settings;
use crate::http::ApiError;
use crate::phone_identity;
use crate::state::AppState;
use crate::verification::PhoneNumber;

/// Whoever holds the number may know whether it has an account, so an unknown one needs no disguise.
pub(super) async fn log_in(state: &AppState, caller: Caller, request: LoginRequest) -> Result<Response, ApiError> {
    if !Settings::load(&state.store).await?.whitelabel().mobile_code_login {
        let message = "login by mobile number is not offered: use the user name";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.username)?;
    let proof = phone_identity::prove(state, &request.password, &number).await?;
    let job = async move |tx: &mut AnyConnection| phone_identity::spend(tx, &proof).await;
    state.store.write(move |tx| Box::pin(async move { job(tx).await })).await?;
    let found = MemberRow::by_verified_mobile(state.store.reader(), number.as_str()).await?;
    let member = found.ok_or_else(wrong_credentials)?;
    member.require_active()?;
    let (remember, proof) = (request.remember, Proof::Other);
    let opening = Opening { member, caller, remember, proof, charged: Vec::new() };
    Ok(open(state, opening).await?.reply(|value| value))
}
