//! The envelope that every reply travels in, and the codes of its failures.

use serde::{Deserialize, Serialize};

/// `{"success": bool, "value": ..., "code": "snake_case", "message": "..."}`.
///
/// `value` is there on success, and on failures that carry data (a captcha flag, the fields that broke a rule). `code` and
/// `message` are there on failure: `code` chooses the text that a player reads, `message` is English for logs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Envelope<T> {
    /// Whether the call did what it was asked to do.
    pub success: bool,
    /// What the call answers.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub value: Option<T>,
    /// Why it failed, as a stable word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Why it failed, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

fn none<T>() -> Option<T> {
    None
}

/// The answer of a call that has nothing to say but that it worked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Done {}

/// The `value` of a failure. Which field is set depends on the code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FailureValue {
    /// The next try needs a captcha (section 8).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub captcha: bool,
    /// Seconds until another try makes sense; the `Retry-After` header says the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
    /// Guesses that are left, on `wrong_payment_password`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
    /// Field name to the code of the rule that it broke (status 422).
    #[serde(skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    pub fields: std::collections::BTreeMap<String, String>,
    /// One factor more is asked, on `second_factor_required`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_factor: Option<super::SecondFactorChallenge>,
    /// The limit that decides, on `limit_reached`. Pages that know of limits read it out of the failure; the first page carries no code for it.
    #[serde(skip_serializing_if = "Option::is_none", skip_deserializing)]
    pub limit: Option<Box<super::PlayLimit>>,
    /// The visitor's address, on a region refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ip: Option<String>,
    /// What is wrong with rates of rebate, and the highest that can be given; read as `limit` is.
    #[serde(skip_serializing_if = "Vec::is_empty", skip_deserializing)]
    pub rates: Vec<crate::domain::agent::rebate::RebateProblem>,
    /// How the member is kept from play, on `excluded`; read as `limit` is.
    #[serde(skip_serializing_if = "Option::is_none", skip_deserializing)]
    pub exclusion: Option<super::Exclusion>,
    /// The contracts that would end, on `contracts_end`; read as `limit` is.
    #[serde(skip_serializing_if = "Option::is_none", skip_deserializing)]
    pub ending: Option<Box<super::ContractsEnding>>,
}
