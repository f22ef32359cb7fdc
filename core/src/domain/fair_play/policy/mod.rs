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
    /// Id of the policy, such as `gb`.
    pub id: String,
    /// Name of the place, in English, for operators.
    pub name: String,
    /// The least age of who may play, in years.
    pub min_age: u32,
    /// The step before which age and identity are checked.
    pub checked_before: CheckedBefore,
    /// The gate of the demo: who may play it.
    pub demo: DemoGate,
    /// A member may call a withdrawal off, or play with money that waits to be paid out.
    pub reverse_withdrawal: bool,
    /// The rules of limits that players set.
    pub limits: LimitRules,
    /// The rules of reality checks.
    pub reality_check: RealityCheckRules,
    /// The rules of how a round is played.
    pub rounds: RoundRules,
    /// The most that a round may stake, by product and age; a product that is not named has no cap.
    pub stake_caps: Vec<StakeCap>,
    /// The rules of bonuses.
    pub bonus: BonusRules,
    /// The rules of what pages show.
    pub display: DisplayRules,
    /// The rules of sessions.
    pub session: SessionRules,
    /// The rules of time-outs and self-exclusion.
    pub exclusion: ExclusionRules,
    /// How the money of customers is kept, where it has to be acknowledged before the first deposit.
    pub customer_funds: Option<CustomerFunds>,
    /// Where each item is demanded, by its name: `auto_play` by RTS 8A.
    pub basis: BTreeMap<String, String>,
}
