//! Transfers to the upline (section 2 of the specification, "transferUpline").

use super::WithdrawableValue;
use crate::domain::cashier::UplineDirection;
use crate::wire::{Amount, SecretText};
use serde::{Deserialize, Serialize};

/// Who stands above a member: what the member may know of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TransferParty {
    /// Name to show; the mostly hidden account name where there is none.
    pub name: String,
    /// Account name, mostly hidden.
    pub hint: String,
}

/// The bounds of transfers to the upline, at once and in a day.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineLimits {
    /// The least that a transfer moves.
    pub min: Amount,
    /// The most that a transfer moves.
    pub max: Amount,
    /// Money that may go today still.
    pub amount_left: Amount,
    /// Money that may go in a day.
    pub amount_daily: Amount,
    /// Transfers that may be made today still.
    pub count_left: u32,
    /// Transfers that may be made in a day.
    pub count_daily: u32,
    /// When the day ends and the counts begin anew, RFC 3339.
    pub resets_at: String,
}

/// Value of `GET /wps/member/uplineTransfers/options`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransferOptions {
    /// Who would get the money; none where nobody can be given any now.
    pub upline: Option<TransferParty>,
    /// What may leave now, and why: the same rule as for a withdrawal.
    pub money: WithdrawableValue,
    /// The bounds of a transfer, and what the day has left.
    pub limits: UplineLimits,
    /// The member has a payment password.
    pub payment_password_set: bool,
}

/// Body of `POST /wps/member/uplineTransfers`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransferRequest {
    /// What leaves the wallet, and what the upline gets: there is no fee.
    pub amount: Amount,
    /// The member's payment password.
    pub payment_password: SecretText,
}

/// A transfer between a member and the upline, which is done when there is one. Value of `POST /wps/member/uplineTransfers`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransfer {
    /// Id of the transfer.
    pub id: String,
    /// Order number of the transfer: short, to be quoted to customer service.
    pub order_no: String,
    /// Whether the caller gave or got the money.
    pub direction: UplineDirection,
    /// The other side of the transfer.
    pub party: TransferParty,
    /// The amount that went over.
    pub amount: Amount,
    /// When the transfer was made, RFC 3339.
    pub at: String,
}

/// Value of `GET /wps/member/uplineTransfers`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransferPage {
    /// The transfers of the page, the latest first: those that were given, and those that were got from a downline.
    pub content: Vec<UplineTransfer>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many transfers there are on all pages.
    pub total_elements: u32,
}
