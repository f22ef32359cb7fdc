//! Cashback, levels, and the reward centre (sections 2, 3 and 6 of the specification): everything that a member can claim, in one list.
//!
//! What can be claimed comes from sources ([`RewardSource`]): promotions and raffles, and what this crate grants by itself ([`NewReward`]), cashback
//! ([`cashback`]), gifts of levels ([`level`]) and red envelopes ([`envelope`]), what crates above grant in the same way, and missions that are
//! done. The rules are the core's own [`domain::reward`](lumora_core::domain::reward); the jobs that apply
//! them walk the members of a period and note how far they are in the transaction that writes what they did, under keys that a repetition finds.
//!
//! Nothing is advertised or given to who is excluded from play or bears a marker of harm: the list is empty, nothing is granted or claimed, and levels rest.

mod achieved;
mod calls;
pub mod cashback;
pub mod envelope;
mod granted;
pub mod level;
mod personal_data;
mod promoted;
mod source;
mod state;

use platform::Base;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};

pub use achieved::AchievedRewards;
pub use calls::router;
pub use granted::{GRANTED, GrantedRewards, NewReward, Titles, take_back, withdraw_open};
pub use personal_data::DATA;
pub use promoted::PromotedRewards;
pub use source::{Claim, RewardContext, RewardSource, Sources};
pub use state::RewardsState;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0270_member_rewards",
    "0271_levels",
    "0272_cashback",
    "0273_red_envelopes",
    "0413_levels_after_deposits",
];

/// Which rows of this crate expire: none.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("member_rewards", "what was granted, claimed or missed is the member's record"),
    Expiry::never("red_envelopes", "what was handed out, and by whom, is the operator's record"),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[
    Kind::scheduled::<cashback::SettleCashback>(),
    Kind::scheduled::<level::RaiseLevels>(),
    Kind::scheduled::<level::ReviewLevels>(),
    Kind::of::<envelope::HandOutEnvelopes>(),
];

/// A period is settled so long after its end: by then no transaction that belongs to it is still under way.
const GRACE_MS: i64 = 5 * 60 * 1000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The number of the latest day of the operator that is over for good.
async fn last_day_over(tx: &mut platform::store::Connection, now_ms: i64) -> Result<i64, platform::store::StoreError> {
    let offset = platform::day::offset_minutes(tx).await?;
    Ok(platform::day::Day::at(now_ms - GRACE_MS, offset).before().number())
}

/// As a count, or a rank: never below zero.
fn count(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
