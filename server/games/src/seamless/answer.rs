//! The one shape of all answers.

use axum::response::{IntoResponse, Response};
use platform::http::Json;
use serde::{Deserialize, Serialize};

use super::status::{Refused, Status};

/// An answer; which fields it has depends on the call and on `status`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Answer {
    /// What became of the call.
    pub status: Status,
    /// The `request_uuid` of the call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request_uuid: Option<String>,
    /// The member, as an id that never changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// Name to show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
    /// ISO 4217 code of the wallet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// What the wallet holds after the call, in minor units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<i64>,
    /// The game-session token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The game of the session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_code: Option<String>,
    /// The vendor that the game is sold under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vendor: Option<String>,
    /// Language code of the member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// Numeric account type; 4 is a guest of the free demo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account_type: Option<u32>,
    /// The least time between the starts of two rounds, in milliseconds, as the operator asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_ms: Option<i64>,
    /// How many rounds automatic play may have; 0 for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auto_rounds: Option<i64>,
    /// False where a return up to the stake may not be celebrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub celebrate_returns: Option<bool>,
    /// The most that a round of this player may stake, in minor units; left out where nothing bounds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_stake: Option<i64>,
    /// `vendor` where rounds stake from a balance that the vendor keeps (see the transfers of wallets), and not from the operator's wallet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wallet: Option<String>,
}

impl Answer {
    /// An answer that says no more than what became of the call.
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

    /// The answer of a call that moved money, or looked at it.
    pub(super) fn balance(user: &str, currency: &str, balance: i64) -> Self {
        Self {
            user: Some(user.to_owned()),
            currency: Some(currency.to_owned()),
            balance: Some(balance),
            ..Self::bare(Status::Ok)
        }
    }

    /// The answer to the call with this `request_uuid`.
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
