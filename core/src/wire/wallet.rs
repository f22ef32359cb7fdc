//! Wallet and message counters (section 7).

use super::Amount;
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/v2/wallets/balance`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct BalanceValue {
    /// Sum of what the member can spend.
    pub sum_balance: Amount,
    /// ISO 4217 code of the balance.
    #[serde(default)]
    pub currency: String,
    /// The balance is a trial guest's play balance, which never becomes money.
    #[serde(default)]
    pub play_balance: bool,
}

/// Value of relay call `CSP_unreadCount`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct UnreadValue {
    /// How many messages were not read yet.
    pub unread_count: u32,
}
