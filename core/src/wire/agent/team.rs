//! Team overview (section 2 of the specification, "Agent centre").

use serde::{Deserialize, Serialize};

use crate::domain::agent::team::TeamSpan;
use crate::wire::Amount;

/// What some days came to. Amounts are in the agent's currency.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamFigures {
    /// How many registered under the agent.
    pub new_members: u32,
    /// How many made their first deposit ever.
    pub first_deposits: u32,
    /// How many had a settled bet, each counted once however many days.
    pub active_members: u32,
    /// How many bets were settled.
    pub bets: i64,
    /// The money that was paid in.
    pub deposits: Amount,
    /// The money that was taken out, less what came back.
    pub withdrawals: Amount,
    /// Stakes of settled bets.
    pub turnover: Amount,
    /// The part of the stakes that counts as valid bets.
    pub valid_bet: Amount,
    /// Payouts of settled bets.
    pub payout: Amount,
    /// The rebates that were paid.
    pub rebate: Amount,
    /// Bonuses, rewards and prizes.
    pub bonus: Amount,
    /// Wages that came by contracts.
    pub wages: Amount,
    /// Dividends that came by contracts.
    pub dividends: Amount,
    /// Turnover less payout, rebate and bonus: above zero it was lost.
    pub net_loss: Amount,
}

/// A part of the tree: those directly below, those deeper, or both.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamPart {
    /// How many stand there now and are members.
    pub members: u32,
    /// How many stand there now and are agents.
    pub agents: u32,
    /// How many of them used the site within the last quarter of an hour.
    pub online: u32,
    /// The money in their main wallets.
    pub balance: Amount,
    /// The figures of the days that were asked for.
    pub now: TeamFigures,
    /// The figures of as many days before those.
    pub before: TeamFigures,
}

/// The agent's own play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct OwnPart {
    /// The figures of the days that were asked for.
    pub now: TeamFigures,
    /// The figures of as many days before those.
    pub before: TeamFigures,
}

/// A day of the trend, with the figures of the whole team.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamDay {
    /// A day of the operator, YYYY-MM-DD.
    pub day: String,
    /// The figures of the whole team on that day.
    pub figures: TeamFigures,
}

/// Value of `GET /wps/agent/team`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamOverview {
    /// The span of days that was asked for.
    pub span: TeamSpan,
    /// The first day of the span, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// The first of the days before, YYYY-MM-DD.
    pub before_from: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
    /// The agent's own play.
    pub own: OwnPart,
    /// The part of the tree with everybody below.
    pub team: TeamPart,
    /// The part of the tree with those directly below.
    pub direct: TeamPart,
    /// The part of the tree with those deeper.
    pub deeper: TeamPart,
    /// The days of the span, every one, the first one first.
    pub trend: Vec<TeamDay>,
    /// Every bet that is settled and every movement is counted.
    pub complete: bool,
}
