//! The records of a member: every movement of money or points, and every bet.

use crate::domain::record::BetStatus;
use crate::wire::Amount;
use serde::{Deserialize, Serialize};

/// A movement.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AccountMovement {
    /// Names it.
    pub id: String,
    /// RFC 3339.
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
    /// The number of that for eyes; empty where it has none.
    pub order_no: String,
    /// The game, in the reader's language; the other side of a transfer, masked; the vendor. Empty where there is none.
    pub about: String,
}

/// Value of relay call `ODSFE2_MemTransDet`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AccountRecord {
    /// Latest first.
    pub content: Vec<AccountMovement>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Movements that the filter lets through, on all pages. Only on the first.
    pub count: i64,
    /// What came in, all of it. Only on the first page.
    pub total_in: Amount,
    /// What went out, all of it, above zero. Only on the first page.
    pub total_out: Amount,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// A bet of whatever product: a round or a ticket.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BetRow {
    /// Names it.
    pub id: String,
    /// What its supplier calls it.
    pub round: String,
    /// When it was placed, RFC 3339.
    pub placed_at: String,
    /// When it was settled; empty while it is not.
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
    /// What was paid.
    pub payout: Amount,
    /// Where it stands.
    pub status: BetStatus,
    /// A free spin: nothing was staked, and what it paid belongs to a bonus.
    pub is_free: bool,
}

/// Something that bets can be narrowed to, because the member has placed some there within the days.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BetChoice {
    /// Its code.
    pub code: String,
    /// Its name, in the reader's language; empty for a product, whose code says it.
    pub name: String,
}

/// Bets that the filter lets through.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BettingRecord {
    /// Latest first.
    pub content: Vec<BetRow>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Bets that the filter lets through, on all pages. Like all sums only on the first page.
    pub count: i64,
    /// What was staked in them.
    pub stake: Amount,
    /// What of it was at risk, of those that are settled.
    pub valid_bet: Amount,
    /// What was paid.
    pub payout: Amount,
    /// Products of the days, whatever else is filtered. Only on the first page, like vendors and games.
    pub products: Vec<BetChoice>,
    /// Vendors of the days.
    pub vendors: Vec<BetChoice>,
    /// Games of the days, those that were played most first.
    pub games: Vec<BetChoice>,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// A bet with the movements that belong to it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct BetDetail {
    /// The bet.
    pub bet: BetRow,
    /// Movements of the main wallet, in their order. A bet from a wallet that its vendor keeps has none.
    pub movements: Vec<AccountMovement>,
}

/// How far a round is at its supplier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RoundState {
    /// It has ended.
    Settled,
    /// It was undone.
    Undone,
    /// It goes on.
    Pending,
    /// The supplier keeps nothing of it.
    #[default]
    Unknown,
}

/// A place in view: reel and row from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundPlace {
    /// From the left.
    pub reel: u32,
    /// From the top.
    pub row: u32,
}

/// Something that paid.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoundWin {
    /// `line`, `ways` or `scatter`.
    pub kind: String,
    /// The number of the line from 1, or of ways; 0 for scatters.
    pub number: u32,
    /// Name of the symbol.
    pub symbol: String,
    /// How many of it.
    pub count: u32,
    /// Where they stood.
    pub places: Vec<RoundPlace>,
    /// What it paid.
    pub payout: Amount,
}

/// One turn of the reels.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoundSpin {
    /// A free spin, won by the paid one.
    pub free: bool,
    /// Names of the symbols in view, reel by reel from the top.
    pub reels: Vec<Vec<String>>,
    /// What paid.
    pub wins: Vec<RoundWin>,
    /// All of it.
    pub payout: Amount,
}

/// What came out of a round, as its supplier tells it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct RoundOutcome {
    /// How far it is.
    pub state: RoundState,
    /// What came out, in its order.
    pub spins: Vec<RoundSpin>,
}

/// What a day or a product came to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitRow {
    /// A day of the operator, YYYY-MM-DD, or the code of a product.
    pub key: String,
    /// Bets that were settled.
    pub bets: i64,
    /// What was staked in them: the turnover.
    pub turnover: Amount,
    /// What of it was at risk.
    pub valid_bet: Amount,
    /// What they paid.
    pub payout: Amount,
    /// Bonuses, rewards and prizes, less what was taken back. Not by product.
    pub rewards: Amount,
    /// Rebates, dividends and wages of an agent, less what was paid to the downline. Not by product.
    pub commission: Amount,
    /// Payout, rewards and commission less turnover.
    pub net: Amount,
    /// Paid in. Not by product, like all that follows.
    pub deposits: Amount,
    /// Paid out, less what came back.
    pub withdrawals: Amount,
    /// From the upline (above zero) or to it.
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
    /// Paid in less paid out since the account was opened.
    pub net_deposits: Amount,
    /// Every bet that is settled is counted. Where not, those of the last minutes follow.
    pub complete: bool,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}
