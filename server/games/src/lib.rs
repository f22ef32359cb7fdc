//! Games: the catalogue, starting one, rooms and draws, what shows of them, and the seamless wallet that suppliers call.
//!
//! From the bottom up, each folder imports only what stands above it in this list: [`catalogue`], [`rooms`], [`draws`], [`showcase`],
//! `play_session`, `rounds` (what came out of one), [`free_spins`], [`seamless`], [`wallets`], [`launch`].

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
    "0156_wallets",
    "0320_free_spins",
    "0379_rounds_of_game",
    "0403_without_rounds_of_game",
    "0412_cancelled_free_spins",
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<catalogue::CountPlayed>()];

/// The jobs of this crate that call suppliers and vendors.
pub static WALLET_JOBS: &[Kind<GamesState>] = &[
    Kind::of::<free_spins::TellFreeSpins>(),
    Kind::scheduled::<free_spins::SettleFreeSpins>(),
    Kind::scheduled::<wallets::AskTransfers>(),
    Kind::scheduled::<wallets::PullBets>(),
    Kind::scheduled::<wallets::ReconcileWallets>(),
];

/// No amount of a transfer or bet is larger, in minor units: it leaves room for sums.
const LARGEST_AMOUNT: i64 = i64::MAX / 1_000_000;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// Rounds that have been open for longer than this wait for nobody, in milliseconds.
const OPEN_MS: i64 = 7 * DAY_MS;

/// Which rows of this crate expire. A game session is kept for a month, for wins that come late.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("launch_tickets", &["ticket_hash"], "expires_at", 0),
    Expiry::of("game_sessions", &["token_hash"], "expires_at", 30 * DAY_MS),
    Expiry::never("free_spins", "what was granted, and how that ended, is the member's record"),
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
    /// Vendors that keep wallets.
    pub vendors: Arc<dyn VendorWallets>,
    /// Who gives free spins.
    pub free_spins: Arc<dyn FreeSpinsSupplier>,
}

impl GamesState {
    /// The state of a server.
    pub fn new(base: Base) -> Self {
        // The sample supplier's own port, as it reaches this server by the site's.
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

/// The calls of suppliers. A closed site answers them, and refuses new stakes by itself: a round that was paid for must be able
/// to end.
pub fn supplier_router() -> OpenApiRouter<GamesState> {
    seamless::router()
}
