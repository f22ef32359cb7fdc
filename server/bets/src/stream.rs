//! The stream of settled bets: each reader gets every row once.

use platform::stream::{OfMember, Stream};

pub use platform::stream::Progress;

use crate::SettledBet;

/// Every settled bet, and every correction of one.
pub const SETTLED_BETS: Stream = Stream { table: "settled_bets", cursors: "settled_bet_cursors" };

impl OfMember for SettledBet {
    fn member_id(&self) -> &str {
        &self.member_id
    }
}
