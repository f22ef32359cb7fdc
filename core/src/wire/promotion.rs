//! Promotions, applications and raffles (sections 3, 4, 5 and 7). Words of modes, states and statuses are those of
//! [`domain::promotion`](crate::domain::promotion).

use super::Amount;
use serde::{Deserialize, Serialize};

/// Value of `GET /wps/promotions`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PromotionsValue {
    /// The promotions, in the operator's order.
    pub list: Vec<PromotionItem>,
    /// The server's clock, RFC 3339: statuses are as of now.
    pub server_time: String,
}

/// A promotion of the list.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PromotionItem {
    /// Id of the promotion, part of its address.
    pub promo_id: String,
    /// Title in the language of the call, plain text.
    pub title: String,
    /// The promotion in one line, plain text.
    pub summary: String,
    /// Category: NEW, SPECIAL, RNG, LIVE, SPORTS, FISH, SV3, LOTTERY, VIP or REFERRAL.
    pub category: String,
    /// Picture, site-relative or https.
    pub image_url: String,
    /// Picture for a phone; empty means `imageUrl`.
    pub mobile_url: String,
    /// When the promotion begins, RFC 3339.
    pub start_at: String,
    /// When the promotion ends, RFC 3339; empty for never.
    pub end_at: String,
    /// When sign-up opens, RFC 3339; empty means `startAt`.
    pub register_from: String,
    /// When sign-up closes, RFC 3339; empty means `endAt`.
    pub register_to: String,
    /// How one takes part: AUTO, CLAIM, SIGN_UP, APPLY, RAFFLE or DEPOSIT.
    pub apply_mode: String,
    /// What the promotion gives.
    pub reward: PromotionReward,
    /// How it stands for the caller, by the server's clock.
    pub status: String,
    /// How far the caller has come: SIGNED_UP, APPLYING, APPROVED, REJECTED, CLAIMED, ISSUED; empty for nothing yet.
    pub my_state: String,
    /// The operator shows it on home.
    pub featured: bool,
    /// Whether it is for a first deposit, and the caller has paid in before.
    pub excluded: bool,
}

/// What a promotion gives.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PromotionReward {
    /// Kind of the reward: CASH, BONUS, FREE_SPIN, POINTS, RAFFLE or PHYSICAL.
    #[serde(rename = "type")]
    pub kind: String,
    /// Money or points that it pays, or pays at most where it is a share of a deposit; 0.00 when it depends.
    pub amount: Amount,
    /// ISO 4217 code of the money; empty for points and things.
    pub currency: String,
    /// How often a bonus must be wagered; 0 for never.
    pub wager_multiplier: u32,
    /// Its share of a deposit that takes part, in percent; 0 for what is no share of one.
    pub deposit_percent: u32,
    /// What must be deposited at least.
    pub deposit_least: Amount,
    /// Only a member's first deposit takes part.
    pub first_deposit: bool,
}

/// Value of `GET /wps/promotions/detail`, and of every call that changes how a promotion stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PromotionDetailValue {
    /// The promotion, as in the list.
    pub promotion: PromotionItem,
    /// Terms, HTML that was cleaned when it was stored.
    pub terms_html: String,
    /// The terms that matter most, plain text.
    pub significant_terms: Vec<String>,
    /// The caller's application, if there is one.
    pub my_application: Option<ApplicationValue>,
    /// Draws and prizes, where it is a raffle.
    pub raffle: Option<RaffleValue>,
    /// An application needs at least so many pictures.
    pub images_min: u32,
    /// The field that the caller gives with the claim of this bonus: `zalo` or `whatsapp`; empty where nothing is lacking.
    pub contact_needed: String,
    /// The server's clock, RFC 3339.
    pub server_time: String,
}

/// An application that a member has sent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ApplicationValue {
    /// When it was sent, RFC 3339.
    pub applied_at: String,
    /// When the operator decided, RFC 3339; empty before.
    pub reviewed_at: String,
    /// The operator's words about it, plain text.
    pub reason: String,
    /// The remark that the member sent along.
    pub remark: String,
    /// How many pictures came along.
    pub images: u32,
}

/// Value of relay call `getRafflePromotion`: the draws of the caller and the prizes with their odds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RaffleValue {
    /// Draws that the caller has left.
    pub draws_left: u32,
    /// Draws that signing up brings.
    pub draws_granted: u32,
    /// Prizes; the chance of each is its weight in the sum of all.
    pub prizes: Vec<RafflePrize>,
    /// The caller's latest draws, latest first.
    pub draws: Vec<RaffleDraw>,
}

/// A prize of a raffle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RafflePrize {
    /// Id of the prize.
    pub prize_id: String,
    /// Name of the prize in the language of the call, plain text.
    pub name: String,
    /// Kind of the prize: CASH, POINTS or empty for a blank.
    #[serde(rename = "type")]
    pub kind: String,
    /// The money or points that it gives.
    pub amount: Amount,
    /// Weight of the prize: its share of the sum of all weights is its chance.
    pub weight: u32,
}

/// A draw that was made.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RaffleDraw {
    /// Id of the draw; the ledger posts a prize once for it.
    pub draw_id: String,
    /// Id of the prize that was drawn.
    pub prize_id: String,
    /// When it was drawn, RFC 3339.
    pub drawn_at: String,
}

/// Body of `POST /wps/promotions/join`, `POST /wps/promotions/claim` and of relay call `MCS2_claimRafflePromotion`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PromotionRequest {
    /// Id of the promotion.
    pub promo_id: String,
    /// What `contactNeeded` names, with a claim.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub contact: String,
}

/// Body of `POST /wps/promotions/apply`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ApplyRequest {
    /// Id of the promotion.
    pub promo_id: String,
    /// The member's remark, at most 140 characters.
    #[serde(default)]
    pub remark: String,
    /// Ids that `POST /wps/promotions/image` gave; at most 3.
    #[serde(default)]
    pub images: Vec<String>,
}

/// Value of `POST /wps/promotions/image`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ImageValue {
    /// Names the picture in an application of the same member, for a day.
    pub image_id: String,
}
