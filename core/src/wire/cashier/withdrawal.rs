//! Withdrawals.

use super::{PayoutAccount, PayoutMethod, Step, WithdrawableValue};
use crate::domain::cashier::{Confirmation, PayoutKind, WithdrawalStatus};
use crate::wire::{Amount, SecretText};
use serde::{Deserialize, Serialize};

/// What a member of this level may take out.
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
    /// When the day ends and they begin anew, RFC 3339.
    pub resets_at: String,
}

/// Value of `GET /wps/member/withdrawals/options`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalOptions {
    /// What may leave now, and why.
    pub money: WithdrawableValue,
    /// The member's accounts.
    pub accounts: Vec<PayoutAccount>,
    /// Ways to be paid.
    pub methods: Vec<PayoutMethod>,
    /// Limits of the day; nothing where this level has none.
    pub limits: Option<WithdrawalLimits>,
    /// There is a payment password.
    pub payment_password_set: bool,
    /// Amounts above this one need a second factor as well; 0.00 for none.
    pub factor_above: Amount,
    /// The name that money is paid to is proven.
    pub payee_name_proven: bool,
    /// Amounts above this one need an identity check that is still to be approved; nothing where none is needed.
    pub identity_above: Option<Amount>,
    /// Minutes after which a payment counts as received when the member says nothing.
    pub confirm_minutes: u32,
    /// Whether one may be called off before it is paid: the operator's licence decides.
    pub may_cancel: bool,
    /// Withdrawals that are not at their end, latest first.
    pub open: Vec<Withdrawal>,
}

/// Body of `POST /wps/member/withdrawals`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalRequest {
    /// The account to be paid to.
    pub account_id: String,
    /// What leaves the wallet; the fee is taken out of it.
    pub amount: Amount,
    /// The payment password.
    pub payment_password: SecretText,
    /// A code of the authenticator; only where the amount asks for a second factor.
    pub factor_code: SecretText,
}

/// A withdrawal. Value of `POST /wps/member/withdrawals`, `GET /wps/member/withdrawal` and of what confirms or cancels one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Withdrawal {
    /// Names it.
    pub id: String,
    /// The same for eyes and for customer service: short.
    pub order_no: String,
    /// What leaves the wallet.
    pub amount: Amount,
    /// What is taken out of it.
    pub fee: Amount,
    /// What arrives.
    pub net: Amount,
    /// What the provider has paid so far.
    pub paid: Amount,
    /// What kind of account.
    pub kind: PayoutKind,
    /// Name of the way to be paid, in the language of the call.
    pub method_name: String,
    /// Bank or service; empty where none was asked for.
    pub institution: String,
    /// The account, mostly hidden.
    pub hint: String,
    /// How far it has come.
    pub status: WithdrawalStatus,
    /// By when it should have been paid, RFC 3339; empty where nobody can say.
    pub expected_by: String,
    /// Until when the member can object, RFC 3339; empty before it was paid.
    pub confirm_until: String,
    /// What the member said has arrived; none before.
    pub confirmation: Option<ConfirmationValue>,
    /// Whether it can be called off now.
    pub can_cancel: bool,
    /// RFC 3339.
    pub created_at: String,
    /// What has happened, oldest first.
    pub steps: Vec<Step>,
}

/// What the member said has arrived.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConfirmationValue {
    /// All, a part, or nothing.
    pub answer: Confirmation,
    /// What has arrived.
    pub received: Amount,
    /// What has not.
    pub remaining: Amount,
    /// RFC 3339.
    pub at: String,
}

/// Body of `POST /wps/member/withdrawals/confirmation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConfirmationRequest {
    /// Which withdrawal.
    pub id: String,
    /// All, a part, or nothing.
    pub answer: Confirmation,
    /// What has arrived, where it is a part.
    pub received: Amount,
    /// Ids of pictures that prove it, as `PUT /wps/member/withdrawals/proof` gave them: at least one where it is a part, at most three.
    pub images: Vec<String>,
}

/// Value of `GET /wps/member/withdrawals`: without steps.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawalPage {
    /// Latest first.
    pub content: Vec<Withdrawal>,
    /// How many pages there are.
    pub total_pages: u32,
    /// How many withdrawals.
    pub total_elements: u32,
}
