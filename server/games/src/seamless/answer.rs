//! The one response shape of all seamless calls.

use axum::response::{IntoResponse, Response};
use platform::http::Json;
use serde::{Deserialize, Serialize};

use super::status::{Refused, Status};

/// Response to a seamless call; which fields it has depends on the call and on `status`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Answer {
    /// Result of the call.
    pub status: Status,
    /// `request_uuid` of the call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request_uuid: Option<String>,
    /// Id of the member; it never changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// Name to show: the member's nickname, or else the account name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
    /// ISO 4217 code of the wallet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// Spendable balance of the wallet after the call, in minor units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<i64>,
    /// Game-session token, issued by `session/open`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Code of the session's game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_code: Option<String>,
    /// Code of the vendor that the game is sold under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vendor: Option<String>,
    /// Language code of the session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// Numeric account type; 4 is a guest of the free demo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_type: Option<u32>,
    /// Minimum time between the starts of two rounds, in milliseconds, as the operator or its licence demands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_ms: Option<i64>,
    /// Maximum number of rounds of automatic play; 0 where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auto_rounds: Option<i64>,
    /// False where a return up to the stake must not be celebrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub celebrate_returns: Option<bool>,
    /// Maximum stake of a round for this player, in minor units; left out where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_stake: Option<i64>,
    /// `vendor` where rounds stake from a transfer wallet that the vendor keeps, and not from the operator's wallet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wallet: Option<String>,
}

impl Answer {
    /// A response with a status and no other field.
    pub fn bare(status: Status) -> Self {
        Self {
            status,
            request_uuid: None,
            user: None,
            nickname: None,
            currency: None,
            balance: None,
            token: None,
            game_code: None,
            vendor: None,
            lang: None,
            account_type: None,
            round_ms: None,
            auto_rounds: None,
            celebrate_returns: None,
            max_stake: None,
            wallet: None,
        }
    }

    /// The response to a call that read or changed the balance, in minor units.
    pub(super) fn balance(user: &str, currency: &str, balance: i64) -> Self {
        Self {
            user: Some(user.to_owned()),
            currency: Some(currency.to_owned()),
            balance: Some(balance),
            ..Self::bare(Status::Ok)
        }
    }

    /// The response to the call with this `request_uuid`. Errors of the database are logged and answered as unknown.
    pub(super) fn to(request_uuid: String, result: Result<Self, Refused>) -> Self {
        let answer = result.unwrap_or_else(|refused| match refused {
            Refused::With(status) => Self::bare(status),
            Refused::Store(error) => {
                tracing::error!(%error, "a seamless call failed");
                Self::bare(Status::Unknown)
            }
        });
        Self { request_uuid: Some(request_uuid), ..answer }
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        (self.status.http(), Json(self)).into_response()
    }
}
