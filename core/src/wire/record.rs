//! The records of a member: every movement of money or points, and every bet.

use crate::domain::record::BetStatus;
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// A movement of a member's money or points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AccountMovement {
    /// Id of the movement.
    pub id: String,
    /// When it happened, RFC 3339.
    pub at: String,
    /// The word of a [`TransactionKind`](crate::domain::ledger::TransactionKind).
    pub kind: String,
    /// What came in (above zero) or went out (below).
    pub amount: Amount,
    /// The balance right before.
    pub before: Amount,
    /// The balance right after.
    pub after: Amount,
    /// What it belongs to: id of a deposit, withdrawal, transfer or round; empty where there is no such thing.
    pub reference: String,
    /// Number of that as people quote it; empty where it has none.
    pub order_no: String,
    /// The game, in the reader's language; the other side of a transfer, masked; the vendor. Empty where there is none.
    pub about: String,
}

/// Value of relay call `ODSFE2_MemTransDet`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AccountRecord {
    /// The movements of the page, the latest first.
    pub content: Vec<AccountMovement>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Movements that the filter lets through, on all pages. Only on the first.
    pub count: i64,
    /// The sum of all that came in. Only on the first page.
    pub total_in: Amount,
    /// The sum of all that went out, above zero. Only on the first page.
    pub total_out: Amount,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// A bet of whatever product: a round or a ticket.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BetRow {
    /// Id of the bet.
    pub id: String,
    /// Id of the bet at its supplier.
    pub round: String,
    /// When it was placed, RFC 3339.
    pub placed_at: String,
    /// When it was settled, RFC 3339; empty while it is not.
    pub settled_at: String,
    /// Code of the product, see [`GameType`](crate::domain::game::GameType).
    pub product: String,
    /// Name of the vendor.
    pub vendor: String,
    /// Name of the game, in the reader's language.
    pub game: String,
    /// What was staked and stands.
    pub stake: Amount,
    /// What of it was at risk, once it is settled.
    pub valid_bet: Amount,
    /// The amount that was paid out.
    pub payout: Amount,
    /// The status of the bet.
    pub status: BetStatus,
    /// A free spin: nothing was staked, and what it paid belongs to a bonus.
    pub is_free: bool,
}

/// Something that bets can be narrowed to, because the member has placed some there within the days.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BetChoice {
    /// Code of the product, the vendor or the game.
    pub code: String,
    /// Name of it, in the reader's language; empty for a product, whose code says it.
    pub name: String,
}

/// Bets that the filter lets through.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BettingRecord {
    /// The bets of the page, the latest first.
    pub content: Vec<BetRow>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Bets that the filter lets through, on all pages. Like all sums only on the first page.
    pub count: i64,
    /// What was staked in them.
    pub stake: Amount,
    /// What of it was at risk, of those that are settled.
    pub valid_bet: Amount,
    /// The amount that was paid out for them.
    pub payout: Amount,
    /// Products of the days, whatever else is filtered. Only on the first page, like vendors and games.
    pub products: Vec<BetChoice>,
    /// Vendors of the days.
    pub vendors: Vec<BetChoice>,
    /// Games of the days, those that were played most first.
    pub games: Vec<BetChoice>,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// A bet with the movements that belong to it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BetDetail {
    /// The bet, as in the list.
    pub bet: BetRow,
    /// Movements of the main wallet, in their order. A bet from a wallet that its vendor keeps has none.
    pub movements: Vec<AccountMovement>,
}

/// How far a round has come at its supplier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RoundState {
    /// The round has ended.
    Settled,
    /// The round was undone.
    Undone,
    /// The round goes on.
    Pending,
    /// The supplier keeps nothing of the round.
    #[default]
    Unknown,
}

/// A place on the reels: reel and row from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundPlace {
    /// Number of the reel, from the left.
    pub reel: u32,
    /// Number of the row, from the top.
    pub row: u32,
}

/// A win within a turn of the reels.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoundWin {
    /// Kind of the win: `line`, `ways` or `scatter`.
    pub kind: String,
    /// The number of the line from 1, or of ways; 0 for scatters.
    pub number: u32,
    /// Name of the symbol.
    pub symbol: String,
    /// How many of the symbol it took.
    pub count: u32,
    /// Where the symbols stood.
    pub places: Vec<RoundPlace>,
    /// The amount that the win paid.
    pub payout: Amount,
}

/// One turn of the reels.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoundSpin {
    /// Whether it is a free spin, won by the paid one.
    pub free: bool,
    /// Names of the symbols in view, reel by reel from the top.
    pub reels: Vec<Vec<String>>,
    /// The wins of the turn.
    pub wins: Vec<RoundWin>,
    /// The amount that the turn paid altogether.
    pub payout: Amount,
}

/// What came out of a round, as its supplier tells it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoundOutcome {
    /// How far the round has come.
    pub state: RoundState,
    /// The turns of the reels, in their order.
    pub spins: Vec<RoundSpin>,
}

/// The figures of a day or a product.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitRow {
    /// A day of the operator, YYYY-MM-DD, or the code of a product.
    pub key: String,
    /// How many bets were settled.
    pub bets: i64,
    /// What was staked in them: the turnover.
    pub turnover: Amount,
    /// The part of that which was at risk.
    pub valid_bet: Amount,
    /// The amount that was paid out for them.
    pub payout: Amount,
    /// Bonuses, rewards and prizes, less what was taken back. Not by product.
    pub rewards: Amount,
    /// Rebates, dividends and wages of an agent, less what was paid to the downline. Not by product.
    pub commission: Amount,
    /// Payout, rewards and commission less turnover.
    pub net: Amount,
    /// The money that was paid in. Not by product, like all that follows.
    pub deposits: Amount,
    /// The money that was paid out, less what came back.
    pub withdrawals: Amount,
    /// Transfers from the upline (above zero) or to it.
    pub transfers: Amount,
    /// What the operator has put right, with its sign.
    pub corrections: Amount,
    /// Seconds in games, by whole hours.
    pub seconds: i64,
}

/// What a member has won or lost.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitAndLoss {
    /// Days on which anything happened, the latest first.
    pub days: Vec<ProfitRow>,
    /// Products that were played, those with most turnover first.
    pub products: Vec<ProfitRow>,
    /// All days together; its key is empty.
    pub total: ProfitRow,
    /// Money paid in less money paid out since the account was opened.
    pub net_deposits: Amount,
    /// Every bet that is settled is counted. Where not, those of the last minutes follow.
    pub complete: bool,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}
