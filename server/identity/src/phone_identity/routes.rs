//! The two routes that verify a mobile number through an external gateway: sending its code, and checking it.

use axum::extract::State;
use lumora_core::wire::{
    Envelope, FirebaseIdentity, FirebaseSendRequest, FirebaseSent, FirebaseVerifyRequest, SealedBody, SecretText, code,
};
use utoipa::{OpenApiRouter, routes};

use super::{GatewayError, MAX_LENGTH, enabled, refusal, unprocessable};
use crate::IdentityState;
use crate::verification::{self, PhoneNumber};
use platform::http::{ApiError, ClientIp, ErrorEnvelope, Json, Language, Reply};
use platform::seal::Sealed;

/// The longest code that section 5 allows, in bytes.
const MAX_CODE_LENGTH: usize = 255;

/// The routes of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(send)).routes(routes!(verify))
}

/// Send a code through the gateway
///
/// Counts towards the same limits as every code: per number, per client network and per operator.
#[utoipa::path(
    post, path = "/wps/verification/firebase/send", tag = "session", request_body = FirebaseSendRequest,
    responses(
        (status = 200, body = Envelope<FirebaseSent>),
        (status = 400, body = ErrorEnvelope),
        (status = 403, description = "The operator has no such gateway", body = ErrorEnvelope),
        (status = 422, description = "The number is missing or not valid", body = ErrorEnvelope),
        (status = 429, description = "Too many codes", body = ErrorEnvelope)
    )
)]
async fn send(
    State(state): State<IdentityState>,
    ip: ClientIp,
    language: Language,
    Json(request): Json<FirebaseSendRequest>,
) -> Result<Reply<FirebaseSent>, ApiError> {
    let gateway = enabled(&state).await?;
    let number = PhoneNumber::parse(&request.country_dialing_code, &request.mobile_num)?;
    let counted = verification::count_sending(&state.base, number.as_str(), ip).await?;
    let session_info = gateway.send(&number, language.code()).await.map_err(refusal)?;
    Ok(Reply(FirebaseSent { session_info, expired_minutes: counted.expired_minutes }))
}

/// Exchange the gateway's code for an identity token
///
/// The body is a sealed `FirebaseVerifyRequest`. The token proves the number in one registration or login within ten
/// minutes.
#[utoipa::path(
    post, path = "/wps/verification/firebase/verify", tag = "session", request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<FirebaseIdentity>),
        (status = 400, description = "Not sealed, or the nonce is spent", body = ErrorEnvelope),
        (status = 403, description = "The operator has no such gateway", body = ErrorEnvelope),
        (status = 422, description = "The code is missing, wrong or too old", body = ErrorEnvelope)
    )
)]
async fn verify(
    State(state): State<IdentityState>,
    Sealed(request): Sealed<FirebaseVerifyRequest>,
) -> Result<Reply<FirebaseIdentity>, ApiError> {
    let gateway = enabled(&state).await?;
    let code = request.code.reveal().trim();
    if code.is_empty() {
        let message = "there is no code: fill in the one that was sent";
        return Err(unprocessable(code::MISSING_VERIFICATION_CODE, message));
    }
    if code.len() > MAX_CODE_LENGTH || request.session_info.len() > MAX_LENGTH {
        return Err(refusal(GatewayError::WrongCode));
    }
    let token = gateway.verify(&request.session_info, code).await.map_err(refusal)?;
    Ok(Reply(FirebaseIdentity { firebase_id_token: SecretText(token) }))
}
