//! The foundation of every server crate: database, HTTP, clock, secrets, outgoing messages, settings, background jobs.
//!
//! It knows members by their ids only, and nothing of their rows, of wallets or of games. A crate above it keeps a [`Base`] in its own
//! state, and its handlers extract it by `Base: FromRef<S>`, so that no handler names the state of the whole server.

mod base;
pub mod change_log;
pub mod clock;
pub mod config;
pub mod data_area;
pub mod day;
pub mod development;
pub mod docs;
pub mod expiry;
pub mod html;
pub mod http;
pub mod http_client;
pub mod ids;
pub mod jobs;
pub mod jwt;
pub mod keyset;
pub mod localized_text;
pub mod order;
pub mod outbox;
pub mod params;
pub mod push;
pub mod rate_limit;
pub mod region;
pub mod revision;
pub mod seal;
pub mod settings;
pub mod shared_key;
pub mod signature;
pub mod store;
pub mod stream;
pub mod texts;
pub mod topic;
pub mod vault;

pub use base::{Base, Services};
/// Amounts of money, for the sample supplier and payment provider, which depend on this crate alone.
pub use lumora_core::domain::money;

/// The migrations that create this crate's tables, oldest first.
pub const MIGRATIONS: &[store::Migration] = store::migrations![
    "0003_seal",
    "0010_site",
    "0034_call_allowances",
    "0037_outbox",
    "0061_site_revision",
    "0101_rate_limits",
    "0107_jobs",
    "0124_resource_numbers",
    "0130_regions",
    "0150_unsubscribe",
];

/// Rows of this crate's tables that the expiry job deletes.
pub const EXPIRING: &[expiry::Expiry] = &[
    expiry::Expiry::of("used_seal_nonces", &["nonce"], "expires_at", 0),
    jobs::EXPIRING,
    outbox::EXPIRING,
    rate_limit::EXPIRING,
];

/// The job kinds of this crate.
pub static JOBS: &[jobs::Kind<Base>] = outbox::JOBS;
