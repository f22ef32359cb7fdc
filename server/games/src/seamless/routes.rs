//! The calls of the seamless wallet, by which suppliers open sessions, stake, pay and roll back, and their common time limit.

use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::{OpenApiRouter, routes};

use super::answer::Answer;
use super::bet::Bet;
use super::rollback::Rollback;
use super::session::{self, StakeQuery};
use super::signed::Signed;
use super::status::Status;
use super::win::Win;
use crate::GamesState;
use platform::Base;
use platform::store::Isolation;

/// Time limit of a supplier's call: shorter than the site's limit of any call.
const TIME_LIMIT: Duration = Duration::from_secs(20);
const MAX_ID_LENGTH: usize = 64;
/// Maximum amount of a call, in minor units: far above any stake, far below the end of 64 bits.
const MAX_AMOUNT: i64 = 1_000_000_000_000_000;

/// The calls of this module.
pub fn router() -> OpenApiRouter<GamesState> {
    let routes = OpenApiRouter::new()
        .routes(routes!(open))
        .routes(routes!(info))
        .routes(routes!(balance))
        .routes(routes!(may_stake))
        .routes(routes!(release_stake))
        .routes(routes!(bet))
        .routes(routes!(win))
        .routes(routes!(rollback));
    // A request that can not be read is refused in the same shape as every other answer.
    let refusals = [Status::WrongSyntax, Status::InvalidSignature, Status::Unknown].map(Status::http);
    routes.route_layer(middleware::from_fn(answer_in_time)).refusing_alike(&refusals)
}

/// Answers a call that takes too long in the contract's shape, before the site's own time limit does in another shape,
/// which the supplier could not read. The call's work goes on, so its result is unknown.
async fn answer_in_time(request: Request, next: Next) -> Response {
    in_time(TIME_LIMIT, next.run(request)).await
}

async fn in_time(limit: Duration, call: impl Future<Output = Response>) -> Response {
    match tokio::time::timeout(limit, call).await {
        Ok(response) => response,
        Err(_) => Answer::bare(Status::Unknown).into_response(),
    }
}

/// Whether a supplier's id is short and made of harmless characters.
pub(super) fn is_id(text: &str) -> bool {
    (1..=MAX_ID_LENGTH).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
}

pub(super) fn is_amount(amount: i64) -> bool {
    (0..=MAX_AMOUNT).contains(&amount)
}

/// Body of `/seamless/session/open`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
struct Open {
    request_uuid: String,
    /// Launch ticket of the game's page.
    ticket: String,
}

/// Body of `/seamless/user/info` and `/seamless/user/balance`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
struct User {
    request_uuid: String,
    /// Game-session token.
    token: String,
}

/// Body of `/seamless/user/may_stake`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
struct MayStake {
    request_uuid: String,
    /// Game-session token.
    token: String,
    /// The supplier's id of the round; left out with `amount`, to ask only whether the player may play.
    #[serde(default)]
    round: Option<String>,
    /// Stake that the supplier is about to take, in minor units.
    #[serde(default)]
    #[schema(minimum = 1)]
    amount: Option<i64>,
}

impl MayStake {
    /// Validates the call: round and amount come together or not at all.
    fn into_query(self) -> Result<StakeQuery, Status> {
        let stake = match (self.round, self.amount) {
            (None, None) => None,
            (Some(round), Some(amount)) if is_id(&round) && amount > 0 && is_amount(amount) => Some((round, amount)),
            _ => return Err(Status::WrongSyntax),
        };
        Ok(StakeQuery { token: self.token, stake })
    }
}

/// Body of `/seamless/user/release_stake`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
struct ReleaseStake {
    request_uuid: String,
    /// The supplier's id of the round.
    round: String,
}

/// Open a game session with a launch ticket
#[utoipa::path(
    post, path = "/seamless/session/open", tag = "seamless wallet", request_body = Open,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn open(State(base): State<Base>, Signed { supplier, body }: Signed<Open>) -> Answer {
    if !is_id(&body.request_uuid) {
        return Answer::bare(Status::WrongSyntax);
    }
    let now_ms = base.clock.now_ms();
    let Open { request_uuid, ticket } = body;
    let write = base.store.write(move |tx| {
        Box::pin(async move {
            // A ticket is used up even when the game can not be opened with it: the refusal is returned as an answer,
            // so that the transaction commits.
            match session::open(tx, &supplier, &ticket, now_ms).await {
                Err(super::status::Refused::With(status)) => Ok(Answer::bare(status)),
                other => other,
            }
        })
    });
    Answer::to(request_uuid, write.await)
}

/// Player of a game session
#[utoipa::path(
    post, path = "/seamless/user/info", tag = "seamless wallet", request_body = User,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn info(State(base): State<Base>, Signed { supplier, body }: Signed<User>) -> Answer {
    let now_ms = base.clock.now_ms();
    let User { request_uuid, token } = body;
    let write = base.store.write(move |tx| Box::pin(async move { session::info(tx, &supplier, &token, now_ms).await }));
    Answer::to(request_uuid, write.await)
}

/// Balance of the wallet
#[utoipa::path(
    post, path = "/seamless/user/balance", tag = "seamless wallet", request_body = User,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn balance(State(base): State<Base>, Signed { supplier, body }: Signed<User>) -> Answer {
    let now_ms = base.clock.now_ms();
    let User { request_uuid, token } = body;
    let write =
        base.store.write(move |tx| Box::pin(async move { session::balance(tx, &supplier, &token, now_ms).await }));
    Answer::to(request_uuid, write.await)
}

/// Whether the player may stake
///
/// Asked before each stake from a transfer wallet that the vendor keeps. With round and amount the stake counts towards
/// the player's limits, once.
#[utoipa::path(
    post, path = "/seamless/user/may_stake", tag = "seamless wallet", request_body = MayStake,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn may_stake(State(base): State<Base>, Signed { supplier, body }: Signed<MayStake>) -> Answer {
    let now_ms = base.clock.now_ms();
    let request_uuid = body.request_uuid.clone();
    let query = match body.into_query() {
        Ok(query) => query,
        Err(status) => return Answer::to(request_uuid, Err(status.into())),
    };
    let write = base.store.write_at(Isolation::ReadCommitted, move |tx| {
        Box::pin(async move { session::may_stake(tx, &supplier, &query, now_ms).await })
    });
    Answer::to(request_uuid, write.await)
}

/// Release a stake that was not taken
///
/// What `may_stake` has counted for the round is taken out again; nothing where it has counted nothing.
#[utoipa::path(
    post, path = "/seamless/user/release_stake", tag = "seamless wallet", request_body = ReleaseStake,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn release_stake(State(base): State<Base>, Signed { supplier, body }: Signed<ReleaseStake>) -> Answer {
    let now_ms = base.clock.now_ms();
    let ReleaseStake { request_uuid, round } = body;
    if !is_id(&round) {
        return Answer::bare(Status::WrongSyntax);
    }
    let write =
        base.store.write(move |tx| Box::pin(async move { session::release(tx, &supplier, &round, now_ms).await }));
    Answer::to(request_uuid, write.await)
}

/// Take a stake
#[utoipa::path(
    post, path = "/seamless/transaction/bet", tag = "seamless wallet", request_body = Bet,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn bet(State(base): State<Base>, Signed { supplier, body }: Signed<Bet>) -> Answer {
    let now_ms = base.clock.now_ms();
    let request_uuid = body.request_uuid.clone();
    let bet = match body.prepare() {
        Ok(bet) => bet,
        Err(status) => return Answer::to(request_uuid, Err(status.into())),
    };
    let write = base
        .store
        .write_at(Isolation::Batched, move |tx| Box::pin(async move { bet.carry_out(tx, &supplier, now_ms).await }));
    Answer::to(request_uuid, write.await)
}

/// Credit a payout
#[utoipa::path(
    post, path = "/seamless/transaction/win", tag = "seamless wallet", request_body = Win,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn win(State(base): State<Base>, Signed { supplier, body }: Signed<Win>) -> Answer {
    let now_ms = base.clock.now_ms();
    let request_uuid = body.request_uuid.clone();
    let write = base
        .store
        .write_at(Isolation::Batched, move |tx| Box::pin(async move { body.carry_out(tx, &supplier, now_ms).await }));
    Answer::to(request_uuid, write.await)
}

/// Undo a bet or a win
#[utoipa::path(
    post, path = "/seamless/transaction/rollback", tag = "seamless wallet", request_body = Rollback,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn rollback(State(base): State<Base>, Signed { supplier, body }: Signed<Rollback>) -> Answer {
    let now_ms = base.clock.now_ms();
    let request_uuid = body.request_uuid.clone();
    let write = base.store.write(move |tx| Box::pin(async move { body.carry_out(tx, &supplier, now_ms).await }));
    Answer::to(request_uuid, write.await)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_call_that_takes_too_long_is_answered_in_the_shape_of_every_answer() {
        let response = in_time(Duration::ZERO, std::future::pending()).await;
        assert_eq!(response.status(), Status::Unknown.http());
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        assert_eq!(body, r#"{"status":"RS_ERROR_UNKNOWN"}"#);
    }
}
