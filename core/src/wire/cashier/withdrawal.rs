//! Withdrawals: what a member may ask for, how a withdrawal goes on, and what has arrived of it.

use super::{PayoutAccount, PayoutMethod, Step, WithdrawableValue};
use crate::domain::cashier::{Confirmation, PayoutKind, WithdrawalStatus};
use crate::wire::{Amount, SecretText};
use serde::{Deserialize, Serialize};

/// The limits of withdrawals in a day, by the member's level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalLimits {
    /// Money that may leave today still.
    pub amount_left: Amount,
    /// Money that may leave in a day.
    pub amount_daily: Amount,
    /// Withdrawals that may be made today still.
    pub count_left: u32,
    /// Withdrawals that may be made in a day.
    pub count_daily: u32,
    /// When the day ends and the counts begin anew, RFC 3339.
    pub resets_at: String,
}

/// Value of `GET /wps/member/withdrawals/options`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalOptions {
    /// What may leave the wallet now, and why.
    pub money: WithdrawableValue,
    /// The accounts that the member is paid to.
    pub accounts: Vec<PayoutAccount>,
    /// The ways to be paid.
    pub methods: Vec<PayoutMethod>,
    /// Limits of the day; nothing where this level has none.
    pub limits: Option<WithdrawalLimits>,
    /// The member has a payment password.
    pub payment_password_set: bool,
    /// Amounts above this one need a second factor as well; 0.00 for none.
    pub factor_above: Amount,
    /// The name that money is paid to is proven.
    pub payee_name_proven: bool,
    /// Amounts above this one need an identity check that is still to be approved; nothing where none is needed.
    pub identity_above: Option<Amount>,
    /// Minutes after which a payment counts as received when the member says nothing.
    pub confirm_minutes: u32,
    /// Whether a withdrawal may be called off before it is paid: the operator's licence decides.
    pub may_cancel: bool,
    /// Withdrawals that are not at their end, latest first.
    pub open: Vec<Withdrawal>,
}

/// Body of `POST /wps/member/withdrawals`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalRequest {
    /// Id of the account to be paid to.
    pub account_id: String,
    /// The amount that leaves the wallet; the fee is taken out of it.
    pub amount: Amount,
    /// The member's payment password.
    pub payment_password: SecretText,
    /// A code of the authenticator; only where the amount asks for a second factor.
    pub factor_code: SecretText,
}

/// A withdrawal. Value of `POST /wps/member/withdrawals`, `GET /wps/member/withdrawal` and of what confirms or cancels one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Withdrawal {
    /// Id of the withdrawal.
    pub id: String,
    /// Order number of the withdrawal: short, to be quoted to customer service.
    pub order_no: String,
    /// The amount that leaves the wallet.
    pub amount: Amount,
    /// The fee that is taken out of it.
    pub fee: Amount,
    /// The amount that arrives.
    pub net: Amount,
    /// The amount that the provider has paid so far.
    pub paid: Amount,
    /// The kind of account that it goes to.
    pub kind: PayoutKind,
    /// Name of the way to be paid, in the language of the call.
    pub method_name: String,
    /// Bank or service; empty where none was asked for.
    pub institution: String,
    /// The number of the account, mostly hidden.
    pub hint: String,
    /// The status of the withdrawal.
    pub status: WithdrawalStatus,
    /// By when it should have been paid, RFC 3339; empty where nobody can say.
    pub expected_by: String,
    /// Until when the member can object, RFC 3339; empty before it was paid.
    pub confirm_until: String,
    /// What the member said has arrived; none before.
    pub confirmation: Option<ConfirmationValue>,
    /// Whether the withdrawal can be called off now.
    pub can_cancel: bool,
    /// When the withdrawal was asked for, RFC 3339.
    pub created_at: String,
    /// The steps that the withdrawal has made, the oldest first.
    pub steps: Vec<Step>,
}

/// What the member said has arrived.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConfirmationValue {
    /// All, a part, or nothing.
    pub answer: Confirmation,
    /// The amount that has arrived.
    pub received: Amount,
    /// The amount that has not arrived.
    pub remaining: Amount,
    /// When the member answered, RFC 3339.
    pub at: String,
}

/// Body of `POST /wps/member/withdrawals/confirmation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConfirmationRequest {
    /// Id of the withdrawal.
    pub id: String,
    /// All, a part, or nothing.
    pub answer: Confirmation,
    /// The amount that has arrived, where it is a part.
    pub received: Amount,
    /// Ids of pictures that prove it, as `PUT /wps/member/withdrawals/proof` gave them: at least one where it is a part, at most three.
    pub images: Vec<String>,
}

/// Value of `GET /wps/member/withdrawals`: without steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalPage {
    /// The withdrawals of the page, the latest first.
    pub content: Vec<Withdrawal>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many withdrawals there are on all pages.
    pub total_elements: u32,
}
