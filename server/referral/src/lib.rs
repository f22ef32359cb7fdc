//! Referral (section 2 of the specification, page `referral`): the link of a member, the friends who came by it, and what both get.
//!
//! `identity` stores who registers by a link, and [`bind`] makes a referral of it, under the terms of the plan that runs at that
//! time. Deposits of a friend come from the cashier's transaction ([`note_deposit`]), valid bets from the stream of settled bets
//! ([`count`]). A friend who has done what the plan requires qualifies ([`settle`]): inviter and friend are granted rewards of the
//! reward centre, once each. Claiming, wagering, expiry and the protection of members are those of every reward.
//!
//! Signs of multi-accounting ([`sign`]), which are things that a friend shares with the inviter or with another friend of the
//! inviter, are searched for when the friend registers, when a payout account is added, while a reward is waiting, and before
//! anything is granted. A friend with a sign is held: nothing is granted until an operator has decided ([`back_office`]), and what
//! was granted and not yet claimed is taken back. The rules are in the core: [`domain::referral`](lumora_core::domain::referral).
//!
//! A correction of a bet subtracts what the bet had added until the friend qualifies; what was granted by then stays, as with cashback.

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

/// The migrations of this crate's tables.
pub const MIGRATIONS: &[Migration] = migrations!["0310_referral"];

/// The tables whose rows expire: none.
pub const EXPIRING: &[Expiry] =
    &[Expiry::never("referral_plans", "friends stand under the terms of a plan beyond its end")];

/// The jobs of this crate.
pub static JOBS: &[Kind<Base>] =
    &[Kind::scheduled::<settle::SettleReferrals>(), Kind::scheduled::<sign::LookForSigns>()];

/// A stored number as a count: negative ones are 0, those beyond the range its end.
fn small(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
