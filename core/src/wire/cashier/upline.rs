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
    /// Name to show; mostly hidden account name where there is none.
    pub name: String,
    /// Account name, mostly hidden.
    pub hint: String,
}

/// What may go to the upline in a day.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineLimits {
    /// The least at once.
    pub min: Amount,
    /// The most at once.
    pub max: Amount,
    /// Money that may go today still.
    pub amount_left: Amount,
    /// Money that may go in a day.
    pub amount_daily: Amount,
    /// Transfers that may be made today still.
    pub count_left: u32,
    /// Transfers that may be made in a day.
    pub count_daily: u32,
    /// When the day ends and they begin anew, RFC 3339.
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
    /// Bounds, and what the day allows.
    pub limits: UplineLimits,
    /// There is a payment password.
    pub payment_password_set: bool,
}

/// Body of `POST /wps/member/uplineTransfers`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransferRequest {
    /// What leaves the wallet, and what the upline gets: there is no fee.
    pub amount: Amount,
    /// The payment password.
    pub payment_password: SecretText,
}

/// A transfer between a member and the upline, which is done when there is one. Value of `POST /wps/member/uplineTransfers`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransfer {
    /// Names it.
    pub id: String,
    /// The same for eyes and for customer service: short.
    pub order_no: String,
    /// Whether the caller gave or got it.
    pub direction: UplineDirection,
    /// The other side.
    pub party: TransferParty,
    /// What went over.
    pub amount: Amount,
    /// RFC 3339.
    pub at: String,
}

/// Value of `GET /wps/member/uplineTransfers`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UplineTransferPage {
    /// Latest first: those that were given, and those that were got from a downline.
    pub content: Vec<UplineTransfer>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many transfers.
    pub total_elements: u32,
}
