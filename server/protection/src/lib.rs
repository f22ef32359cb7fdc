//! What keeps a player in charge of money and time: limits, exclusion, reality checks, and the policy of the operator's licence.
//!
//! It stands below the sessions and below every product, so that each way in, each stake and each deposit can ask it inside its own
//! transaction. It knows members by their id only. What members and operators call stands in the crate `fair-play`, above the cashier.
//! The specification is silent here; the rules are those of [`domain::fair_play`](lumora_core::domain::fair_play).

mod age;
mod event;
pub mod exclusion;
pub mod guard;
pub mod harm;
pub mod hours;
pub mod limit;
mod marketing;
pub mod matching;
mod member;
mod personal_data;
pub mod policy;
pub mod reality_check;
pub mod reservation;

pub use age::{disprove_birth, prove_birth, state_birth};
pub use event::{Actor, Event};
pub use exclusion::MemberProtection;
pub use marketing::{MARKETED_TO, may_be_marketed_to};
pub use member::ProtectedMember;
pub use personal_data::DATA;

use lumora_core::domain::fair_play::LimitPeriod;
use platform::expiry::{Condition, Expiry};
use platform::store::{Migration, migrations};

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0180_protection",
    "0181_licence_policy",
    "0185_limits",
    "0188_licence_offers",
    "0190_exclusion",
    "0191_harm",
    "0332_excluded_members"
];

const HOUR_MS: i64 = 60 * 60 * 1000;

/// Which rows of this crate expire. A member's hours are the member's record; a guest of the demo has none, and needs no more of them than the
/// longest window of a limit counts. What excluded members are known by goes with the exclusion, by the job that looks after those.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("exclusions", "that somebody was kept from play is the member's record, and the licence's"),
    Expiry::of("play_hours", &["member_id", "hour"], "hour", LimitPeriod::Month.hours() as i64 * HOUR_MS)
        .counted_in(HOUR_MS)
        .only(Condition::Within("member_id", "select id from members where account_type = 4")),
];
