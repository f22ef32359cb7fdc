//! The sum of what may leave the wallet, and the credits that keep money in it.

use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// A credit that must be staked before it may leave.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WageringCredit {
    /// Id of the credit.
    pub id: String,
    /// What the credit was: DEPOSIT, BONUS or POINTS.
    pub source: String,
    /// What it came by, plain text: the number of a deposit, or a promotion, which members are told by its name and operators by its id.
    pub reference: String,
    /// The amount that was credited.
    pub amount: Amount,
    /// How often it must be staked, in hundredths: 100 is once.
    pub multiplier: u32,
    /// The stakes that are asked for.
    pub required: Amount,
    /// The stakes that count towards that so far.
    pub done: Amount,
    /// The amount that it keeps in the wallet until then.
    pub locked: Amount,
    /// When the money was credited, RFC 3339.
    pub granted_at: String,
    /// When the credit ends by itself, RFC 3339; empty for never.
    pub expires_at: String,
}

/// What a game counts towards wagering.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct GameWeight {
    /// Code of the game type.
    pub product: String,
    /// The part of a valid bet that counts, in percent.
    pub percent: u32,
}

/// What a game counts that counts otherwise than its product.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct GameTitleWeight {
    /// Code of the game.
    pub game_code: String,
    /// Name of the game, in the caller's language, plain text.
    pub name: String,
    /// The part of a valid bet that counts, in percent.
    pub percent: u32,
}

/// Value of `GET /wps/member/withdrawable`: what may leave now, as a sum. `balance` - `held` - the `locked` of all credits, and never
/// below zero, is `withdrawable`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct WithdrawableValue {
    /// The money that the wallet holds.
    pub balance: Amount,
    /// The part of the balance that is frozen for withdrawals and transfers on their way.
    pub held: Amount,
    /// What is in wallets that vendors keep, by the operator's books: the member's, and not withdrawable until it is back. No part of
    /// `balance`.
    pub elsewhere: Amount,
    /// Credits that are not staked yet, in the order in which bets count towards them.
    pub credits: Vec<WageringCredit>,
    /// The money that may leave now.
    pub withdrawable: Amount,
    /// How much of a bet counts, by product.
    pub weights: Vec<GameWeight>,
    /// Games that count otherwise than their product. For members only; operators see it among the records.
    pub games: Vec<GameTitleWeight>,
}
