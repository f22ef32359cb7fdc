//! Games: their types, classes, the modes and filters of a lobby, and what starting one means.
//!
//! Sections 2, 3, 4 and 9 of the specification.

mod figures;
mod game_type;
mod launch;
mod lobby;
#[cfg(test)]
mod tests;

pub use figures::{HIGH_RETURN, NEW_DAYS, Volatility, shown_return};
pub use game_type::GameType;
pub use launch::{LOTTERY_SCREEN_VENDORS, LaunchMode, LaunchPlan, VENDOR_LIST, launch_plan};
pub use lobby::{Classification, GameOrder, LobbyMode, MinBet};
