//! Games: the catalogue, launching a game, rooms and lottery draws, the showcase of the home page, and the seamless
//! wallet that suppliers call.
//!
//! Layers from the bottom up; each module imports only those listed before it: [`catalogue`], [`rooms`], [`draws`],
//! [`showcase`], `play_session`, `rounds` (the outcome of a round), [`free_spins`], [`seamless`], [`wallets`],
//! [`launch`].

pub mod catalogue;
mod choices;
pub mod draws;
pub mod free_spins;
pub mod launch;
mod personal_data;
mod play_session;
pub mod rooms;
pub mod rounds;
pub mod seamless;
pub mod showcase;
pub mod wallets;

use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::extract::FromRef;
use platform::Base;
use platform::clock::DAY_MS;
use platform::expiry::Expiry;
use platform::http_client::Network;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::OpenApiRouter;

use catalogue::Popularity;
use free_spins::FreeSpinsSupplier;
use seamless::SAMPLE_SUPPLIER;
use showcase::WinnerBoards;
use wallets::{HttpVendorWallets, VendorWallets};

pub use personal_data::DATA;

/// Database migrations of this crate.
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
    "0156_wallets",
    "0320_free_spins",
    "0379_rounds_of_game",
    "0403_without_rounds_of_game",
    "0412_cancelled_free_spins",
];

/// Jobs of this crate that need the shared state only.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<catalogue::CountPlayed>()];

/// Jobs of this crate that call suppliers and vendors.
pub static WALLET_JOBS: &[Kind<GamesState>] = &[
    Kind::of::<free_spins::SyncFreeSpins>(),
    Kind::scheduled::<free_spins::SettleFreeSpins>(),
    Kind::scheduled::<wallets::ResolveTransfers>(),
    Kind::scheduled::<wallets::PullBets>(),
    Kind::scheduled::<wallets::ReconcileWallets>(),
];

/// Largest amount of a transfer, and of a round that a supplier reports, in minor units: a million of them still add up
/// without overflow.
const MAX_AMOUNT: i64 = i64::MAX / 1_000_000;

/// After this many milliseconds nothing waits for the end of an open round.
const MAX_OPEN_MS: i64 = 7 * DAY_MS;

/// Retention of this crate's rows. A game session is kept for 30 days after its end, for wins that arrive late.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("launch_tickets", &["ticket_hash"], "expires_at", 0),
    Expiry::of("game_sessions", &["token_hash"], "expires_at", 30 * DAY_MS),
    Expiry::never("free_spins", "what was granted, and how that ended, is the member's record"),
];

/// State of this crate's handlers. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct GamesState {
    /// What all crates share: database, clock, configuration.
    pub base: Base,
    /// Cached ranking of the most played games.
    pub popularity: Arc<Popularity>,
    /// Cached winner boards.
    pub winners: Arc<WinnerBoards>,
    /// Cached secrets that suppliers sign their calls with.
    pub secrets: Arc<seamless::Secrets>,
    /// Client of the transfer wallets that vendors keep.
    pub vendors: Arc<dyn VendorWallets>,
    /// Client of the supplier that plays free spins.
    pub free_spins: Arc<dyn FreeSpinsSupplier>,
}

impl GamesState {
    /// State of a running server, with the sample supplier as its supplier.
    pub fn new(base: Base) -> Self {
        // The sample supplier is called at its own port on this machine, as it calls this server at the site's port.
        let origin = format!("http://{}:{}", Ipv4Addr::LOCALHOST, base.config.games_port);
        let network = Arc::new(Network::default());
        let vendors = Arc::new(HttpVendorWallets::new(network, &origin, SAMPLE_SUPPLIER, base.store.clone()));
        Self {
            base,
            popularity: Arc::default(),
            winners: Arc::default(),
            secrets: Arc::default(),
            free_spins: Arc::<HttpVendorWallets>::clone(&vendors),
            vendors,
        }
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
        .merge(free_spins::router())
        .merge(wallets::router())
        .merge(wallets::outcome_router())
}

/// The calls of suppliers. They are served during maintenance too, since a round that was paid for must be able to end;
/// each call refuses new stakes by itself.
pub fn supplier_router() -> OpenApiRouter<GamesState> {
    seamless::router()
}
