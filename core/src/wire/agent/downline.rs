//! Downline management (section 2 of the specification, "Agent centre").

use serde::{Deserialize, Serialize};

use super::TeamFigures;
use crate::domain::agent::downline::DownlineStatus;
use crate::domain::agent::terms::ContractType;
use crate::wire::{Amount, SecretText, UplineLimits, WithdrawableValue};

/// A rate of rebate of a member of the team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRate {
    /// Code of the product; `ALL` for every one without a rate of its own.
    pub product: String,
    /// The rate in hundredths of a percent.
    pub rate: i64,
}

/// A member of the team, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineName {
    /// Id of the member.
    pub id: String,
    /// Account name of the member.
    pub account: String,
}

/// A member of the team, as a row of the list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRow {
    /// Id of the member.
    pub id: String,
    /// Account name of the member.
    pub account: String,
    /// Name to show; may be empty.
    pub nickname: String,
    /// Number of the account type.
    pub account_type: u32,
    /// Number of the VIP rank.
    pub level: u32,
    /// Name of the VIP rank.
    pub level_name: String,
    /// Rebate rates of today.
    pub rates: Vec<DownlineRate>,
    /// When the account was registered, RFC 3339.
    pub registered_at: String,
    /// When its owner logged in last, RFC 3339; empty for never.
    pub last_login_at: String,
    /// How many levels below the agent the member stands; 1 directly.
    pub depth: u32,
    /// How many stand below, at whatever depth.
    pub team_size: u32,
    /// How many stand directly below.
    pub direct_count: u32,
    /// The money in the member's main wallet.
    pub balance: Amount,
    /// The money in the main wallets of those below.
    pub team_balance: Amount,
    /// The stakes of the member and those below within 30 days.
    pub turnover: Amount,
    /// The status of the account: active, frozen, suspended or closed.
    pub status: DownlineStatus,
    /// Labels that the agent has given.
    pub labels: Vec<String>,
}

/// Whether the agent has a contract of a type with somebody directly below.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineContract {
    /// The type of contract.
    pub contract_type: ContractType,
    /// A contract stands, or is asked for.
    pub stands: bool,
    /// The agent may offer a contract.
    pub may_offer: bool,
}

/// Value of `GET /wps/agent/downline`: a level of the tree, or what a search has found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlinePage {
    /// The way from the agent down to whose level it is, the uppermost first; empty at the agent's own.
    pub path: Vec<DownlineName>,
    /// The members of the page.
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
    /// The members between the agent and this one, the uppermost first.
    pub path: Vec<DownlineName>,
    /// Initials of the real name; empty when none was stated.
    pub real_name: String,
    /// Mail address, mostly hidden.
    pub email: String,
    /// Mobile number, mostly hidden; empty when none was stated.
    pub mobile: String,
    /// Figures of the member's own play within 30 days.
    pub own: TeamFigures,
    /// The same figures of everybody below.
    pub team: TeamFigures,
    /// Why the account is frozen; empty when it is not, or the agent may not know.
    pub frozen_reason: String,
    /// When the account was frozen, RFC 3339.
    pub frozen_at: String,
    /// The agent may freeze the account.
    pub can_freeze: bool,
    /// The agent may end the freeze.
    pub can_unfreeze: bool,
    /// The agent may transfer money to the member.
    pub can_transfer: bool,
    /// The agent may write to the member.
    pub can_message: bool,
    /// The agent may change the member's rates of rebate: the member stands directly below.
    pub can_change_rates: bool,
    /// Contracts between the two, by type: those that the operator has switched on, and only of an agent who is directly below.
    pub contracts: Vec<DownlineContract>,
}

/// Body of `POST /wps/agent/downline/freeze`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct FreezeRequest {
    /// Id of the member whose account it is.
    pub id: String,
    /// Why the account is frozen: one line of 5 to 200 characters.
    pub reason: String,
}

/// Body of `PUT /wps/agent/downline/labels`, and its value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineLabels {
    /// Id of the member.
    pub id: String,
    /// The labels: at most 8, each a line of at most 24 characters.
    pub labels: Vec<String>,
}

/// Body of `POST /wps/agent/downline/unfreeze`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UnfreezeRequest {
    /// Id of the member whose account it is.
    pub id: String,
}

/// Body of `POST /wps/agent/downline/messages`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineMessage {
    /// Id of whom it goes to; empty for everybody directly below.
    pub to: String,
    /// Title of the message: one line of at most 80 characters.
    pub title: String,
    /// Text of the message: plain, at most 1,000 characters.
    pub text: String,
}

/// Value of `POST /wps/agent/downline/messages`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineMessageSent {
    /// To how many members the message goes.
    pub members: u32,
}

/// Value of `GET /wps/agent/downline/transferOptions`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransferOptions {
    /// Whether the downline can be given money now.
    pub open: bool,
    /// What may leave now, and why: the same rule as for a withdrawal.
    pub money: WithdrawableValue,
    /// The bounds of a transfer, and what the day has left.
    pub limits: UplineLimits,
    /// The agent has a payment password.
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
    /// The agent's payment password.
    pub payment_password: SecretText,
}

/// A transfer from an agent to somebody of its team, which is done when there is one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransfer {
    /// Id of the transfer.
    pub id: String,
    /// Order number of the transfer: short, to be quoted to customer service.
    pub order_no: String,
    /// Account name of who got it.
    pub account: String,
    /// The amount that went over.
    pub amount: Amount,
    /// When the transfer was made, RFC 3339.
    pub at: String,
}

/// Value of `GET /wps/agent/downline/transfers`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineTransferPage {
    /// The transfers of the page, the latest first.
    pub content: Vec<DownlineTransfer>,
    /// The cursor of what follows; empty at the end.
    pub next: String,
}

/// Value of `POST /wps/agent/downline/freeze` and `/unfreeze`: where the account stands now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineState {
    /// The status of the account.
    pub status: DownlineStatus,
}
