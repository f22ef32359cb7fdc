//! The server of Lumora as a whole: the routes of the API, the built pages, the sample operator and the command line.
//!
//! The only crate that depends on all the others. Reading order: [`serve`] (what a running server consists of), [`routes`] (every
//! call), [`state`] (the state that each crate's handlers get), then the crates from the bottom up: `platform`, `art`, `ledger`,
//! `protection`, `messages`, `bets`, `identity`, `content`, `kyc`, `support`, `games`, `promotions`, `missions`, `rewards`,
//! `referral`, `cashier`, `privacy`, `fair_play`, `reports`, `statements`, `agents`, `operator`, and `supplier` and
//! `payment_provider`, which are parties of their own.

pub mod cli;
mod database;
pub mod error;
mod events;
pub mod jobs;
mod limits;
mod listen;
#[cfg(feature = "sample-load")]
mod load_command;
#[cfg(feature = "openapi")]
pub mod openapi;
mod page;
pub mod payments;
pub mod routes;
#[cfg(feature = "sample-load")]
pub mod sample_load;
pub mod sample_supplier;
pub mod search;
pub mod seed;
pub mod serve;
pub mod site;
pub mod state;
pub mod statement_check;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

use platform::expiry::Expiry;
use platform::store::Migration;

/// Database migrations of all crates, in the order in which the crates depend on each other.
pub const MIGRATIONS: &[&[Migration]] = &[
    platform::MIGRATIONS,
    ledger::MIGRATIONS,
    protection::MIGRATIONS,
    messages::MIGRATIONS,
    bets::MIGRATIONS,
    identity::MIGRATIONS,
    content::MIGRATIONS,
    kyc::MIGRATIONS,
    support::MIGRATIONS,
    games::MIGRATIONS,
    promotions::MIGRATIONS,
    missions::MIGRATIONS,
    rewards::MIGRATIONS,
    referral::MIGRATIONS,
    cashier::MIGRATIONS,
    privacy::MIGRATIONS,
    fair_play::MIGRATIONS,
    reports::MIGRATIONS,
    statements::MIGRATIONS,
    agents::MIGRATIONS,
    operator::MIGRATIONS,
];

/// The tables whose rows expire, crate by crate: [`jobs`] deletes them by schedule.
pub const EXPIRING: &[&[Expiry]] = &[
    platform::EXPIRING,
    protection::EXPIRING,
    messages::EXPIRING,
    bets::EXPIRING,
    identity::EXPIRING,
    content::EXPIRING,
    kyc::EXPIRING,
    support::EXPIRING,
    games::EXPIRING,
    promotions::EXPIRING,
    missions::EXPIRING,
    rewards::EXPIRING,
    referral::EXPIRING,
    cashier::EXPIRING,
    privacy::EXPIRING,
    statements::EXPIRING,
    agents::EXPIRING,
];

/// The areas of a member's data copy (the file that a member can download), crate by crate.
pub const DATA: privacy::Areas = &[
    protection::DATA,
    identity::DATA,
    ledger::DATA,
    bets::DATA,
    games::DATA,
    messages::DATA,
    support::DATA,
    promotions::DATA,
    missions::DATA,
    rewards::DATA,
    referral::DATA,
    cashier::DATA,
    privacy::DATA,
    fair_play::DATA,
    statements::DATA,
    agents::DATA,
];

/// The sources whose rewards the reward centre lists.
pub const REWARD_SOURCES: rewards::Sources =
    &[&rewards::GrantedRewards, &rewards::PromotedRewards, &rewards::AchievedRewards];
