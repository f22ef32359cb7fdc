//! Deposits.

use super::Step;
use crate::domain::cashier::{DepositKind, DepositStatus};
use crate::wire::{Amount, SecretText};
use serde::{Deserialize, Serialize};

/// A way to pay in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositChannel {
    /// Names it in a request.
    pub id: String,
    /// Name in the language of the call, plain text.
    pub name: String,
    /// One line of it, plain text.
    pub description: String,
    /// How it is paid.
    pub kind: DepositKind,
    /// Word of its icon, which the site draws: card, wallet, qr, bank or voucher.
    pub icon: String,
    /// The least amount.
    pub min: Amount,
    /// The most.
    pub max: Amount,
    /// The fixed part of the fee, which is taken out of what arrives.
    pub fee_fixed: Amount,
    /// The share of the fee, in hundredths of a percent.
    pub fee_basis_points: u32,
    /// Amounts to tap.
    pub presets: Vec<Amount>,
    /// Minutes that it usually takes; 0 for at once.
    pub minutes: u32,
    /// Whether it can be used now.
    pub open: bool,
    /// When it opens, RFC 3339; empty where it is open, or nobody knows.
    pub opens_at: String,
    /// What of a deposit must be staked before it may leave, in hundredths: 100 is once.
    pub wager_multiplier: u32,
}

/// Value of `GET /wps/member/deposits/channels`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositChannels {
    /// In the operator's order, but the one that the member used last comes first.
    pub list: Vec<DepositChannel>,
    /// The amount of the member's last deposit; 0.00 without one.
    pub last_amount: Amount,
    /// Deposits of the member that still wait for something, latest first.
    pub open: Vec<Deposit>,
    /// Promotions that a deposit may take part in, in the operator's order.
    pub promotions: Vec<DepositPromotion>,
}

/// A promotion that a deposit may take part in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositPromotion {
    /// Names it in a request.
    pub promo_id: String,
    /// Title in the language of the call, plain text.
    pub title: String,
    /// What it gives of what arrives, in percent.
    pub percent: u32,
    /// What must arrive at least.
    pub least: Amount,
    /// What it gives at most.
    pub most: Amount,
    /// How often the bonus must be staked before it may leave; 0 for never.
    pub wager_multiplier: u32,
    /// When it can be chosen no longer, RFC 3339; empty for no end.
    pub ends_at: String,
}

/// Body of `POST /wps/member/deposits`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositRequest {
    /// The channel; not of kind VOUCHER.
    pub channel_id: String,
    /// What is to be paid.
    pub amount: Amount,
    /// Where the payment page leads back to: a path of the site that begins with `/`. `{id}` in it stands for the deposit's id.
    pub return_path: String,
    /// The promotion that it takes part in; empty for none.
    pub promo_id: String,
    /// The member has read how the money of customers is kept: `customerFunds` of the site's policy, where that says something.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub customer_funds_acknowledged: bool,
}

/// Body of `POST /wps/member/deposits/voucher`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct VoucherRequest {
    /// The channel, of kind VOUCHER.
    pub channel_id: String,
    /// The code of the voucher.
    pub code: SecretText,
    /// The same as of a deposit.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub customer_funds_acknowledged: bool,
}

/// Where to transfer to by hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BankSlip {
    /// The operator's bank.
    pub bank: String,
    /// The operator's account there.
    pub account: String,
    /// Whose it is.
    pub holder: String,
    /// What the transfer must name, by which the money is found: only this deposit has it.
    pub reference: String,
    /// Whether a picture of the receipt was sent.
    pub receipt_sent: bool,
}

/// A deposit. Value of `POST /wps/member/deposits`, `POST /wps/member/deposits/voucher` and `GET /wps/member/deposit`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Deposit {
    /// Names it.
    pub id: String,
    /// The same for eyes and for customer service: short.
    pub order_no: String,
    /// The channel.
    pub channel_id: String,
    /// Its name in the language of the call.
    pub channel_name: String,
    /// How it is paid.
    pub kind: DepositKind,
    /// What was to be paid.
    pub amount: Amount,
    /// What has arrived; 0.00 before.
    pub received: Amount,
    /// What was taken out of it.
    pub fee: Amount,
    /// What the wallet has got.
    pub credited: Amount,
    /// Title of the promotion that it takes part in; empty for none, and in lists.
    pub promotion: String,
    /// What that gave; 0.00 before, and where nothing was due.
    pub bonus: Amount,
    /// How far it has come.
    pub status: DepositStatus,
    /// Why a voucher was not redeemed, once it has failed: `voucher_unknown`, `voucher_used`, `voucher_expired` or `voucher_currency`; empty otherwise.
    pub failure: String,
    /// The page where one pays; empty before the provider has answered, and once it is of no use.
    pub pay_url: String,
    /// What a QR code holds; empty for other kinds.
    pub qr: String,
    /// Where to transfer to; only of kind BANK_SLIP.
    pub slip: Option<BankSlip>,
    /// When nobody needs to pay any more, RFC 3339; empty for no end.
    pub expires_at: String,
    /// RFC 3339.
    pub created_at: String,
    /// What has happened, oldest first.
    pub steps: Vec<Step>,
}

/// Value of `GET /wps/member/deposits`: without steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositPage {
    /// Latest first.
    pub content: Vec<Deposit>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many deposits.
    pub total_elements: u32,
}
