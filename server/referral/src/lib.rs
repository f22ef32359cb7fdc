//! Referral (section 2 of the specification, page `referral`): the link of a member, the friends who came by it, and what both get.
//!
//! A registration by a link is written down by `identity` and taken over here ([`bind`]), under the terms of the plan that runs then. What a friend
//! has paid in comes from the cashier's transaction ([`note_deposit`]), what was played from the stream of settled bets ([`count`]). Who has done
//! what the plan asks for counts ([`settle`]): inviter and friend are granted rewards of the reward centre, once each, and claiming, wagering,
//! expiry and the protection of members are those of every reward.
//!
//! What a friend shares with the inviter or with another friend of the inviter ([`sign`]) is looked for when the friend registers, when an account
//! to be paid to is added, while a reward waits, and before anything is granted. A friend with a sign is held: nothing is granted until an operator
//! has decided ([`back_office`]), and what was granted and not yet claimed is taken back. Rules are the core's own
//! [`domain::referral`](lumora_core::domain::referral).
//!
//! A correction of a bet takes out what the bet had put in until the friend counts; what was granted then stays, as cashback does.

pub mod back_office;
mod bind;
mod calls;
mod count;
mod deposit;
mod link;
mod personal_data;
mod plan;
mod row;
mod settle;
mod sign;

use platform::Base;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};

pub use calls::router;
pub use deposit::note_deposit;
pub use personal_data::DATA;
pub use plan::allows;
pub use settle::advance_all;
pub use sign::note_shared_account;

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations!["0310_referral"];

/// Which rows of this crate expire: none.
pub const EXPIRING: &[Expiry] =
    &[Expiry::never("referral_plans", "friends stand under the terms of a plan beyond its end")];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] =
    &[Kind::scheduled::<settle::SettleReferrals>(), Kind::scheduled::<sign::LookForSigns>()];

/// As a count: never below zero.
fn small(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
