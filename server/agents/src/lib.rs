//! Agents (sections 1 to 4 and 6 of the specification): the agent centre's side of the server.
//!
//! The tree of uplines and downlines is kept by [`identity::tree`]. Bets of team members and movements of their wallets are counted
//! from the streams, under the placement in the tree that each member had at that time ([`figures`]).
//!
//! An agent may access its own tree only: calls name a member by id, and [`identity::tree::below`] answers for unknown members and
//! for those of other trees in the same way.

mod agent;
pub mod back_office;
pub mod contract;
pub mod cutoff;
mod downline;
pub mod figures;
mod personal_data;
pub mod rates;
pub mod rebate;
mod records;
pub mod register;
pub mod rights;
pub mod settle;
mod state;
mod team;
pub mod team_figures;

use platform::Base;
use platform::clock::DAY_MS;
use platform::expiry::{Condition, Expiry};
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::OpenApiRouter;

pub use agent::Agent;
pub use personal_data::DATA;
pub use state::AgentsState;

/// The migrations of this crate's tables.
pub const MIGRATIONS: &[Migration] = migrations![
    "0343_agent_figures",
    "0344_rebate_rates",
    "0350_contracts",
    "0351_contract_requests",
    "0352_contract_plans",
    "0355_closed_figures",
    "0356_rebates",
    "0357_settlements",
    "0360_team_overview",
    "0363_downlines",
    "0365_agent_rights",
    "0367_registration_links",
    "0368_placement_moves",
    "0370_team_records",
    "0372_change_rates",
    "0374_settlements_by_payment",
    "0376_settlement_days",
    "0378_closed_figures_by_placement",
];

/// The tables whose rows expire, and after how long.
pub const EXPIRING: &[Expiry] = &[
    // Settlements keep the figures they were made of; a bet that is rolled back after this time is corrected by the figures of days.
    Expiry::of("placement_slots", &["slot", "placement_id", "product", "currency"], "slot", 62 * DAY_MS)
        .counted_in(figures::FIVE_MINUTES_MS),
    Expiry::never("settlements", "what was settled, why, and what was paid of it is the record of both sides"),
    // For as long, the details of a real-time settlement can be looked up, and late bets are corrected.
    Expiry::of(
        "closed_figures",
        &["unit", "number", "placement_id", "product", "currency", "closing"],
        "number",
        62 * DAY_MS,
    )
    .counted_in(figures::FIVE_MINUTES_MS)
    .only(Condition::OneOf("unit", &["SLOT"])),
    Expiry::never("contracts", "both sides keep what they have signed"),
    Expiry::never("contract_requests", "both sides keep what was offered before it was signed"),
    Expiry::never("registration_links", "what a link has brought is its agent's record"),
    Expiry::of("agent_messages", &["id"], "created_at", 365 * DAY_MS),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[
    Kind::scheduled::<figures::CountFigures>(),
    Kind::scheduled::<contract::ExpireContracts>(),
    Kind::scheduled::<rebate::SettleRebate>(),
    Kind::scheduled::<settle::SettleRealTime>(),
    Kind::scheduled::<settle::SettleHourly>(),
    Kind::scheduled::<settle::SettleDaily>(),
    Kind::scheduled::<settle::SettleWeekly>(),
    Kind::scheduled::<settle::SettleHalfMonthly>(),
    Kind::scheduled::<settle::SettleMonthly>(),
    Kind::scheduled::<settle::PaySettlements>(),
    Kind::of::<downline::SendToDirect>(),
];

/// The routes of this crate. They need a site that is open.
pub fn router() -> OpenApiRouter<AgentsState> {
    OpenApiRouter::new()
        .merge(team::router())
        .merge(downline::router())
        .merge(register::router())
        .merge(contract::router())
        .merge(settle::router())
        .merge(records::router())
}
