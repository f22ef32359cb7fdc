//! Everything that a view may say, as a table: a line an event, with its name, its pattern, and how a random one is made.
//!
//! The patterns make up one `match` without a wildcard, so that an event that is missing here does not compile. The rows stand in
//! files by area, which are joined in one order: a seed stands for the same run only while every row keeps its place.

#[macro_use]
mod agents;
#[macro_use]
mod entry;
#[macro_use]
mod members;
#[macro_use]
mod visitors;
mod values;

use super::operator::MOBILE;
use super::rng::Rng;
use lumora_core::domain::agent::downline::DownlineSort;
use lumora_core::domain::agent::life::ContractAction;
use lumora_core::domain::agent::settlement::{SettlementRole, SettlementStatus};
use lumora_core::domain::agent::team::TeamSpan;
use lumora_core::domain::agent::terms::Basis;
use lumora_core::domain::bonus::BonusState;
use lumora_core::domain::cashier::Confirmation;
use lumora_core::domain::fair_play::LimitPeriod;
use lumora_core::domain::field::{Field, FormName};
use lumora_core::domain::game::LobbyMode;
use lumora_core::domain::identity_check::DocumentKind;
use lumora_core::domain::message::MessageCategory;
use lumora_core::domain::points::RedemptionStatus;
use lumora_core::domain::record::{BetStatus, RecordAccount, RecordDirection, RecordGroup, TeamReach};
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::domain::statement::{StatementFormat, StatementKind};
use lumora_core::domain::winners::WinnerPeriod;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::wire::{CaptchaKind, ContactKind, FactorKind, MarketingChannel};
use values::*;

pub use values::address;

/// Makes a random event of one kind, sometimes one that fits the moment.
type Maker = fn(&mut Rng, &World) -> UiEvent;

macro_rules! events {
    (() $($name:literal: $pattern:pat => $maker:expr;)+) => {
        /// Names of all events, in the order of their makers.
        pub const NAMES: &[&str] = &[$($name),+];
        const MAKERS: &[Maker] = &[$($maker),+];

        /// The name of an event.
        pub fn name(event: &UiEvent) -> &'static str {
            match event { $($pattern => $name,)+ }
        }
    };
}

entry_rows! { (agents_rows members_rows visitors_rows events) }

/// The kinds that a visitor of the account forms uses most, and those that move money; they come up more often than the rest.
const FREQUENT: &[&str] = &[
    "login.submit",
    "register.submit",
    "register.typed",
    "dialog.enter",
    "route.open",
    "session.signOut",
    "promotions.draw",
    "promotions.claim",
    "deposits.ask",
];

/// A random event of any kind.
pub fn any(rng: &mut Rng, world: &World) -> UiEvent {
    let index = match rng.once_in(3) {
        true => index(FREQUENT[rng.below(FREQUENT.len())]),
        false => rng.below(MAKERS.len()),
    };
    MAKERS[index](rng, world)
}

/// A random event of the kind with this index in [`NAMES`].
pub fn of(index: usize, rng: &mut Rng, world: &World) -> UiEvent {
    MAKERS[index](rng, world)
}

fn index(name: &str) -> usize {
    NAMES.iter().position(|it| *it == name).expect("a frequent event is in the table")
}
