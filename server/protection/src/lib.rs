//! Player protection (responsible gambling): limits, exclusion, reality checks, age, and the policy of the operator's licence.
//!
//! It is below the sessions and all products, so that each login, stake and deposit can consult it inside its own transaction. It
//! knows members by their id only. The calls for members and operators are in the crate `fair-play`, above the cashier. The
//! specification says nothing here; the rules are those of [`domain::fair_play`](lumora_core::domain::fair_play).

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
use platform::clock::HOUR_MS;
use platform::expiry::{Condition, Expiry};
use platform::store::{Migration, migrations};

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0180_protection",
    "0181_licence_policy",
    "0185_limits",
    "0188_licence_offers",
    "0190_exclusion",
    "0191_harm",
    "0332_excluded_members"
];

/// The rows of this crate that expire. A member's hourly totals are kept as the member's record; those of a guest of the demo only as
/// long as the longest window of a limit. The identifying tags of excluded members are deleted by the job that follows up exclusions.
pub const EXPIRING: &[Expiry] = &[
    Expiry::never("exclusions", "that somebody was kept from play is the member's record, and the licence's"),
    Expiry::of("play_hours", &["member_id", "hour"], "hour", LimitPeriod::Month.hours() as i64 * HOUR_MS)
        .counted_in(HOUR_MS)
        .only(Condition::Within("member_id", "select id from members where account_type = 4")),
];
