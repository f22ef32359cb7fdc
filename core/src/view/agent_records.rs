//! Slices `agentTeamBets`, `agentTeamProfit`, `agentIncome` and `agentTransactions`: the records of the agent centre (section 2 of the specification).

use super::{
    BetLine, BetSums, FilterOption, LoadStatus, Moment, MoneyFact, Problem, ProfitBar, ProfitLine, RecordDaysView, Text,
};
use crate::event::UiEvent;
use serde::Serialize;

/// Whose rows a record shows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamMemberView {
    /// The account name that was asked for; empty for everybody.
    pub account: String,
    /// That member alone, or everybody below as well; none while nobody is named.
    pub reaches: Vec<FilterOption>,
    /// The team has no such member.
    pub unknown: bool,
}

/// The page `teamBets` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentTeamBetsView {
    /// The bets are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The days that the record shows, and the choices for them.
    pub days: RecordDaysView,
    /// The member whose bets are shown, or everybody.
    pub member: TeamMemberView,
    /// Products; all of them first, like the others.
    pub products: Vec<FilterOption>,
    /// Vendors of the bets, to narrow the list to.
    pub vendors: Vec<FilterOption>,
    /// Games of the vendor.
    pub games: Vec<FilterOption>,
    /// Statuses of bets to narrow the list to.
    pub statuses: Vec<FilterOption>,
    /// The number that is looked for; empty for none.
    pub number: String,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The sums of all settled bets that the filter lets through; `null` until they are known.
    pub sums: Option<BetSums>,
    /// Bets whose end is awaited; `null` where there are none.
    pub open: Option<Text>,
    /// The bets that the filter lets through, the latest first.
    pub lines: Vec<TeamBetLine>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// Something but the days narrows the list.
    pub narrowed: bool,
    /// Every bet that is settled is counted.
    pub complete: bool,
    /// Event that fetches earlier bets; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier bets are being fetched.
    pub loading: bool,
    /// Why fetching earlier bets failed.
    pub problem: Option<Problem>,
    /// The bet that the address names; it takes the place of the list.
    pub detail: Option<TeamBetDetailView>,
}

/// A bet of a member of the team.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamBetLine {
    /// Account name of who placed it.
    pub account: String,
    /// The bet, as in the member's own record.
    pub bet: BetLine,
}

/// A bet of the team with what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamBetDetailView {
    /// The bet is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The team has no such bet.
    pub unknown: bool,
    /// The address of the list.
    pub back: String,
    /// The bet; `null` until it is there.
    pub line: Option<TeamBetLine>,
    /// Number of the bet; empty until it is there.
    pub number: String,
    /// Figures and times of the bet.
    pub facts: Vec<MoneyFact>,
}

/// The page `teamProfit` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentTeamProfitView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The days that the figures are of, and the choices for them.
    pub days: RecordDaysView,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The team has no member of the name in the address.
    pub unknown: bool,
    /// Asks for a statement of these figures; `null` until they are known.
    pub statement: Option<UiEvent>,
    /// The way from the whole team down to the branch that is shown.
    pub path: Vec<TeamStep>,
    /// The figures of the member at the head of the branch; empty for the whole team.
    pub own: Vec<TeamFact>,
    /// The figures of those directly below.
    pub direct: Vec<TeamFact>,
    /// The figures of everybody below.
    pub total: Vec<TeamFact>,
    /// The chart of what was won or lost, the first day first.
    pub bars: Vec<ProfitBar>,
    /// Those directly below with their branches, those with most turnover first.
    pub members: Vec<TeamProfitLine>,
    /// Days on which anything happened, the latest first.
    pub lines: Vec<TeamProfitLine>,
    /// The figures by product, of those that were played.
    pub products: Vec<TeamProfitLine>,
    /// Everything that has happened is counted.
    pub complete: bool,
}

/// A step of the way down the tree.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamStep {
    /// Account name of the member; empty for the whole team.
    pub key: String,
    /// Name of the member, or the whole team.
    pub label: Text,
    /// Address that shows the branch.
    pub href: String,
}

/// A figure, with the address of what it is made of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamFact {
    /// Stable key of the figure.
    pub key: String,
    /// Name of the figure.
    pub label: Text,
    /// The amount, with its currency.
    pub value: String,
    /// The bets or movements that make it up; empty where it is the sum of others.
    pub href: String,
}

/// A member with its branch, a day or a product.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamProfitLine {
    /// Stable key: account name, day or product code; empty for members without a name.
    pub key: String,
    /// Name of the member, the day or the product.
    pub title: Text,
    /// The address of its branch; empty where there is none.
    pub href: String,
    /// How many bets were settled.
    pub bets: Text,
    /// What was won or lost in all, with its sign.
    pub net: String,
    /// Whether the figure is above zero.
    pub won: bool,
    /// Of a member its own, of a day or a product those of the direct downline: what was won or lost.
    pub direct: String,
    /// What all of it is made of.
    pub facts: Vec<TeamFact>,
}

/// The page `income` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentIncomeView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The days that the income is of, and the choices for them.
    pub days: RecordDaysView,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// Asks for a statement of these days; `null` until they are known.
    pub statement: Option<UiEvent>,
    /// The figures of all days together, what was earned first.
    pub figures: Vec<MoneyFact>,
    /// What came in, by source.
    pub sources: Vec<TeamFact>,
    /// The rebates that came in, by product.
    pub products: Vec<TeamFact>,
    /// Rebates by branch of the direct downline; each leads to its bets.
    pub branches: Vec<TeamFact>,
    /// The chart of what was earned, the first day first.
    pub bars: Vec<ProfitBar>,
    /// Days on which anything was earned or paid, the latest first.
    pub lines: Vec<ProfitLine>,
    /// The movements that make it up, the latest first.
    pub moves: Vec<TeamMoveLine>,
    /// Event that fetches earlier movements; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier movements are being fetched.
    pub loading: bool,
    /// Why fetching earlier movements failed.
    pub problem: Option<Problem>,
}

/// The page `downlineTransactions` of the agent centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AgentTransactionsView {
    /// The movements are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The days that the record shows, and the choices for them.
    pub days: RecordDaysView,
    /// The member whose movements are shown, or everybody.
    pub member: TeamMemberView,
    /// Kinds of movements to narrow the list to; all of them first.
    pub groups: Vec<FilterOption>,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The sums of all that the filter lets through, by kind.
    pub sums: Vec<TeamMoveSumView>,
    /// The movements that the filter lets through, the latest first.
    pub lines: Vec<TeamMoveLine>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// A kind or a member is chosen.
    pub narrowed: bool,
    /// Everything that has moved is counted.
    pub complete: bool,
    /// Event that fetches earlier movements; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier movements are being fetched.
    pub loading: bool,
    /// Why fetching earlier movements failed.
    pub problem: Option<Problem>,
}

/// The movements of a kind, added up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamMoveSumView {
    /// Stable key: the word of the kind.
    pub key: String,
    /// Name of the kind.
    pub label: Text,
    /// How many movements there are.
    pub count: Text,
    /// What they add up to, with its sign.
    pub amount: String,
}

/// A movement of a member's wallet, or of the agent's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TeamMoveLine {
    /// Id of the movement.
    pub key: String,
    /// What kind of movement it is, such as a deposit or a bet.
    pub title: Text,
    /// Account name of the owner of the wallet.
    pub account: String,
    /// Account name of the other side; empty where there is none.
    pub party: String,
    /// Whether the movement added to the wallet.
    pub incoming: bool,
    /// The amount, with its sign.
    pub amount: String,
    /// When the movement was made.
    pub at: Option<Moment>,
}
