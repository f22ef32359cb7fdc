//! Cashback, levels, and the reward centre (sections 2, 3 and 6 of the specification): everything that a member can
//! claim, in one list.
//!
//! Rewards come from sources ([`RewardSource`]): promotions and raffles; rewards granted as rows of this crate
//! ([`NewReward`]), which are cashback ([`cashback`]), level-up gifts ([`level`]), red envelopes ([`envelope`]) and
//! those that crates above grant; and completed missions. The rules are
//! [`domain::reward`](lumora_core::domain::reward), shared with the client. The jobs that apply them go through the
//! members of a period, and store how far they are in the transaction of each batch, under keys by which a repetition
//! is recognized.
//!
//! Members who are excluded from play or bear a marker of harm are offered nothing: their list is empty, nothing is
//! granted or claimed, and their level does not change automatically.

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
use platform::clock::MINUTE_MS;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};

pub use achieved::AchievedRewards;
pub use calls::router;
pub use granted::{GRANTED, GrantedRewards, NewReward, Titles, revoke_open, revoke_unclaimed};
pub use personal_data::DATA;
pub use promoted::PromotedRewards;
pub use source::{Claim, RewardContext, RewardSource, Sources};
pub use state::RewardsState;

/// Migrations of this crate's tables, in order.
pub const MIGRATIONS: &[Migration] = migrations![
    "0270_member_rewards",
    "0271_levels",
    "0272_cashback",
    "0273_red_envelopes",
    "0413_levels_after_deposits",
];

/// Expiry of this crate's rows: none expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("member_rewards", "what was granted, claimed or missed is the member's record"),
    Expiry::never("red_envelopes", "what was handed out, and by whom, is the operator's record"),
];

/// Kinds of background jobs of this crate.
pub static JOBS: &[Kind<Base>] = &[
    Kind::scheduled::<cashback::SettleCashback>(),
    Kind::scheduled::<level::RaiseLevels>(),
    Kind::scheduled::<level::ReviewLevels>(),
    Kind::of::<envelope::HandOutEnvelopes>(),
];

/// A period is settled this long after its end, in milliseconds: by then all of its transactions are committed.
const GRACE_MS: i64 = 5 * MINUTE_MS;

/// The latest day of the operator that can be settled (days since 1970-01-01).
async fn last_day_over(tx: &mut platform::store::Connection, now_ms: i64) -> Result<i64, platform::store::StoreError> {
    let offset = platform::day::offset_minutes(tx).await?;
    Ok(platform::day::Day::at(now_ms - GRACE_MS, offset).before().number())
}

/// A count or rank as the wire type, at least 0.
fn count(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
