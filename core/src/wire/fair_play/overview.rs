//! Figures about play, and what the member has decided.

use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// The money and time of play within a span.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlayFigures {
    /// The amount that was paid in.
    pub deposited: Amount,
    /// The amount that was paid out to the member's own accounts.
    pub withdrawn: Amount,
    /// The amount that was staked.
    pub staked: Amount,
    /// The amount that the stakes have won back.
    pub paid: Amount,
    /// `paid` less `staked`: below 0.00 is a loss.
    pub net: Amount,
    /// The time of play, in minutes.
    pub minutes: u32,
}

/// Value of `GET /wps/fair-play/overview`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PlayOverview {
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The figures of the last 24 hours.
    pub day: PlayFigures,
    /// The figures of the last 7 days.
    pub week: PlayFigures,
    /// The figures of the last 31 days.
    pub month: PlayFigures,
    /// The figures since the account was opened.
    pub ever: PlayFigures,
    /// Deposits less withdrawals since the account was opened.
    pub net_deposits: Amount,
    /// When the account was opened, RFC 3339.
    pub since: String,
}

/// An entry of the history of play in control.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FairPlayEvent {
    /// Id of the entry.
    pub id: String,
    /// When it happened, RFC 3339.
    pub at: String,
    /// A kind, such as `LIMIT_SET`, `LIMIT_LOWERED`, `RAISE_ASKED`, `RAISE_CONFIRMED`, `RAISE_DROPPED`, `LIMIT_DECLINED`, `LIMIT_HELD` (a stake or deposit was
    /// refused), `REALITY_CHECK_SET`, `REALITY_CHECK_ANSWERED`, `TIME_OUT`, `SELF_EXCLUSION`, `RETURN_ASKED`, `RETURNED`, `SELF_TEST`.
    pub kind: String,
    /// Kind of the limit that it is about; empty for others.
    pub limit: String,
    /// Period of that limit; empty for others.
    pub period: String,
    /// What it was set to: money as a decimal string, minutes as a number, a span as its word; empty where nothing.
    pub to: String,
    /// Who did it: `MEMBER`, `OPERATOR` or `SYSTEM`.
    pub actor: String,
}

/// Value of `GET /wps/fair-play/history?after=ID`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FairPlayHistory {
    /// The entries of the page, the latest first.
    pub content: Vec<FairPlayEvent>,
    /// Value of `after` for what follows; empty at the end.
    pub next: String,
}
