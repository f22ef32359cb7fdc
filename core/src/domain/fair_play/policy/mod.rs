//! What a licence demands of the operator, as data: the same items for each of them, so that two can be compared and the strictest of
//! several be worked out.
//!
//! The specification is silent here; the items are those of the regulators that [`fair_play`](super) names. The operator chooses one
//! policy, the server keeps it, and pages are told what they have to show ([`PolicyInfo`](crate::wire::PolicyInfo)).

mod check;
mod offers;
mod parts;
mod rules;
mod strictest;
// The library of properties is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod testing;

pub use check::PolicyFault;
pub use parts::{
    BonusRules, CheckedBefore, CustomerFunds, DemoGate, DisplayRules, ExclusionRules, LimitOffer, LimitRules,
    RealityCheckRules, RoundRules, SessionRules, StakeCap,
};
pub use rules::{SLOTS, age_on};
pub use strictest::strictest;

use serde::Deserialize;
use std::collections::BTreeMap;

/// The items of a licence. A field that is missing is a fault, never a lax answer; only a cap of wagering and the money of customers may be left
/// out, where there is none.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Names it: `gb`.
    pub id: String,
    /// The place, in English, for operators.
    pub name: String,
    /// Who may play, in years.
    pub min_age: u32,
    /// Before what age and identity are checked.
    pub checked_before: CheckedBefore,
    /// To whom the demo is open.
    pub demo: DemoGate,
    /// A member may call a withdrawal off, or play with money that waits to be paid out.
    pub reverse_withdrawal: bool,
    /// Limits that players set.
    pub limits: LimitRules,
    /// Reality checks.
    pub reality_check: RealityCheckRules,
    /// How a round is played.
    pub rounds: RoundRules,
    /// The most that a round may stake, by product and age; a product that is not named has no cap.
    pub stake_caps: Vec<StakeCap>,
    /// Bonuses.
    pub bonus: BonusRules,
    /// What pages show.
    pub display: DisplayRules,
    /// Sessions.
    pub session: SessionRules,
    /// Time-outs and self-exclusion.
    pub exclusion: ExclusionRules,
    /// How the money of customers is kept, where it has to be acknowledged before the first deposit.
    pub customer_funds: Option<CustomerFunds>,
    /// Where it is written, by the name of the item: `auto_play` is RTS 8A.
    pub basis: BTreeMap<String, String>,
}
