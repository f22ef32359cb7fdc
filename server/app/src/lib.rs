//! The server of Lumora, put together: every call of the site, the built pages, the sample operator, the command line.
//!
//! The only crate that knows all the others. Reading order: [`serve`] (what a running server is made of), [`routes`] (every call),
//! [`state`] (what the crates are given), then the crates from the bottom up: `platform`, `art`, `ledger`, `identity`, `content`,
//! `support`, `games`, `promotions`, `operator`, and `supplier`, which stands beside them.

pub mod cli;
mod events;
pub mod jobs;
mod limits;
mod page;
pub mod routes;
pub mod sample_supplier;
pub mod search;
pub mod seed;
pub mod serve;
pub mod site;
pub mod state;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

use platform::expiry::Expiry;
use platform::store::Migration;

/// The tables of the operator, crate by crate.
pub const MIGRATIONS: &[&[Migration]] = &[
    platform::MIGRATIONS,
    ledger::MIGRATIONS,
    bets::MIGRATIONS,
    identity::MIGRATIONS,
    content::MIGRATIONS,
    support::MIGRATIONS,
    games::MIGRATIONS,
    promotions::MIGRATIONS,
    operator::MIGRATIONS,
];

/// Which rows of the operator's tables expire, crate by crate.
pub const EXPIRING: &[&[Expiry]] = &[
    platform::EXPIRING,
    identity::EXPIRING,
    content::EXPIRING,
    support::EXPIRING,
    games::EXPIRING,
    promotions::EXPIRING,
];
