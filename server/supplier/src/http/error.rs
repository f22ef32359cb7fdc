//! Errors of the supplier's calls: a code that the page has a text for, and a message in English that names the remedy.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use platform::http::Json;
use serde_json::json;

use super::super::SupplierError;
use super::super::automatic::RefusedBounds;
use super::super::round::SpinRefusal;
use super::super::wallet::{Refused, WalletError};

/// The error of a call of the game's page.
#[derive(Debug)]
pub(super) enum CallError {
    /// The call is refused: status, code, message.
    Refused(StatusCode, &'static str, &'static str),
    /// The next spin may begin in this many milliseconds.
    TooSoon(i64),
    /// Automatic play may not have these bounds.
    RefusedBounds(RefusedBounds),
    /// The supplier itself failed; the text goes to the log only.
    Internal(SupplierError),
}

impl CallError {
    pub(super) const SESSION_ENDED: Self = Self::Refused(
        StatusCode::UNAUTHORIZED,
        "session_ended",
        "the game session has ended: open the game again from the site",
    );
    pub(super) const GAME_UNKNOWN: Self =
        Self::Refused(StatusCode::NOT_FOUND, "game_unknown", "this supplier has no such game: choose another");
    pub(super) const INVALID: Self = Self::Refused(
        StatusCode::BAD_REQUEST,
        "invalid_request",
        "the call is malformed: send JSON with the fields of the call; a key has 8 to 64 characters of A-Z a-z 0-9 -",
    );
    pub(super) const STAKE_INVALID: Self = Self::Refused(
        StatusCode::UNPROCESSABLE_ENTITY,
        "stake_invalid",
        "the game does not offer this stake: choose one of /api/state",
    );
    pub(super) const ROUND_UNKNOWN: Self = Self::Refused(
        StatusCode::NOT_FOUND,
        "round_unknown",
        "the player has no such round that has ended: choose one of /api/rounds",
    );
    pub(super) const NO_STAKE: Self = Self::Refused(
        StatusCode::FORBIDDEN,
        "stake_too_high",
        "the operator's licence allows no stake of this game: choose another game",
    );
    const FREE_SPINS_ENDED: Self = Self::Refused(
        StatusCode::CONFLICT,
        "free_spins_ended",
        "these free spins are used up or over: read /api/state, and spin with what it says",
    );
    const STAKE_TOO_HIGH: Self = Self::Refused(
        StatusCode::UNPROCESSABLE_ENTITY,
        "stake_too_high",
        "the operator's licence allows no round of so much: choose a lower stake",
    );
    const TICKET: Self = Self::Refused(
        StatusCode::UNAUTHORIZED,
        "ticket_invalid",
        "the ticket is unknown, used or too old: open the game again from the site",
    );
    const PLAYER_DISABLED: Self = Self::Refused(
        StatusCode::FORBIDDEN,
        "player_disabled",
        "the player may not play now: ask the site's customer service",
    );
    const MAINTENANCE: Self = Self::Refused(
        StatusCode::SERVICE_UNAVAILABLE,
        "maintenance",
        "the operator takes no new stakes for now: rounds that are open still end",
    );
    const LIMIT_REACHED: Self = Self::Refused(
        StatusCode::UNPROCESSABLE_ENTITY,
        "limit_reached",
        "a limit that the player has set leaves no room for this stake: stake less, or come back when it eases",
    );
    const REALITY_CHECK: Self = Self::Refused(
        StatusCode::CONFLICT,
        "reality_check",
        "a reality check waits on the site: the player has to answer it before the next stake",
    );
    const OPERATOR_DOWN: Self = Self::Refused(
        StatusCode::SERVICE_UNAVAILABLE,
        "operator_down",
        "the operator's wallet does not answer: try again in a minute",
    );

    /// The error of a game session that could not be opened.
    pub(super) fn of_ticket(error: &WalletError) -> Self {
        match error {
            WalletError::Refused(Refused::SessionEnded) => Self::TICKET,
            other => Self::of_wallet(other),
        }
    }

    /// The error of a call that needs the operator's wallet.
    pub(super) fn of_wallet(error: &WalletError) -> Self {
        match error {
            WalletError::Refused(Refused::SessionEnded) => Self::SESSION_ENDED,
            WalletError::Refused(Refused::PlayerDisabled) => Self::PLAYER_DISABLED,
            WalletError::Refused(Refused::Maintenance) => Self::MAINTENANCE,
            WalletError::Refused(Refused::LimitReached) => Self::LIMIT_REACHED,
            WalletError::Refused(Refused::RealityCheck) => Self::REALITY_CHECK,
            _ => Self::OPERATOR_DOWN,
        }
    }

    /// The error of a refused stake, from the code that the round stores; none where the round itself tells enough.
    pub(super) fn of_refused_round(reason: &str) -> Option<Self> {
        match reason {
            "not_enough_money" => Some(Self::Refused(
                StatusCode::UNPROCESSABLE_ENTITY,
                "not_enough_money",
                "the balance is less than the stake: choose a lower stake",
            )),
            "stake_too_high" => Some(Self::STAKE_TOO_HIGH),
            "free_spins_ended" => Some(Self::FREE_SPINS_ENDED),
            "session_ended" => Some(Self::SESSION_ENDED),
            "player_disabled" => Some(Self::PLAYER_DISABLED),
            "maintenance" => Some(Self::MAINTENANCE),
            "limit_reached" => Some(Self::LIMIT_REACHED),
            "reality_check" => Some(Self::REALITY_CHECK),
            _ => None,
        }
    }
}

impl From<SpinRefusal> for CallError {
    fn from(refusal: SpinRefusal) -> Self {
        match refusal {
            SpinRefusal::StakeNotOffered => Self::STAKE_INVALID,
            SpinRefusal::RoundInProgress => Self::Refused(
                StatusCode::CONFLICT,
                "round_in_progress",
                "another round of this player is open: wait until it has ended",
            ),
            SpinRefusal::KeyReused => Self::Refused(
                StatusCode::CONFLICT,
                "key_reused",
                "this key was used for another spin: make a new key for each spin",
            ),
            SpinRefusal::FreeSpinsEnded => Self::FREE_SPINS_ENDED,
            SpinRefusal::TooSoon(left) => Self::TooSoon(left),
            SpinRefusal::AutomaticPlayEnded => Self::Refused(
                StatusCode::CONFLICT,
                "automatic_play_ended",
                "this automatic play has ended or is for another stake: begin a new one, or spin without it",
            ),
        }
    }
}

impl<E: Into<SupplierError>> From<E> for CallError {
    fn from(error: E) -> Self {
        Self::Internal(error.into())
    }
}

impl IntoResponse for CallError {
    fn into_response(self) -> Response {
        match self {
            Self::Refused(status, code, message) => {
                (status, Json(json!({ "code": code, "message": message }))).into_response()
            }
            Self::TooSoon(left) => {
                let message = "the least time of a round has not passed: spin again after retry_after_ms";
                let body = Json(json!({ "code": "too_soon", "message": message, "retry_after_ms": left }));
                let seconds = HeaderValue::from((left.max(0) + 999) / 1000);
                (StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, seconds)], body).into_response()
            }
            Self::RefusedBounds(bounds) => {
                let (message, most) = match bounds {
                    RefusedBounds::NotOffered => ("the operator offers no automatic play: spin by hand".to_owned(), 0),
                    RefusedBounds::Rounds(most) => {
                        (format!("automatic play has 1 to {most} rounds: ask for fewer"), most)
                    }
                    RefusedBounds::LossBelowStake => ("the loss limit is below the stake: raise it".to_owned(), 0),
                    RefusedBounds::Win => ("the win limit must be above zero: raise it, or leave it out".to_owned(), 0),
                };
                let body = Json(json!({ "code": "auto_refused", "message": message, "most_rounds": most }));
                (StatusCode::UNPROCESSABLE_ENTITY, body).into_response()
            }
            Self::Internal(error) => {
                tracing::error!(%error, "a call of the game page failed");
                let message = "the game server failed: ask for the round by its key";
                (StatusCode::INTERNAL_SERVER_ERROR, Json(json!({ "code": "unknown", "message": message })))
                    .into_response()
            }
        }
    }
}

/// 404 for what is neither page, file nor call.
pub(super) async fn not_found() -> CallError {
    CallError::Refused(StatusCode::NOT_FOUND, "not_found", "there is no such page: open a game from the site")
}
