//! What became of a call that carried an idempotency key.

use serde::{Deserialize, Serialize};

/// How far a call has come, as the server knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum CallState {
    /// The server knows nothing of the key, and nothing was done under it: the call may be sent again with the same key and body.
    #[default]
    Unknown,
    /// The call is being worked on: ask again in a second.
    InProgress,
    /// The call was done, and its reply is not kept: read how things stand.
    Done,
    /// The call was answered, with the reply that comes along.
    Answered,
}

/// Value of `GET /wps/outcome`, which names the call by header `Idempotency-Key`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct OutcomeValue {
    /// How far it has come.
    pub state: CallState,
    /// HTTP status of the reply; there once it was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// Body of the reply, as text; there once it was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
}
