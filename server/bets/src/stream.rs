//! The stream of settled bets: each reader counts every row once, in batches grouped by member.

use platform::stream::{OfMember, Stream};

pub use platform::stream::Progress;

use crate::SettledBet;

/// The stream of all settled bets and their corrections.
pub const SETTLED_BETS: Stream = Stream { table: "settled_bets", cursors: "settled_bet_cursors" };

/// How often the jobs that count the stream run, in milliseconds. All of them at once: what one has read the others find in memory.
pub const COUNT_EVERY_MS: i64 = 20 * 1000;

impl OfMember for SettledBet {
    fn member_id(&self) -> &str {
        &self.member_id
    }
}
