//! The points mall (sections 2, 3 and 7).

use super::{Amount, SecretText};
use crate::domain::points::{RedemptionStatus, RewardCategory};
use serde::{Deserialize, Serialize};

/// Value of relay call `MCS2_getPointConfig`: how points are earned, and what they are worth.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointConfigValue {
    /// The rules by which points are earned, in the operator's order.
    pub earn_rules: Vec<EarnRule>,
    /// How many points convert to `convertCash`; 0 where none do.
    pub convert_points: u32,
    /// The money that `convertPoints` convert to.
    pub convert_cash: Amount,
    /// The fewest points that are converted at once.
    pub min_convert: u32,
    /// Only multiples of this number are converted.
    pub step_convert: u32,
    /// The most points that a member converts in a day of the operator; 0 for no bound.
    pub daily_convert_limit: u32,
    /// Wagering requirement of converted money, in times the amount; 0 for none.
    pub convert_wager: u32,
    /// An operator says that points expire; they never do by themselves (section 9).
    pub expires: bool,
}

/// How points are earned with one product.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct EarnRule {
    /// Code of the game type, or `ALL`.
    pub product: String,
    /// What counts: VALID_BET, DEPOSIT or LOSS.
    pub base: String,
    /// The money that one point is given for.
    pub per: Amount,
    /// ISO 4217 code of that money.
    pub currency: String,
    /// The most points of a day; 0 for no bound.
    pub daily_cap: u32,
}

/// Value of relay call `MCS2_getPointReward`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointRewardValue {
    /// The rewards, in the operator's order.
    pub list: Vec<PointReward>,
}

/// A reward of the mall.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PointReward {
    /// Id of the reward.
    pub reward_id: String,
    /// Name in the language of the call, plain text.
    pub name: String,
    /// What it is, plain text.
    pub description: String,
    /// Category of the reward: CASH, BONUS, FREE_SPIN, PHYSICAL or VOUCHER.
    pub category: String,
    /// Price of the reward, in points.
    pub points: u32,
    /// What it is worth in money; 0.00 for a thing.
    pub cash_value: Amount,
    /// Wagering requirement of that money, in times the amount; 0 for none.
    pub wager_multiplier: u32,
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
    /// Points that the member can spend.
    pub balance: Amount,
    /// All that ever came in, but for what came back of a redemption.
    pub lifetime_earned: Amount,
    /// All that was ever given for rewards and money, but for what came back.
    pub lifetime_spent: Amount,
    /// Points that were converted today.
    pub converted_today: u32,
    /// The field that a bonus asks for before it is redeemed, `zalo` or `whatsapp` (section 5); empty where none is asked for, or it is known.
    pub contact_needed: String,
    /// There is a payment password, which redeeming and converting ask for.
    pub payment_password_set: bool,
    /// How many of each reward the member has redeemed, refused ones left out.
    pub redeemed: Vec<RedeemedCount>,
}

/// How many of a reward a member has redeemed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RedeemedCount {
    /// Id of the reward.
    pub reward_id: String,
    /// How many of it the member has redeemed.
    pub count: u32,
}

/// Body of relay call `passwordCheck/MCS2_redeemPointReward`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RedeemRequest {
    /// Id of the reward.
    pub reward_id: String,
    /// How many of it are redeemed.
    pub quantity: u32,
    /// What all of them cost, as it was shown: where it is another number by now, nothing is redeemed.
    pub points: u32,
    /// Name of who gets the parcel; of a thing only.
    pub recipient: String,
    /// Telephone number to reach the member by: 7 to 15 digits.
    pub phone: String,
    /// Address that the parcel goes to; of a thing only.
    pub address: String,
    /// What `contactNeeded` of the balance asks for; of a bonus and of free spins only.
    pub contact: String,
    /// The member's payment password.
    pub payment_password: SecretText,
}

/// A redemption: a reward that points were given for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Redemption {
    /// Id of the redemption.
    pub redeem_id: String,
    /// Order number of the redemption, as people quote it.
    pub order_no: String,
    /// Id of the reward.
    pub reward_id: String,
    /// Name of the reward, in the reader's language where it is there still.
    pub name: String,
    /// Category of the reward.
    pub category: RewardCategory,
    /// Picture of the reward; empty where it is not there any more.
    pub image_url: String,
    /// How many of it were redeemed.
    pub quantity: u32,
    /// What all of them cost.
    pub points: u32,
    /// What they are worth in money; 0.00 for things.
    pub cash_value: Amount,
    /// The status of the redemption.
    pub status: RedemptionStatus,
    /// The operator's words about it, such as why it was refused.
    pub reason: String,
    /// Name of who gets the parcel. This, the number and the address are deleted some months after the end.
    pub recipient: String,
    /// Telephone number that the member gave.
    pub phone: String,
    /// Address that the parcel goes to.
    pub address: String,
    /// Name of the courier who brings the parcel.
    pub courier: String,
    /// Number by which the courier follows the parcel.
    pub tracking_no: String,
    /// The voucher code that the redemption gave.
    pub voucher_code: String,
    /// When the redemption was asked for, RFC 3339.
    pub applied_at: String,
    /// When the redemption was approved, RFC 3339; empty where it was not.
    pub approved_at: String,
    /// When the redemption changed last, RFC 3339.
    pub updated_at: String,
}

/// Value of relay call `MCS2_getRedeemPointList`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RedemptionPage {
    /// The redemptions of the page, the latest first.
    pub content: Vec<Redemption>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Redemptions that the filter lets through, on all pages. Only on the first.
    pub count: i64,
}

/// Body of relay call `passwordCheck/MCS2_convertPoint`, sealed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConvertPointsRequest {
    /// How many points are converted.
    pub points: u32,
    /// What they give, as it was shown: where it is another sum by now, nothing is converted.
    pub amount: Amount,
    /// The member's payment password.
    pub payment_password: SecretText,
}

/// A conversion of points into money.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ConvertedPoints {
    /// Id of the conversion.
    pub id: String,
    /// How many points were given.
    pub points: u32,
    /// The money that the wallet got for them.
    pub amount: Amount,
    /// Wagering requirement, in times the amount; 0 for none.
    pub wager_multiplier: u32,
}
