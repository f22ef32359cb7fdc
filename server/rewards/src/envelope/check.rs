//! What a red envelope holds.

use std::collections::BTreeMap;

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::language;
use lumora_core::wire::Amount;
use platform::http::ApiError;
use platform::params::invalid_field;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest title, in characters.
const LONGEST_TITLE: usize = 120;
/// The language that every title has.
const FALLBACK: &str = "EN";
/// The most that one may hold, in minor units, so that a slip of the keyboard is none of the till's.
const MOST: i64 = 100_000_000;
/// Days for which it can be claimed, at most.
const MOST_DAYS: u32 = 365;
/// How often it may have to be staked, at most.
const MOST_WAGERING: u32 = 100;

/// A red envelope to hand out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewRedEnvelope {
    /// What it is called, by code of a language; EN is for everybody whose language is missing.
    pub titles: BTreeMap<String, String>,
    /// How much each member gets, in the currency of the site.
    pub amount: Amount,
    /// How often it must be staked before it may leave; 0 for never.
    #[serde(default)]
    pub wager_multiplier: u32,
    /// Days for which it can be claimed, 1 to 365.
    pub days: u32,
}

impl NewRedEnvelope {
    /// Passes what can be handed out under a licence.
    ///
    /// # Errors
    /// 422 with what is wrong.
    pub(super) fn check(&self, policy: &Policy) -> Result<(), ApiError> {
        if !self.titles.contains_key(FALLBACK) {
            return Err(invalid_field(
                "titles",
                "titles must hold EN, for members whose language is missing".to_owned(),
            ));
        }
        for (code, title) in &self.titles {
            if language::by_code(code).is_none() {
                return Err(invalid_field(
                    "titles",
                    "titles must be named by codes of languages, such as EN or VI".to_owned(),
                ));
            }
            let fits = (1..=LONGEST_TITLE).contains(&title.trim().chars().count());
            if !fits || title.contains(char::is_control) {
                let message = format!("each title must be one line of 1 to {LONGEST_TITLE} characters");
                return Err(invalid_field("titles", message));
            }
        }
        if !(1..=MOST).contains(&self.amount.0.0) {
            return Err(invalid_field("amount", "amount must be above nothing and at most 1000000.00".to_owned()));
        }
        if !(1..=MOST_DAYS).contains(&self.days) {
            return Err(invalid_field("days", format!("days must be 1 to {MOST_DAYS}")));
        }
        let most = policy.bonus.wagering_cap.unwrap_or(MOST_WAGERING).min(MOST_WAGERING);
        if self.wager_multiplier > most {
            let message = format!("wagerMultiplier must be at most {most} under the policy {}", policy.id);
            return Err(invalid_field("wagerMultiplier", message));
        }
        Ok(())
    }
}
