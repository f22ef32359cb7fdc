//! The register centre: accounts that an agent makes, registration links, rates of rebate (section 2 of the specification, "register center").

use serde::{Deserialize, Serialize};

use crate::domain::agent::rebate::{RebateProblem, RebateRate};
use crate::domain::agent::register::RegisterLinkState;
use crate::wire::{Amount, SecretText};

/// Value of `GET /wps/agent/registerCentre`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterCentre {
    /// Numbers of the account types that the agent may create; empty where it may create none.
    pub types: Vec<u32>,
    /// The agent's own rates, above which no downline's may be.
    pub most: Vec<RebateRate>,
    /// ISO 4217 code of the agent's wallet, which is that of everybody below.
    pub currency: String,
    /// The agent stands so deep that nobody can stand below.
    pub too_deep: bool,
    /// Links that can still be made.
    pub links_left: u32,
}

/// Body of `POST /wps/agent/members`, sealed: an account below the agent. Its first password must be changed at the first login.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct NewDownlineRequest {
    /// Account name of the new account.
    pub username: String,
    /// The first password, which its owner has to change.
    pub password: SecretText,
    /// Name to show; empty for none.
    pub nickname: String,
    /// Number of the account type.
    pub account_type: u32,
    /// Rates of rebate by product, none above the agent's own.
    pub rates: Vec<RebateRate>,
}

impl std::fmt::Debug for NewDownlineRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewDownlineRequest(***)")
    }
}

/// An account that was made.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct NewDownline {
    /// Id of the new member.
    pub id: String,
    /// Account name of the new member.
    pub account: String,
    /// Number of the account type.
    pub account_type: u32,
}

/// Body of `POST /wps/agent/registrationLinks`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterLinkRequest {
    /// Number of the account type of who registers by it.
    pub account_type: u32,
    /// Rates of rebate of who registers by it, none above the agent's own.
    pub rates: Vec<RebateRate>,
    /// Where the link is shown, in the agent's own words.
    pub channel: String,
    /// How many may register by the link.
    pub max_uses: u32,
    /// Days until the link expires; 0 for no end.
    pub days: u32,
}

/// Body of `POST /wps/agent/registrationLinks/end`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct EndRegisterLinkRequest {
    /// Id of the link.
    pub id: String,
}

/// A registration link, and what it has brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterLink {
    /// Id of the link.
    pub id: String,
    /// Code of the link: `/register?affiliateCode=CODE`.
    pub code: String,
    /// Number of the account type of who registers by it.
    pub account_type: u32,
    /// Rates of rebate of who registers by it.
    pub rates: Vec<RebateRate>,
    /// Where the link is shown; empty for nothing said.
    pub channel: String,
    /// How many may register by the link.
    pub max_uses: u32,
    /// How many have registered by the link.
    pub used: u32,
    /// Until when the link is good, RFC 3339; empty for no end.
    pub expires_at: String,
    /// When the link was made, RFC 3339.
    pub created_at: String,
    /// Whether somebody can register by the link.
    pub state: RegisterLinkState,
    /// Of those who came by it and stand below the agent: how many have paid in.
    pub first_deposits: u32,
    /// The deposits that they have made.
    pub deposits: Amount,
    /// The valid bets that they have made.
    pub turnover: Amount,
}

/// Value of `GET /wps/agent/registrationLinks`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RegisterLinks {
    /// The links of the page, the latest first.
    pub content: Vec<RegisterLink>,
    /// The cursor of the next page; empty at the end.
    pub next: String,
}

/// A change of a downline's rates of rebate, from a day on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRatesChange {
    /// The day of the operator from which they count, `2026-11-20`.
    pub from_day: String,
    /// The rates that they took the place of.
    pub former: Vec<RebateRate>,
    /// The rates that count from that day on.
    pub rates: Vec<RebateRate>,
    /// When they were set, RFC 3339.
    pub set_at: String,
    /// Account name of who has set them; empty for the operator.
    pub set_by: String,
}

/// Value of `GET /wps/agent/downlineRates`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRates {
    /// Member id of the downline.
    pub member_id: String,
    /// Account name of the downline.
    pub account: String,
    /// The rates that count today.
    pub rates: Vec<RebateRate>,
    /// The rates that were set last, and count from tomorrow on at the latest.
    pub coming: Vec<RebateRate>,
    /// The agent's own rates, above which these may not be.
    pub most: Vec<RebateRate>,
    /// The highest rates of anybody directly below the downline, under which these may not be; nothing where nobody stands there.
    pub least: Vec<RebateRate>,
    /// The day of the operator from which a change would count, `2026-11-20`.
    pub from_day: String,
    /// The changes, the latest first, at most 50.
    pub history: Vec<DownlineRatesChange>,
}

/// Body of `POST /wps/agent/downlineRates`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DownlineRatesRequest {
    /// Member id of the downline: one that stands directly below the agent.
    pub member_id: String,
    /// The rates from the next day of the operator on.
    pub rates: Vec<RebateRate>,
    /// The agent's payment password.
    pub payment_password: SecretText,
}

/// In `value` of a refusal by code `rule_broken`: what is wrong with rates of rebate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct RatesRefused {
    /// The products, and the highest or lowest rate of each.
    pub rates: Vec<RebateProblem>,
}

/// Somebody whose rates are lowered along with those of who stands above.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct LoweredRates {
    /// Id of the member.
    pub member_id: String,
    /// Account name of the member.
    pub account: String,
    /// The rates that count now.
    pub rates: Vec<RebateRate>,
    /// The rates after the change.
    pub lowered: Vec<RebateRate>,
}
