//! Reality checks: at the interval that the member has chosen, over the games of every vendor, a look at time and money.

use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/fair-play/realityCheck`, of `POST /wps/fair-play/realityCheck/interval`, and of event `realityCheck`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RealityCheck {
    /// Minutes of play between two checks; 0 for none.
    pub interval: u32,
    /// The intervals to choose from, in minutes; 0 is among them only where the licence allows none.
    pub intervals: Vec<u32>,
    /// A check waits for its answer: no stake is taken before. Absent where none does.
    pub due: Option<RealityCheckFigures>,
}

/// What a check says: since the session of play began.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RealityCheckFigures {
    /// Id of the check, which its answer names.
    pub id: String,
    /// When the session of play began, RFC 3339.
    pub started_at: String,
    /// How many minutes the session has lasted.
    pub minutes: u32,
    /// The amount that was staked since then.
    pub staked: Amount,
    /// The amount that was paid out since then.
    pub paid: Amount,
    /// Payouts less stakes: below 0.00 is a loss.
    pub net: Amount,
    /// The amount that was paid in since then.
    pub deposited: Amount,
}

/// Body of `POST /wps/fair-play/realityCheck/interval`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct RealityCheckInterval {
    /// Minutes of play between two checks: one of `intervals`.
    pub minutes: u32,
}

/// Body of `POST /wps/fair-play/realityCheck/answer`: the member has read it. Answers [`RealityCheck`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct RealityCheckAnswer {
    /// The check that is answered; another one than the one that waits changes nothing.
    pub id: String,
}
