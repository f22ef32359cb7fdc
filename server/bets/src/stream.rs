//! The stream of settled bets, which each reader gets once row by row.

use platform::stream::{OfMember, Stream};

pub use platform::stream::Progress;

use crate::SettledBet;

/// The stream of all settled bets and their corrections.
pub const SETTLED_BETS: Stream = Stream { table: "settled_bets", cursors: "settled_bet_cursors" };

impl OfMember for SettledBet {
    fn member_id(&self) -> &str {
        &self.member_id
    }
}
