//! Slice `agentCentre`: the frame of the agent centre (section 2 of the specification, "Agent centre").

use super::{CentreGroup, CentrePlace, LoadStatus};
use serde::Serialize;

/// The agent centre: its entries, and where in it the agent is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentCentreView {
    /// The entries, in order: those that may be off once it is known that they are on.
    pub groups: Vec<CentreGroup>,
    /// What shows beside them, or instead of them where there is no room for both.
    pub place: CentrePlace<AgentSection>,
    /// Where the operator's settings stand, which say what is on.
    pub settings: LoadStatus,
}

/// The sections of the agent centre. Each is a folder of the views, loaded on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgentSection {
    /// What the operator announces to agents.
    Announcement,
    /// Accounts below the agent, and registration links.
    RegisterCentre,
    /// What the team has come to.
    Team,
    /// The tree, level by level.
    Downline,
    /// Every bet of the team.
    TeamBets,
    /// What the team came to.
    TeamProfit,
    /// What the agent has earned.
    Income,
    /// What has moved the team's wallets.
    DownlineTransactions,
}
