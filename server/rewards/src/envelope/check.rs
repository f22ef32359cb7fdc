//! A red envelope to hand out, and its validation.

use std::collections::BTreeMap;

use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::language;
use lumora_core::wire::Amount;
use platform::http::ApiError;
use platform::params::invalid_field;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Longest title, in characters.
const MAX_TITLE_CHARS: usize = 120;
/// The language that every envelope has a title in.
const FALLBACK: &str = "EN";
/// Largest amount for each member, in minor units: guards against typing errors.
const MAX_AMOUNT: i64 = 100_000_000;
/// Longest time to claim, in days.
const MAX_DAYS: u32 = 365;
/// Largest wagering requirement.
const MAX_WAGERING: u32 = 100;

/// A red envelope to hand out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewRedEnvelope {
    /// Titles by language code; EN is shown to members whose language is missing.
    pub titles: BTreeMap<String, String>,
    /// The amount that each member gets, in the currency of the site.
    pub amount: Amount,
    /// How many times it must be wagered before it may be withdrawn; 0 for never.
    #[serde(default)]
    pub wager_multiplier: u32,
    /// Days in which it can be claimed, 1 to 365.
    pub days: u32,
}

impl NewRedEnvelope {
    /// Lets an envelope through that is valid and allowed by the licence policy.
    ///
    /// # Errors
    /// 422 on the field that is invalid.
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
            let fits = (1..=MAX_TITLE_CHARS).contains(&title.trim().chars().count());
            if !fits || title.contains(char::is_control) {
                let message = format!("each title must be one line of 1 to {MAX_TITLE_CHARS} characters");
                return Err(invalid_field("titles", message));
            }
        }
        if !(1..=MAX_AMOUNT).contains(&self.amount.0.0) {
            return Err(invalid_field("amount", "amount must be above nothing and at most 1000000.00".to_owned()));
        }
        if !(1..=MAX_DAYS).contains(&self.days) {
            return Err(invalid_field("days", format!("days must be 1 to {MAX_DAYS}")));
        }
        let most = policy.bonus.wagering_cap.unwrap_or(MAX_WAGERING).min(MAX_WAGERING);
        if self.wager_multiplier > most {
            let message = format!("wagerMultiplier must be at most {most} under the policy {}", policy.id);
            return Err(invalid_field("wagerMultiplier", message));
        }
        Ok(())
    }
}
