//! The parts of the policy that pages must know.

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::wire::PolicyInfo;

/// The parts of the policy that pages must know; the text about customer funds is in a language.
#[must_use]
pub fn info(policy: &Policy, language: &str) -> PolicyInfo {
    PolicyInfo {
        id: policy.id.clone(),
        min_age: policy.min_age,
        open_demo: policy.is_demo_open(),
        previous_login_shown: policy.display.previous_login,
        customer_funds: policy.funds_text(language).to_owned(),
    }
}
