//! Bonuses of a member, and giving one up.

use crate::domain::bonus::{BonusKind, BonusState};
use crate::wire::{Amount, GameTitleWeight, GameWeight, WageringCredit};
use serde::{Deserialize, Serialize};

/// A game of free spins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BonusGame {
    /// Code of the game.
    pub game_code: String,
    /// Name of the game, in the reader's language.
    pub name: String,
}

/// The free spins of a bonus.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BonusSpins {
    /// How many were granted.
    pub total: u32,
    /// How many can be played still; none once they have ended.
    pub left: u32,
    /// What each of them stakes.
    pub value: Amount,
    /// How much the spins have won so far.
    pub won: Amount,
    /// The most that the spins give; 0 for no bound.
    pub max_win: Amount,
    /// How often what they win must be staked.
    pub wager_multiplier: u32,
    /// The games that they can be played in.
    pub games: Vec<BonusGame>,
    /// Until when they can be played, RFC 3339.
    pub play_until: String,
}

/// A bonus that a member got.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BonusItem {
    /// What was granted, what must be staked and what of it has been. A bonus that has ended keeps nothing in the wallet.
    pub credit: WageringCredit,
    /// Title of the promotion, in the reader's language, plain text; empty where there is none any more.
    pub name: String,
    /// Id of the promotion, for its page; empty where it has none any more.
    pub promo_id: String,
    /// The kind of the bonus: what it came by.
    pub kind: BonusKind,
    /// The state of the bonus.
    pub state: BonusState,
    /// What is left of it and would be taken back if it were given up now; nothing once it has ended.
    pub left: Amount,
    /// What was taken back as it ended.
    pub taken: Amount,
    /// When the bonus ended, RFC 3339; empty while it has not.
    pub ended_at: String,
    /// The day of the operator on which it was granted, YYYY-MM-DD: where the account record has the movement.
    pub granted_day: String,
    /// The day on which something of it was taken back; empty where nothing was.
    pub taken_day: String,
    /// Its free spins; none where it came by none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spins: Option<BonusSpins>,
}

/// Value of `GET /wps/member/bonuses`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BonusPage {
    /// Those that run first, each part the latest first.
    pub content: Vec<BonusItem>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Bonuses that the filter lets through, on all pages. Only on the first.
    pub count: i64,
    /// A bet waits for its end: until then no bonus can be given up.
    pub bet_open: bool,
    /// What bets count, by product; a product that is not here counts whole. Only on the first page.
    pub weights: Vec<GameWeight>,
    /// Games that count otherwise than their product. Only on the first page.
    pub games: Vec<GameTitleWeight>,
}

/// Body of `POST /wps/member/bonuses/giveUp`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct GiveUpBonusRequest {
    /// Id of the bonus.
    pub bonus_id: String,
    /// What the member was told would be taken back: `left`. Where it is another sum by now nothing happens.
    pub amount: Amount,
}
