//! The points mall (sections 2, 3 and 7).

use super::Amount;
use serde::{Deserialize, Serialize};

/// Value of relay call `MCS2_getPointConfig`: how points are earned, and what they are worth.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointConfigValue {
    /// Rules, in the operator's order.
    pub earn_rules: Vec<EarnRule>,
    /// So many points convert to `convertCash`.
    pub convert_points: u32,
    /// Money for `convertPoints`.
    pub convert_cash: Amount,
    /// The fewest points that are converted at once.
    pub min_convert: u32,
    /// Points never expire (section 9); an operator who says otherwise sets it.
    pub expires: bool,
}

/// How points are earned with one product.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct EarnRule {
    /// Game type code, or `ALL`.
    pub product: String,
    /// What counts: VALID_BET, DEPOSIT or LOSS.
    pub base: String,
    /// One point for so much money.
    pub per: Amount,
    /// The most points of a day; 0 for no bound.
    pub daily_cap: u32,
}

/// Value of relay call `MCS2_getPointReward`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointRewardValue {
    /// Rewards, in the operator's order.
    pub list: Vec<PointReward>,
}

/// A reward of the mall.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointReward {
    /// Id.
    pub reward_id: String,
    /// Name in the language of the call, plain text.
    pub name: String,
    /// What it is, plain text.
    pub description: String,
    /// CASH, BONUS, FREE_SPIN, PHYSICAL or VOUCHER.
    pub category: String,
    /// Price in points.
    pub points: u32,
    /// What it is worth in money; 0.00 for a thing.
    pub cash_value: Amount,
    /// How many are left; nothing for no bound.
    pub stock: Option<u32>,
    /// The most that one member redeems; 0 for no bound.
    pub limit_per_user: u32,
    /// The least VIP rank; 0 for everybody.
    pub level_min: u32,
    /// Picture, site-relative or https.
    pub image_url: String,
    /// Offered until, RFC 3339; empty for no end.
    pub valid_to: String,
}

/// Value of relay call `MCS2_getPointBalance`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointBalanceValue {
    /// Points to spend.
    pub balance: Amount,
}
