//! Agents: the operator's settings for them, what waits for an answer, what the operator announces to them (sections 2, 3 and 7 of the
//! specification). Words are those of [`domain::agent`](crate::domain::agent).

mod contracts;
mod downline;
mod record;
mod register;
mod team;

pub use record::*;
mod settlement;

pub use contracts::*;
pub use register::*;
pub use settlement::*;

use serde::{Deserialize, Serialize};

pub use downline::*;
pub use team::*;

use super::Notice;
use crate::domain::agent::features::ContractRequests;

/// The consolidated settings of section 3, under its own names: who may begin contracts of a type, and what an agent sees of each. What
/// the site shows by them says [`AgentFeatures`](crate::domain::agent::features::AgentFeatures).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct AgentSettings {
    /// Who may begin a contract on daily wages.
    pub dailysalreqtype: ContractRequests,
    /// Who may begin a contract on dividends.
    pub divtypereq: ContractRequests,
    /// Who may begin a contract on an hourly salary.
    pub contracthoursalreq: ContractRequests,
    /// Who may begin a contract on a real-time salary.
    pub realtimesalreqtype: ContractRequests,
    /// Daily wages of contracts are shown.
    pub contractmrdailysalinfotype: bool,
    /// The hourly salary is shown.
    pub contracthoursalinfo: bool,
    /// Daily wages of plans are shown.
    pub dailysalinfotype: bool,
    /// The real-time salary is shown.
    pub realtimesalinfotype: bool,
    /// Dividends of contracts are shown.
    pub divtypeinfo: bool,
}

impl Default for AgentSettings {
    /// All four types of contract are on, and either side may begin one.
    fn default() -> Self {
        Self {
            dailysalreqtype: ContractRequests::default(),
            divtypereq: ContractRequests::default(),
            contracthoursalreq: ContractRequests::default(),
            realtimesalreqtype: ContractRequests::default(),
            contractmrdailysalinfotype: true,
            contracthoursalinfo: true,
            dailysalinfotype: true,
            realtimesalinfotype: true,
            divtypeinfo: true,
        }
    }
}

/// Value of `GET /wps/agent/contracts/open`: how many requests about contracts wait for the agent's answer, by type of contract.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentOpenRequests {
    /// Requests about dividends.
    pub dividend: u32,
    /// Requests about daily wages.
    pub daily: u32,
    /// Requests about an hourly salary.
    pub hourly: u32,
    /// Requests about a real-time salary.
    pub real_time: u32,
}

/// Value of `GET /wps/agent/announcements`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentAnnouncements {
    /// What the operator announces to agents, latest first.
    pub content: Vec<Notice>,
}
