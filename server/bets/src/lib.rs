//! What members have bet, on every product: one stream, from which everything that depends on play is counted.
//!
//! A product writes a [`SettledBet`] in the transaction that settles the bet ([`SettledBet::statement`]), so that the stream
//! holds exactly what the ledger has moved. A settled bet that is rolled back is followed by a correction, which subtracts what it
//! had added. Each reader keeps a cursor of its own and gets every row once ([`Stream`](platform::stream::Stream)): the cursor moves
//! in the transaction that counts the rows. So nothing is counted twice or left out, whatever is repeated or interrupted.
//!
//! It serves the records, levels, missions, wagering and limits of sections 3, 4 and 5 of the specification.

mod days;
pub mod games;
mod personal_data;
mod settled;
mod stream;
pub mod wagering;

pub use days::{DaySums, catch_up, count_days, days_of};
pub use personal_data::DATA;
pub use settled::SettledBet;
pub use stream::{COUNT_EVERY_MS, Progress, SETTLED_BETS};

use platform::Base;
use platform::clock::{DAY_MS, HOUR_MS};
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};

/// The migrations of this crate's tables.
pub const MIGRATIONS: &[Migration] = migrations![
    "0105_settled_bets",
    "0112_fewer_indexes",
    "0141_wagering",
    "0172_wagering_games",
    "0230_bet_day_zone",
    "0250_bonus_ends",
    "0400_cursors_within",
    "0402_game_bets",
    "0411_cancelled_credits"
];

/// How long `game_hours` is kept, in milliseconds: longer than any ranking looks back.
const HOURS_KEPT_MS: i64 = 32 * DAY_MS;

/// The tables whose rows expire, and after how long.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("game_hours", &["hour", "game_code"], "hour", HOURS_KEPT_MS).counted_in(HOUR_MS),
    Expiry::never("wagering_credits", "what had to be staked, and how that ended, is the member's record"),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[Kind::scheduled::<days::CountDays>(), Kind::scheduled::<games::CountGames>()];
