//! `GET /wps/outcome`: the outcome of a call whose reply was lost.

use axum::extract::State;
use axum::http::HeaderMap;
use lumora_core::wire::{CallState, Envelope, OutcomeValue};
use utoipa::{OpenApiRouter, routes};

use super::claim::{KeyState, StoredReply, look_up};
use super::{IntentKey, key_of};
use crate::IdentityState;
use crate::session::MemberEvenExcluded;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Reply};

/// The routes of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(outcome))
}

/// What became of a call
///
/// Named by the `Idempotency-Key` that it carried; a member learns of their own calls only. While the answer is `unknown`, the call may be
/// sent again with the same key and body. Outcomes are known for a day.
#[utoipa::path(
    get, path = "/wps/outcome", tag = "session", params(IntentKey), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<OutcomeValue>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 403, body = ErrorEnvelope)
    )
)]
async fn outcome(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    headers: HeaderMap,
) -> Result<Reply<OutcomeValue>, ApiError> {
    let key = key_of(&headers)?
        .ok_or_else(|| ApiError::invalid("send the Idempotency-Key of the call that you ask about"))?;
    Ok(Reply(match look_up(&base, member.id, key).await? {
        KeyState::Unknown => OutcomeValue::default(),
        KeyState::InProgress => OutcomeValue { state: CallState::InProgress, ..OutcomeValue::default() },
        KeyState::Done => OutcomeValue { state: CallState::Done, ..OutcomeValue::default() },
        KeyState::Answered(StoredReply { status, body }) => {
            OutcomeValue { state: CallState::Answered, status: Some(status.as_u16()), body: Some(body) }
        }
    }))
}
