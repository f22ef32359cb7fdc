//! Deposits: the channels to pay in by, what a member asks for, and how a deposit goes on.

use super::Step;
use crate::domain::cashier::{DepositKind, DepositStatus};
use crate::wire::{Amount, SecretText};
use serde::{Deserialize, Serialize};

/// A channel to pay in by.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositChannel {
    /// Id of the channel, which names it in a request.
    pub id: String,
    /// Name in the language of the call, plain text.
    pub name: String,
    /// A line about the channel, plain text.
    pub description: String,
    /// The kind of the channel: how it is paid.
    pub kind: DepositKind,
    /// Word of its icon, which the site draws: card, wallet, qr, bank or voucher.
    pub icon: String,
    /// The least amount that can be paid in.
    pub min: Amount,
    /// The greatest amount that can be paid in.
    pub max: Amount,
    /// The fixed part of the fee, which is taken out of what arrives.
    pub fee_fixed: Amount,
    /// The share of the fee, in hundredths of a percent.
    pub fee_basis_points: u32,
    /// Amounts that one press fills in.
    pub presets: Vec<Amount>,
    /// Minutes that a deposit usually takes; 0 for at once.
    pub minutes: u32,
    /// Whether the channel can be used now.
    pub open: bool,
    /// When the channel opens, RFC 3339; empty where it is open, or nobody knows.
    pub opens_at: String,
    /// Wagering requirement of a deposit, in hundredths of the amount: 100 is once.
    pub wager_multiplier: u32,
}

/// Value of `GET /wps/member/deposits/channels`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositChannels {
    /// The channels, in the operator's order, but the one that the member used last comes first.
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
    /// Id of the promotion, which names it in a request.
    pub promo_id: String,
    /// Title in the language of the call, plain text.
    pub title: String,
    /// What the promotion gives of what arrives, in percent.
    pub percent: u32,
    /// What must arrive at least.
    pub least: Amount,
    /// What the promotion gives at most.
    pub most: Amount,
    /// Wagering requirement of the bonus, in times the amount; 0 for none.
    pub wager_multiplier: u32,
    /// When the promotion can be chosen no longer, RFC 3339; empty for no end.
    pub ends_at: String,
}

/// Body of `POST /wps/member/deposits`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositRequest {
    /// Id of the channel; not of kind VOUCHER.
    pub channel_id: String,
    /// The amount that is to be paid.
    pub amount: Amount,
    /// Where the payment page leads back to: a path of the site that begins with `/`. `{id}` in it stands for the deposit's id.
    pub return_path: String,
    /// Id of the promotion that it takes part in; empty for none.
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
    /// Id of the channel, of kind VOUCHER.
    pub channel_id: String,
    /// The code of the voucher.
    pub code: SecretText,
    /// The member has read how the money of customers is kept, as with a deposit.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub customer_funds_acknowledged: bool,
}

/// The account to transfer to by hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BankSlip {
    /// Name of the operator's bank.
    pub bank: String,
    /// Number of the operator's account there.
    pub account: String,
    /// Name of that account's holder.
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
    /// Id of the deposit.
    pub id: String,
    /// Order number of the deposit: short, to be quoted to customer service.
    pub order_no: String,
    /// Id of the channel.
    pub channel_id: String,
    /// Name of the channel, in the language of the call.
    pub channel_name: String,
    /// The kind of the channel: how it is paid.
    pub kind: DepositKind,
    /// The amount that was to be paid.
    pub amount: Amount,
    /// The amount that has arrived; 0.00 before.
    pub received: Amount,
    /// The fee that was taken out of it.
    pub fee: Amount,
    /// The amount that the wallet has got.
    pub credited: Amount,
    /// Title of the promotion that it takes part in; empty for none, and in lists.
    pub promotion: String,
    /// The bonus that the promotion gave; 0.00 before, and where nothing was due.
    pub bonus: Amount,
    /// The status of the deposit.
    pub status: DepositStatus,
    /// Why a voucher was not redeemed, once it has failed: `voucher_unknown`, `voucher_used`, `voucher_expired` or `voucher_currency`; empty otherwise.
    pub failure: String,
    /// The page where one pays; empty before the provider has answered, and once it is of no use.
    pub pay_url: String,
    /// What the QR code holds; empty for other kinds.
    pub qr: String,
    /// The account to transfer to; only of kind BANK_SLIP.
    pub slip: Option<BankSlip>,
    /// Until when it can be paid, RFC 3339; empty for no end.
    pub expires_at: String,
    /// When the deposit was asked for, RFC 3339.
    pub created_at: String,
    /// The steps that the deposit has made, the oldest first.
    pub steps: Vec<Step>,
}

/// Value of `GET /wps/member/deposits`: without steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DepositPage {
    /// The deposits of the page, the latest first.
    pub content: Vec<Deposit>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many deposits there are on all pages.
    pub total_elements: u32,
}
