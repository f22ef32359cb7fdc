//! The server of Lumora, put together: every call of the site, the built pages, the sample operator, the command line.
//!
//! The only crate that knows all the others. Reading order: [`serve`] (what a running server is made of), [`routes`] (every call),
//! [`state`] (what the crates are given), then the crates from the bottom up: `platform`, `art`, `ledger`, `identity`, `content`,
//! `games`, `promotions`, `operator`, and `supplier`, which stands beside them.

pub mod cli;
mod events;
mod page;
pub mod routes;
pub mod sample_supplier;
pub mod seed;
pub mod serve;
pub mod site;
pub mod state;
pub mod sweep;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

use platform::store::Migration;

/// The tables of the operator, crate by crate.
pub const MIGRATIONS: &[&[Migration]] = &[
    platform::MIGRATIONS,
    ledger::MIGRATIONS,
    bets::MIGRATIONS,
    identity::MIGRATIONS,
    content::MIGRATIONS,
    games::MIGRATIONS,
    promotions::MIGRATIONS,
    operator::MIGRATIONS,
];
