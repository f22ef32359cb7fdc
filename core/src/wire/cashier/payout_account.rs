//! Accounts that a member is paid to.

use crate::domain::cashier::PayoutKind;
use crate::wire::{Amount, FieldRuleValue, SecretText};
use serde::{Deserialize, Serialize};

/// A way to be paid, as the operator offers it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayoutMethod {
    /// Names it in a request.
    pub id: String,
    /// Name in the language of the call, plain text.
    pub name: String,
    /// What kind of account.
    pub kind: PayoutKind,
    /// Word of its icon, which the site draws: bank, wallet or crypto.
    pub icon: String,
    /// Network of a crypto address, whose check digits the server counts; empty for other kinds.
    pub network: String,
    /// Banks or services to choose from; empty where none is asked for.
    pub institutions: Vec<String>,
    /// What an account number or address looks like.
    pub account_rule: FieldRuleValue,
    /// The least amount.
    pub min: Amount,
    /// The most.
    pub max: Amount,
    /// The fixed part of the fee, which is taken out of the amount.
    pub fee_fixed: Amount,
    /// The share of the fee, in hundredths of a percent.
    pub fee_basis_points: u32,
    /// Minutes that it usually takes.
    pub minutes: u32,
    /// Whether it can be used now.
    pub open: bool,
}

/// An account of the member.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayoutAccount {
    /// Names it in a request.
    pub id: String,
    /// The way to be paid.
    pub method_id: String,
    /// Bank or service; empty where none is asked for.
    pub institution: String,
    /// The account, mostly hidden: `•••• 4417`.
    pub hint: String,
    /// Whose it is, mostly hidden.
    pub holder: String,
    /// It is not in the name that money is paid to now: it can not be paid to.
    pub other_name: bool,
    /// From when on it can be paid to, RFC 3339; empty where it can be now.
    pub usable_at: String,
    /// RFC 3339.
    pub created_at: String,
}

/// Value of `GET /wps/member/payoutAccounts`, and of each call that changes them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PayoutAccounts {
    /// Oldest first.
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
    /// The way to be paid.
    pub method_id: String,
    /// One of its institutions; empty where none is asked for.
    pub institution: String,
    /// Account number or address.
    pub account: SecretText,
    /// Whose it is: the name that the member has proven.
    pub holder: String,
    /// The payment password.
    pub payment_password: SecretText,
}

/// Body of `POST /wps/member/payoutAccounts/remove`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RemovePayoutAccount {
    /// Which.
    pub id: String,
    /// The payment password.
    pub payment_password: SecretText,
}
