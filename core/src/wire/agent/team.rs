//! Team overview (section 2 of the specification, "Agent centre").

use serde::{Deserialize, Serialize};

use crate::domain::agent::team::TeamSpan;
use crate::wire::Amount;

/// What some days came to. Amounts are in the agent's currency.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamFigures {
    /// Who registered under the agent.
    pub new_members: u32,
    /// Whose first deposit ever came.
    pub first_deposits: u32,
    /// Who had a settled bet, each counted once however many days.
    pub active_members: u32,
    /// Settled bets.
    pub bets: i64,
    /// Paid in.
    pub deposits: Amount,
    /// Taken out, less what came back.
    pub withdrawals: Amount,
    /// Stakes of settled bets.
    pub turnover: Amount,
    /// What of them counts.
    pub valid_bet: Amount,
    /// Payouts of settled bets.
    pub payout: Amount,
    /// Rebates.
    pub rebate: Amount,
    /// Bonuses, rewards and prizes.
    pub bonus: Amount,
    /// Wages of contracts.
    pub wages: Amount,
    /// Dividends of contracts.
    pub dividends: Amount,
    /// Turnover less payout, rebate and bonus: above zero it was lost.
    pub net_loss: Amount,
}

/// A part of the tree: those directly below, those deeper, or both.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamPart {
    /// Who stand there now and are members.
    pub members: u32,
    /// Who stand there now and are agents.
    pub agents: u32,
    /// Who of them used the site within the last quarter of an hour.
    pub online: u32,
    /// What is in their main wallets.
    pub balance: Amount,
    /// The days that were asked for.
    pub now: TeamFigures,
    /// As many days before those.
    pub before: TeamFigures,
}

/// The agent's own play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OwnPart {
    /// The days that were asked for.
    pub now: TeamFigures,
    /// As many days before those.
    pub before: TeamFigures,
}

/// A day of the trend.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamDay {
    /// YYYY-MM-DD, a day of the operator.
    pub day: String,
    /// What the whole team came to on it.
    pub figures: TeamFigures,
}

/// Value of `GET /wps/agent/team`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamOverview {
    /// Which days.
    pub span: TeamSpan,
    /// The first of them, YYYY-MM-DD.
    pub from: String,
    /// The last.
    pub until: String,
    /// The first of those before.
    pub before_from: String,
    /// Minutes that days are ahead of UTC.
    pub offset_minutes: i32,
    /// The agent's own play.
    pub own: OwnPart,
    /// Everybody below.
    pub team: TeamPart,
    /// Those directly below.
    pub direct: TeamPart,
    /// Those deeper.
    pub deeper: TeamPart,
    /// By day, the first one first, every day of the span.
    pub trend: Vec<TeamDay>,
    /// Every bet that is settled and every movement is counted.
    pub complete: bool,
}
