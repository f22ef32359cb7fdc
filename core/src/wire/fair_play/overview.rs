//! Figures about play, and what the member has decided.

use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// What went in and came out within a span of time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlayFigures {
    /// What was paid in.
    pub deposited: Amount,
    /// What was paid out to the member's own accounts.
    pub withdrawn: Amount,
    /// What was staked.
    pub staked: Amount,
    /// What the stakes have won back.
    pub paid: Amount,
    /// `paid` less `staked`: below 0.00 is a loss.
    pub net: Amount,
    /// Minutes of play.
    pub minutes: u32,
}

/// Value of `GET /wps/fair-play/overview`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlayOverview {
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The last 24 hours.
    pub day: PlayFigures,
    /// The last 7 days.
    pub week: PlayFigures,
    /// The last 31 days.
    pub month: PlayFigures,
    /// Since the account was opened.
    pub ever: PlayFigures,
    /// Deposits less withdrawals since the account was opened.
    pub net_deposits: Amount,
    /// When the account was opened, RFC 3339.
    pub since: String,
}

/// What happened: a word for each kind.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FairPlayEvent {
    /// Names it.
    pub id: String,
    /// RFC 3339.
    pub at: String,
    /// A kind, such as `LIMIT_SET`, `LIMIT_LOWERED`, `RAISE_ASKED`, `RAISE_CONFIRMED`, `RAISE_DROPPED`, `LIMIT_DECLINED`, `LIMIT_HELD` (a stake or deposit was
    /// refused), `REALITY_CHECK_SET`, `REALITY_CHECK_ANSWERED`, `TIME_OUT`, `SELF_EXCLUSION`, `RETURN_ASKED`, `RETURNED`, `SELF_TEST`.
    pub kind: String,
    /// Kind of the limit that it is about; empty for others.
    pub limit: String,
    /// Period of that limit.
    pub period: String,
    /// What it was set to: money as a decimal string, minutes as a number, a span as its word; empty where nothing.
    pub to: String,
    /// The member; otherwise `OPERATOR` or `SYSTEM`.
    pub actor: String,
}

/// Value of `GET /wps/fair-play/history?after=ID`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FairPlayHistory {
    /// Latest first.
    pub content: Vec<FairPlayEvent>,
    /// Value of `after` for what follows; empty at the end.
    pub next: String,
}
