//! The main wallet, the wallets that vendors keep, and transfers between them.
//!
//! `POST /wps/relay/GCS_walletTransfer` and `POST /wps/member/wallets/back` move money: they take an `Idempotency-Key`. They answer as soon as the
//! vendor has, or without its answer after a few seconds: the status says which. What changes afterwards is told by event `cashier`, and by
//! `balance` where the main wallet moved.

use super::Step;
use crate::domain::cashier::{TransferCause, TransferDirection, TransferFailure, TransferStatus};
use crate::wire::{AgentSettings, Amount};
use serde::{Deserialize, Serialize};

/// A wallet that a vendor keeps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MerchantWallet {
    /// Code of the vendor; names the wallet in a request.
    pub vendor: String,
    /// Name of the vendor, plain text.
    pub name: String,
    /// What the wallet holds: as the vendor said just now, or, where `known` is false, when it was read last.
    pub balance: Amount,
    /// The vendor answered in time. Where it did not, the balance can be read again with the same call.
    pub known: bool,
    /// When the balance was read, RFC 3339; empty where it never was.
    pub read_at: String,
    /// Money can go there now. Money can come back from any wallet that is listed.
    pub open: bool,
}

/// Value of `GET /wps/relay/GCS_merchantWallet`. With `?vendor=CODE` the list holds that wallet only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct MerchantWallets {
    /// What can be spent of the main wallet.
    pub main: Amount,
    /// What of it may go to a vendor: less than `main` where something was given (a bonus, a reward, a gift) that was not staked yet.
    pub movable: Amount,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The least that a transfer moves.
    pub min: Amount,
    /// The most that a transfer moves; 0.00 for no bound but what there is.
    pub max: Amount,
    /// The wallets in the operator's order.
    pub wallets: Vec<MerchantWallet>,
    /// Transfers whose end is not known yet, latest first.
    pub open: Vec<WalletTransfer>,
    /// The operator offers that money follows when a game is started.
    pub at_launch_offered: bool,
    /// The member wants that money follows.
    pub at_launch: bool,
}

/// Body of `POST /wps/relay/GCS_walletTransfer`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WalletTransferRequest {
    /// Code of the vendor that keeps the wallet.
    pub vendor: String,
    /// Towards the vendor, or back.
    pub direction: TransferDirection,
    /// The amount that is to be moved; 0.00 with `all`.
    pub amount: Amount,
    /// Everything that may go: `movable` towards a vendor, what the vendor's wallet holds on the way back.
    pub all: bool,
}

/// A transfer between the main wallet and a vendor's. Value of `POST /wps/relay/GCS_walletTransfer` and `GET /wps/member/wallets/transfer?id=ID`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WalletTransfer {
    /// Id of the transfer.
    pub id: String,
    /// Order number of the transfer: short, to be quoted to customer service.
    pub order_no: String,
    /// Code of the vendor.
    pub vendor: String,
    /// Name of the vendor, plain text.
    pub vendor_name: String,
    /// Towards the vendor, or back.
    pub direction: TransferDirection,
    /// The amount that is moved.
    pub amount: Amount,
    /// The status of the transfer.
    pub status: TransferStatus,
    /// What began the transfer.
    pub cause: TransferCause,
    /// Why nothing was moved; only with FAILED.
    pub failure: Option<TransferFailure>,
    /// When the transfer was begun, RFC 3339.
    pub created_at: String,
    /// When the end of the transfer was known, RFC 3339; empty before.
    pub ended_at: String,
    /// The steps that the transfer has made, the oldest first.
    pub steps: Vec<Step>,
}

/// Value of `GET /wps/member/wallets/transfers?after=ID`: transfers with their steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WalletTransferPage {
    /// The transfers of the page, the latest first.
    pub content: Vec<WalletTransfer>,
    /// Value of `after` for what follows; empty at the end.
    pub next: String,
}

/// Value of `POST /wps/member/wallets/back`, which moves everything back to the main wallet: a transfer for each wallet, each by itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AllBack {
    /// The transfers, one for each wallet that held something.
    pub transfers: Vec<WalletTransfer>,
    /// Codes of the vendors that did not say what they hold: nothing was moved from them.
    pub unreadable: Vec<String>,
}

/// Body of `PUT /wps/member/wallets/atLaunch`, and its value: how it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct TransferAtLaunch {
    /// Whether money follows when a game of a vendor with a wallet of its own is started, and comes back when another one is.
    pub on: bool,
}

/// Value of `GET /wps/member/info/funds/consolidated`: everything that is the member's, wherever it is.
/// `total` is `main` + `held` + what the wallets hold. Money on its way to a vendor is in `held`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConsolidatedFunds {
    /// The sum of everything.
    pub total: Amount,
    /// What can be spent of the main wallet.
    pub main: Amount,
    /// The part of the main wallet that is held: for withdrawals, and for transfers whose end is not known.
    pub held: Amount,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The wallets that vendors keep.
    pub wallets: Vec<MerchantWallet>,
    /// Every vendor answered: `total` is as of now.
    pub complete: bool,
    /// What the operator has set for agents; agents alone are told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<AgentSettings>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::money::Money;
    use serde_json::{from_str, json, to_value};

    #[test]
    fn a_transfer_travels_in_these_words() {
        let transfer = WalletTransfer {
            id: "t1".to_owned(),
            order_no: "T-2345-6789".to_owned(),
            vendor: "JADE".to_owned(),
            vendor_name: "Jade".to_owned(),
            direction: TransferDirection::ToMain,
            amount: Amount(Money(1_250)),
            status: TransferStatus::Failed,
            cause: TransferCause::Return,
            failure: Some(TransferFailure::NotEnough),
            ..WalletTransfer::default()
        };
        let golden = json!({
            "id": "t1", "orderNo": "T-2345-6789", "vendor": "JADE", "vendorName": "Jade", "direction": "TO_MAIN", "amount": "12.50",
            "status": "FAILED", "cause": "RETURN", "failure": "NOT_ENOUGH", "createdAt": "", "endedAt": "", "steps": []
        });
        assert_eq!(to_value(&transfer).unwrap(), golden);
        assert_eq!(from_str::<WalletTransfer>(&golden.to_string()).unwrap(), transfer);
    }

    #[test]
    fn wallets_travel_in_these_words() {
        let golden = json!({
            "main": "10.00", "movable": "8.00", "currency": "VND", "min": "1.00", "max": "0.00",
            "wallets": [{"vendor": "JADE", "name": "Jade", "balance": "2.00", "known": false, "readAt": "", "open": true}],
            "open": [], "atLaunchOffered": true, "atLaunch": false
        });
        let read: MerchantWallets = from_str(&golden.to_string()).unwrap();
        assert_eq!(
            read.wallets.first().map(|wallet| (wallet.balance, wallet.known)),
            Some((Amount(Money(200)), false))
        );
        assert_eq!(to_value(&read).unwrap(), golden);
    }

    #[test]
    fn a_request_says_all_or_how_much() {
        let all: WalletTransferRequest = from_str(r#"{"vendor":"JADE","direction":"TO_MAIN","all":true}"#).unwrap();
        assert!(all.all && all.amount == Amount::default());
        let some: WalletTransferRequest =
            from_str(r#"{"vendor":"JADE","direction":"TO_VENDOR","amount":"3.00"}"#).unwrap();
        assert_eq!((some.all, some.amount), (false, Amount(Money(300))));
    }
}
