//! The supplier's origin: the game page, its files, and the calls that the page makes.
//!
//! | Call | Body | Answer |
//! |---|---|---|
//! | `GET /play/{code}` | | the page; the ticket stands in the fragment, which no server sees |
//! | `GET /art/{version}/{code}/{name}` | | the game's pictures: `symbols.svg`, `wide.svg`, `tall.svg` |
//! | `GET /api/game/{code}` | | title, reels, pays, exact figures |
//! | `POST /api/session` | `ticket`, `code` | `session`, the secret of the visit |
//! | `GET /api/state` | | balance, stakes, rules of play, a round whose end was not shown |
//! | `POST /api/spin` | `key`, `stake`, `automatic` (none), `free_spins` (none) | the round, when it has ended or waits for the operator |
//! | `POST /api/resolve` | `key` | the same for a spin whose answer was lost; closes a key that never arrived |
//! | `POST /api/shown` | `key` | notes that the page has shown the end of the round |
//! | `POST /api/automatic` | `stake`, `rounds`, `loss_limit`, `win_limit` (none) | begins automatic play, which spins then name by its `id` |
//! | `POST /api/automatic/stop` | `id` | stops it |
//! | `GET /api/rounds` | | the last 50 rounds of the player on the game |
//! | `GET /api/rounds/{id}` | | one of them, with what its reels showed |
//! | `POST /rounds/read` | signed by the operator | what came out of a round, see the operator's `games/src/rounds` |
//! | `POST /free_spins/...` | signed by the operator | free spins of players, see the operator's `games/src/free_spins` |
//! | `POST /transfer/...` | signed by the operator | wallets of vendors that are kept here, see the operator's `games/src/wallets` |
//!
//! The calls below `/api`, except the first two, carry `Authorization: Bearer SESSION`. Errors are `{"code",
//! "message"}` with a matching HTTP status.

mod api;
mod assets;
mod automatic;
mod error;
mod free_spins;
mod game;
mod history;
mod page;
mod pictures;
mod rounds;
mod transfer;

use axum::Router;
use axum::routing::{get, post};

use super::SupplierState;
use platform::http::ContentPolicy;

/// The router of the supplier's origin.
pub fn router(state: SupplierState) -> Router {
    Router::new()
        .route("/play/{code}", get(page::play))
        .route("/assets/{version}/{*path}", get(assets::serve))
        .route("/art/{version}/{code}/{name}", get(pictures::serve))
        .route("/api/game/{code}", get(game::read))
        .route("/api/session", post(api::open))
        .route("/api/state", get(api::state))
        .route("/api/spin", post(api::spin))
        .route("/api/resolve", post(api::resolve))
        .route("/api/shown", post(api::shown))
        .route("/api/automatic", post(automatic::begin))
        .route("/api/automatic/stop", post(automatic::stop))
        .route("/api/rounds", get(history::list))
        .route("/api/rounds/{id}", get(history::read))
        .route("/rounds/read", post(rounds::read))
        .route("/free_spins/grant", post(free_spins::grant))
        .route("/free_spins/withdraw", post(free_spins::withdraw))
        .route("/transfer/balance", post(transfer::balance))
        .route("/transfer/in", post(transfer::transfer_in))
        .route("/transfer/out", post(transfer::transfer_out))
        .route("/transfer/status", post(transfer::status))
        .route("/transfer/bets", post(transfer::bets))
        .route("/transfer/balances", post(transfer::balances))
        .route("/transfer/transfers", post(transfer::transfers))
        .fallback(error::not_found)
        .with_state(state)
}

/// Content policy of the page: its own files and calls, nothing from elsewhere, and framed by the site only.
pub fn content_policy(site_origin: &str) -> ContentPolicy {
    ContentPolicy::custom(&format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors {site_origin}; \
         require-trusted-types-for 'script'; trusted-types 'none'"
    ))
}
