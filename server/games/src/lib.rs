//! Games: the catalogue, starting one, rooms and draws, what shows of them, and the seamless wallet that suppliers call.
//!
//! From the bottom up, each folder imports only what stands above it in this list: [`catalogue`], [`rooms`], [`draws`], [`showcase`],
//! `play_session`, [`seamless`], [`launch`].

pub mod catalogue;
mod choices;
pub mod draws;
pub mod launch;
mod play_session;
pub mod rooms;
pub mod seamless;
pub mod showcase;

use std::sync::Arc;

use axum::extract::FromRef;
use platform::Base;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa_axum::router::OpenApiRouter;

use catalogue::Popularity;
use showcase::WinnerBoards;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0005_seamless",
    "0011_catalogue",
    "0020_vendor",
    "0075_draws",
    "0076_rooms",
    "0077_showcase",
    "0100_supplier_has_its_own_database",
    "0104_lean_rounds",
    "0106_products",
    "0123_game_suppliers",
    "0126_game_facts",
    "0131_lottery_menu",
];

/// The jobs of this crate.
pub const JOBS: &[Kind<Base>] = &[Kind::scheduled::<catalogue::CountPlayed>()];

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Which rows of this crate expire. A game session is kept for a month, for wins that come late.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("launch_tickets", &["ticket_hash"], "expires_at", 0),
    Expiry::of("game_sessions", &["token_hash"], "expires_at", 30 * DAY_MS),
];

/// What the handlers of this crate can reach. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct GamesState {
    /// What all crates share.
    pub base: Base,
    /// What is played most.
    pub popularity: Arc<Popularity>,
    /// Who won.
    pub winners: Arc<WinnerBoards>,
    /// What suppliers sign with.
    pub secrets: Arc<seamless::Secrets>,
}

impl GamesState {
    /// The state of a server.
    pub fn new(base: Base) -> Self {
        Self { base, popularity: Arc::default(), winners: Arc::default(), secrets: Arc::default() }
    }
}

impl FromRef<GamesState> for Base {
    fn from_ref(state: &GamesState) -> Self {
        state.base.clone()
    }
}

/// The calls of visitors and members.
pub fn router() -> OpenApiRouter<GamesState> {
    OpenApiRouter::new()
        .merge(catalogue::router())
        .merge(launch::router())
        .merge(draws::router())
        .merge(rooms::router())
        .merge(showcase::router())
        .merge(play_session::router())
}

/// The calls of suppliers. A closed site answers them, and refuses new stakes by itself: a round that was paid for must be able
/// to end.
pub fn supplier_router() -> OpenApiRouter<GamesState> {
    seamless::router()
}
