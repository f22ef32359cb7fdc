//! What agents look through: bets and movements of the team, what they came to, and what the agent has earned (section 2 of the specification,
//! "Agent centre").

use serde::{Deserialize, Serialize};

use crate::domain::record::RecordGroup;
use crate::wire::{Amount, BetChoice, BetRow};

/// A bet of a member of the team.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamBet {
    /// Account name of who placed it.
    pub account: String,
    /// The bet, as in the member's own record.
    pub bet: BetRow,
}

/// Value of `GET /wps/agent/records/bets`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamBets {
    /// The bets of the page, the latest first: settled ones by when they were settled, others by when they were placed.
    pub content: Vec<TeamBet>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// Settled bets that the filter lets through, on all pages. Like all sums only on the first.
    pub count: i64,
    /// The amount that was staked in them.
    pub stake: Amount,
    /// The part of that which was at risk.
    pub valid_bet: Amount,
    /// The amount that was paid out for them.
    pub payout: Amount,
    /// Payout less stake: what the team has won (above zero) or lost.
    pub net: Amount,
    /// Bets whose end is awaited.
    pub open: i64,
    /// The amount that is staked in them.
    pub open_stake: Amount,
    /// Vendors to choose from. Only on the first page.
    pub vendors: Vec<BetChoice>,
    /// Games of the chosen vendor to choose from.
    pub games: Vec<BetChoice>,
    /// Every bet that is settled is counted. Where not, sums of the last minutes follow.
    pub complete: bool,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// What a team, a branch, a day or a product came to, from the members' side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitFigures {
    /// How many bets were settled.
    pub bets: i64,
    /// What was staked in them: the turnover.
    pub turnover: Amount,
    /// The part of that which was at risk.
    pub valid_bet: Amount,
    /// The amount that was paid out for them.
    pub payout: Amount,
    /// The rebates. Not by product, like all that follows but the profit.
    pub rebate: Amount,
    /// Bonuses, rewards and what came of points, less what was taken back.
    pub bonus: Amount,
    /// Wages that were received, less those that were paid to downlines.
    pub wages: Amount,
    /// Dividends that were received, less those that were paid to downlines.
    pub dividends: Amount,
    /// The money that was paid in.
    pub deposits: Amount,
    /// The money that was paid out, less what came back.
    pub withdrawals: Amount,
    /// Payout, rebate, bonus, wages and dividends less turnover.
    pub profit: Amount,
}

/// A member with its branch, a day, or a product.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamProfitRow {
    /// An account name, a day of the operator (YYYY-MM-DD), or the code of a product. Empty for the members that are not listed one by one.
    pub key: String,
    /// The member is an agent, whose branch can be looked into.
    pub agent: bool,
    /// Of a member its own; of a day or a product those of the direct downline.
    pub direct: ProfitFigures,
    /// Of a member its whole branch with itself; of a day or a product the whole team.
    pub total: ProfitFigures,
}

/// Value of `GET /wps/agent/records/profit`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamProfit {
    /// Account names from the agent's direct downline to whose branch is shown; empty for the whole team.
    pub path: Vec<String>,
    /// The figures of the member who is last in the path.
    pub own: ProfitFigures,
    /// The figures of those directly below.
    pub direct: ProfitFigures,
    /// The figures of everybody below.
    pub total: ProfitFigures,
    /// Those directly below with their branches, those with most turnover first.
    pub members: Vec<TeamProfitRow>,
    /// Days on which anything happened, the latest first.
    pub days: Vec<TeamProfitRow>,
    /// Products that were played, those with most turnover first.
    pub products: Vec<TeamProfitRow>,
    /// Everything that has happened is counted. Where not, the last minutes follow.
    pub complete: bool,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// A movement of a member's wallet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamMove {
    /// Id of the movement.
    pub id: String,
    /// When it happened, RFC 3339.
    pub at: String,
    /// Account name of the owner of the wallet.
    pub account: String,
    /// The word of a [`TransactionKind`](crate::domain::ledger::TransactionKind).
    pub kind: String,
    /// What came in (above zero) or went out (below).
    pub amount: Amount,
    /// The other side of a transfer: its account name when it stood in the team, else the first letters of it. Empty where there is none.
    pub party: String,
}

/// The movements of a group, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamMoveSum {
    /// The group of movements.
    pub group: RecordGroup,
    /// How many movements there are.
    pub count: i64,
    /// What they add up to, with its sign.
    pub amount: Amount,
}

/// Value of `GET /wps/agent/records/transactions`, and of `GET /wps/agent/records/income/transactions`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct TeamMoves {
    /// The movements of the page, the latest first.
    pub content: Vec<TeamMove>,
    /// Value of `cursor` for what follows; empty at the end.
    pub next: String,
    /// The sums of the movements that the filter lets through, by group. Only on the first page.
    pub sums: Vec<TeamMoveSum>,
    /// Everything that has moved is counted. Where not, sums of the last minutes follow.
    pub complete: bool,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}

/// What an agent has earned on a day, or in all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IncomeRow {
    /// A day of the operator, YYYY-MM-DD; empty for all.
    pub day: String,
    /// The rebates that the agent got.
    pub rebate: Amount,
    /// Dividends from the upline or the operator.
    pub dividends: Amount,
    /// Wages, of whatever period.
    pub wages: Amount,
    /// Dividends and wages that the agent has paid to its downline, above zero.
    pub paid: Amount,
    /// Rebates, dividends and wages less what was paid.
    pub net: Amount,
}

/// A part of what an agent has earned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct IncomePart {
    /// A source (REBATE, or the type of a contract), the code of a product, or the account name of a branch's first member; empty for own bets.
    pub key: String,
    /// The amount that was earned.
    pub amount: Amount,
}

/// Value of `GET /wps/agent/records/income`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct AgentIncome {
    /// The income of all days together.
    pub total: IncomeRow,
    /// Days on which anything was earned or paid, the latest first.
    pub days: Vec<IncomeRow>,
    /// What came in, by source.
    pub sources: Vec<IncomePart>,
    /// Rebates by the product of the bets, before anything that was carried.
    pub products: Vec<IncomePart>,
    /// Rebates by the branch of the direct downline that the bets came from, before anything that was carried.
    pub branches: Vec<IncomePart>,
    /// The first day of the span: a day of the operator, YYYY-MM-DD.
    pub from: String,
    /// The last day of the span, YYYY-MM-DD.
    pub until: String,
    /// Minutes that the operator's days are ahead of UTC.
    pub offset_minutes: i32,
}
