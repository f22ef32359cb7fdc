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
use super::session::{self, AskedStake};
use super::signed::Signed;
use super::status::Status;
use super::win::Win;
use crate::GamesState;
use platform::Base;
use platform::store::Isolation;

/// Shorter than what the site gives any call.
const TIME_LIMIT: Duration = Duration::from_secs(20);
const LONGEST_ID: usize = 64;
/// The largest amount that a call may name, in minor units: far above any stake, far below the end of 64 bits.
const LARGEST: i64 = 1_000_000_000_000_000;

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
    // What was not understood is answered in the shape of every answer.
    let refusals = [Status::WrongSyntax, Status::InvalidSignature, Status::Unknown].map(Status::http);
    routes.route_layer(middleware::from_fn(answer_in_time)).refusing_alike(&refusals)
}

/// A supplier takes an answer of another shape for the end of its call: one that takes too long is answered before the site
/// gives it up. What it began goes on, so that nothing is known of it yet.
async fn answer_in_time(request: Request, next: Next) -> Response {
    in_time(TIME_LIMIT, next.run(request)).await
}

async fn in_time(limit: Duration, call: impl Future<Output = Response>) -> Response {
    match tokio::time::timeout(limit, call).await {
        Ok(response) => response,
        Err(_) => Answer::bare(Status::Unknown).into_response(),
    }
}

/// Whether a supplier's id is short and of harmless characters.
pub(super) fn is_id(text: &str) -> bool {
    (1..=LONGEST_ID).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
}

pub(super) fn is_amount(amount: i64) -> bool {
    (0..=LARGEST).contains(&amount)
}

/// Body of `/seamless/session/open`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
struct Open {
    request_uuid: String,
    /// The launch ticket.
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
    /// The supplier's round.
    #[serde(default)]
    round: Option<String>,
    /// What it is about to stake, in minor units.
    #[serde(default)]
    #[schema(minimum = 1)]
    amount: Option<i64>,
}

impl MayStake {
    /// Round and stake go together.
    fn asked(self) -> Result<AskedStake, Status> {
        let stake = match (self.round, self.amount) {
            (None, None) => None,
            (Some(round), Some(amount)) if is_id(&round) && amount > 0 && is_amount(amount) => Some((round, amount)),
            _ => return Err(Status::WrongSyntax),
        };
        Ok(AskedStake { token: self.token, stake })
    }
}

/// Body of `/seamless/user/release_stake`.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
struct ReleaseStake {
    request_uuid: String,
    /// The supplier's round.
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
            // A ticket is used up even when the game can not be opened with it, so a refusal is no reason to roll back.
            match session::open(tx, &supplier, &ticket, now_ms).await {
                Err(super::status::Refused::With(status)) => Ok(Answer::bare(status)),
                other => other,
            }
        })
    });
    Answer::to(request_uuid, write.await)
}

/// Who plays
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

/// What the wallet holds
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
/// Asked before each stake from a balance that the vendor keeps. With round and amount the stake counts towards the player's limits, once.
#[utoipa::path(
    post, path = "/seamless/user/may_stake", tag = "seamless wallet", request_body = MayStake,
    security(("supplier" = [])), responses((status = 200, body = Answer))
)]
async fn may_stake(State(base): State<Base>, Signed { supplier, body }: Signed<MayStake>) -> Answer {
    let now_ms = base.clock.now_ms();
    let request_uuid = body.request_uuid.clone();
    let asked = match body.asked() {
        Ok(asked) => asked,
        Err(status) => return Answer::to(request_uuid, Err(status.into())),
    };
    let write = base.store.write_at(Isolation::ReadCommitted, move |tx| {
        Box::pin(async move { session::may_stake(tx, &supplier, &asked, now_ms).await })
    });
    Answer::to(request_uuid, write.await)
}

/// A stake was not taken after all
///
/// What `may_stake` has counted for the round counts no more; nothing where it has counted nothing.
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
        .write_at(Isolation::Gathered, move |tx| Box::pin(async move { bet.carry_out(tx, &supplier, now_ms).await }));
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
        .write_at(Isolation::Gathered, move |tx| Box::pin(async move { body.carry_out(tx, &supplier, now_ms).await }));
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
