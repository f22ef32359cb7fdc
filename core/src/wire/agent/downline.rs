//! Downline management (section 2 of the specification, "Agent centre").

use serde::{Deserialize, Serialize};

use super::TeamFigures;
use crate::domain::agent::downline::DownlineStatus;
use crate::domain::agent::terms::ContractType;
use crate::wire::{Amount, SecretText, UplineLimits, WithdrawableValue};

/// A rebate rate of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRate {
    /// The product; ALL for every one without a rate of its own.
    pub product: String,
    /// Hundredths of a percent.
    pub rate: i64,
}

/// Somebody on the way through the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineName {
    /// Names them.
    pub id: String,
    /// Account name.
    pub account: String,
}

/// Somebody of the team.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRow {
    /// Names them.
    pub id: String,
    /// Account name.
    pub account: String,
    /// Name to show; may be empty.
    pub nickname: String,
    /// The number of the account type.
    pub account_type: u32,
    /// VIP rank.
    pub level: u32,
    /// Its name.
    pub level_name: String,
    /// Rebate rates of today.
    pub rates: Vec<DownlineRate>,
    /// RFC 3339.
    pub registered_at: String,
    /// RFC 3339; empty for who has never logged in.
    pub last_login_at: String,
    /// Levels below the agent; 1 directly.
    pub depth: u32,
    /// How many stand below, at whatever depth.
    pub team_size: u32,
    /// How many directly.
    pub direct_count: u32,
    /// In the main wallet.
    pub balance: Amount,
    /// In the main wallets of those below.
    pub team_balance: Amount,
    /// What they and those below have staked in 30 days.
    pub turnover: Amount,
    /// Where the account stands.
    pub status: DownlineStatus,
    /// Labels that the agent has given.
    pub labels: Vec<String>,
}

/// Contracts of a type between the agent and somebody directly below.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineContract {
    /// The type.
    pub contract_type: ContractType,
    /// One stands, or is asked for.
    pub stands: bool,
    /// The agent may offer one.
    pub may_offer: bool,
}

/// Value of `GET /wps/agent/downline`: a level of the tree, or what a search has found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlinePage {
    /// The way from the agent down to whose level it is, the uppermost first; empty at the agent's own.
    pub path: Vec<DownlineName>,
    /// Those on it.
    pub content: Vec<DownlineRow>,
    /// The cursor of what follows; empty at the end.
    pub next: String,
    /// Labels that the agent has given to anybody.
    pub labels: Vec<String>,
}

/// Value of `GET /wps/agent/downline/file`: what an agent may see of somebody.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineFile {
    /// The row of the list.
    pub row: DownlineRow,
    /// Uplines between the agent and them, the uppermost first.
    pub path: Vec<DownlineName>,
    /// Initials of the real name; empty when none was stated.
    pub real_name: String,
    /// Mail address, mostly hidden.
    pub email: String,
    /// Mobile number, mostly hidden.
    pub mobile: String,
    /// Own play of 30 days.
    pub own: TeamFigures,
    /// The same of everybody below.
    pub team: TeamFigures,
    /// Why it is frozen; empty when it is not, or the agent may not know.
    pub frozen_reason: String,
    /// When it was frozen, RFC 3339.
    pub frozen_at: String,
    /// The agent may freeze it.
    pub can_freeze: bool,
    /// The agent may end the freeze.
    pub can_unfreeze: bool,
    /// The agent may transfer money to it.
    pub can_transfer: bool,
    /// The agent may write to it.
    pub can_message: bool,
    /// The agent may change its rates of rebate: it stands directly below.
    pub can_change_rates: bool,
    /// Contracts between the two, by type: those that the operator has switched on, and only of an agent who is directly below.
    pub contracts: Vec<DownlineContract>,
}

/// Body of `POST /wps/agent/downline/freeze`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FreezeRequest {
    /// Whose account.
    pub id: String,
    /// Why: one line of 5 to 200 characters.
    pub reason: String,
}

/// Body of `PUT /wps/agent/downline/labels`, and its value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineLabels {
    /// Whose.
    pub id: String,
    /// At most 8, each a line of at most 24 characters.
    pub labels: Vec<String>,
}

/// Body of `POST /wps/agent/downline/unfreeze`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UnfreezeRequest {
    /// Whose account.
    pub id: String,
}

/// Body of `POST /wps/agent/downline/messages`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineMessage {
    /// Id of whom it goes to; empty for everybody directly below.
    pub to: String,
    /// One line of at most 80 characters.
    pub title: String,
    /// Plain text of at most 1,000 characters.
    pub text: String,
}

/// Value of `POST /wps/agent/downline/messages`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineMessageSent {
    /// To how many it goes.
    pub members: u32,
}

/// Value of `GET /wps/agent/downline/transferOptions`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransferOptions {
    /// Whether money can go there now.
    pub open: bool,
    /// What may leave now, and why: the same rule as for a withdrawal.
    pub money: WithdrawableValue,
    /// Bounds, and what the day allows.
    pub limits: UplineLimits,
    /// There is a payment password.
    pub payment_password_set: bool,
}

/// Body of `POST /wps/agent/downline/transfers`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransferRequest {
    /// Id of whom it goes to.
    pub to: String,
    /// What leaves the wallet, and what the downline gets: there is no fee.
    pub amount: Amount,
    /// The payment password.
    pub payment_password: SecretText,
}

/// A transfer from an agent to somebody of its team, which is done when there is one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransfer {
    /// Names it.
    pub id: String,
    /// The same for eyes and for customer service: short.
    pub order_no: String,
    /// Account name of who got it.
    pub account: String,
    /// What went over.
    pub amount: Amount,
    /// RFC 3339.
    pub at: String,
}

/// Value of `GET /wps/agent/downline/transfers`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransferPage {
    /// Latest first.
    pub content: Vec<DownlineTransfer>,
    /// The cursor of what follows; empty at the end.
    pub next: String,
}

/// Value of `POST /wps/agent/downline/freeze` and `/unfreeze`: where the account stands now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineState {
    /// Where it stands.
    pub status: DownlineStatus,
}
