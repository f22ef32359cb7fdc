//! Accounts that a member is paid to.

use crate::domain::cashier::PayoutKind;
use crate::wire::{Amount, FieldRuleValue, SecretText};
use serde::{Deserialize, Serialize};

/// A way to be paid, such as by bank, as the operator offers it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayoutMethod {
    /// Id of the way, which names it in a request.
    pub id: String,
    /// Name in the language of the call, plain text.
    pub name: String,
    /// The kind of account that it pays to.
    pub kind: PayoutKind,
    /// Word of its icon, which the site draws: bank, wallet or crypto.
    pub icon: String,
    /// Network of a crypto address, whose check digits the server counts; empty for other kinds.
    pub network: String,
    /// Banks or services to choose from; empty where none is asked for.
    pub institutions: Vec<String>,
    /// What an account number or address looks like.
    pub account_rule: FieldRuleValue,
    /// The least amount of a withdrawal.
    pub min: Amount,
    /// The greatest amount of a withdrawal.
    pub max: Amount,
    /// The fixed part of the fee, which is taken out of the amount.
    pub fee_fixed: Amount,
    /// The share of the fee, in hundredths of a percent.
    pub fee_basis_points: u32,
    /// Minutes that a withdrawal usually takes.
    pub minutes: u32,
    /// Whether the way can be used now.
    pub open: bool,
}

/// An account that the member is paid to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayoutAccount {
    /// Id of the account, which names it in a request.
    pub id: String,
    /// Id of the way to be paid.
    pub method_id: String,
    /// Bank or service; empty where none is asked for.
    pub institution: String,
    /// The number of the account, mostly hidden: `•••• 4417`.
    pub hint: String,
    /// Name of the account's holder, mostly hidden.
    pub holder: String,
    /// The account is not in the name that money is paid to now: it can not be paid to.
    pub other_name: bool,
    /// From when on the account can be paid to, RFC 3339; empty where it can be now.
    pub usable_at: String,
    /// When the account was added, RFC 3339.
    pub created_at: String,
}

/// Value of `GET /wps/member/payoutAccounts`, and of each call that changes them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayoutAccounts {
    /// The accounts, the oldest first.
    pub list: Vec<PayoutAccount>,
    /// Ways to be paid, in the operator's order.
    pub methods: Vec<PayoutMethod>,
    /// The name that money is paid to, mostly hidden; empty where none is proven, which an account needs.
    pub payee_name: String,
    /// Minutes until a new account can be paid to.
    pub waiting_minutes: u32,
    /// The most accounts that a member may have.
    pub most: u32,
}

/// Body of `PUT /wps/member/payoutAccounts`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct NewPayoutAccount {
    /// Id of the way to be paid.
    pub method_id: String,
    /// One of its institutions; empty where none is asked for.
    pub institution: String,
    /// Number or address of the account.
    pub account: SecretText,
    /// Name of the account's holder: the name that the member has proven.
    pub holder: String,
    /// The member's payment password.
    pub payment_password: SecretText,
}

/// Body of `POST /wps/member/payoutAccounts/remove`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RemovePayoutAccount {
    /// Id of the account.
    pub id: String,
    /// The member's payment password.
    pub payment_password: SecretText,
}
