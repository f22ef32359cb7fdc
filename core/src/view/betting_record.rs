//! Slice `bettingRecord`: every bet of the member (section 2, page `personalHistoryCopy`).

use super::{FilterOption, LoadStatus, Moment, MoneyFact, Problem, RecordDaysView, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `personalHistoryCopy` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BettingRecordView {
    /// The bets are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The days that the record shows, and the choices for them.
    pub days: RecordDaysView,
    /// Products to narrow the list to; all of them first, as with the others.
    pub products: Vec<FilterOption>,
    /// Vendors to narrow the list to.
    pub vendors: Vec<FilterOption>,
    /// Games to narrow the list to.
    pub games: Vec<FilterOption>,
    /// Statuses of bets to narrow the list to.
    pub statuses: Vec<FilterOption>,
    /// The number that is looked for; empty for none.
    pub number: String,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The sums of all that the filter lets through; `null` until they are known.
    pub sums: Option<BetSums>,
    /// The bets that the filter lets through, the latest first.
    pub lines: Vec<BetLine>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// Something but the days narrows the list.
    pub narrowed: bool,
    /// Event that fetches earlier bets; `null` at the end.
    pub more: Option<UiEvent>,
    /// Earlier bets are being fetched.
    pub loading: bool,
    /// Why fetching earlier bets failed.
    pub problem: Option<Problem>,
    /// The bet that the address names; it takes the place of the list.
    pub detail: Option<BetDetailView>,
}

/// The sums of the bets that the filter lets through.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetSums {
    /// How many bets there are.
    pub count: u32,
    /// Stakes, valid bets, payouts and what is left of them.
    pub facts: Vec<MoneyFact>,
}

/// A bet of the member's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetLine {
    /// Number of the bet.
    pub key: String,
    /// Name of the game.
    pub game: String,
    /// Name of the vendor.
    pub vendor: String,
    /// The product; `null` where it is none of the site's.
    pub product: Option<Text>,
    /// The status of the bet.
    pub status: Text,
    /// Whether the bet paid more than was staked.
    pub won: bool,
    /// That it was a free spin; `null` where it was paid for.
    pub free: Option<Text>,
    /// The amount that was staked.
    pub stake: String,
    /// The amount that was paid out.
    pub payout: String,
    /// What was won or lost, with its sign; empty until the bet is settled.
    pub net: String,
    /// When it was placed.
    pub at: Option<Moment>,
    /// Address that shows the bet.
    pub href: String,
}

/// A bet with what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetDetailView {
    /// The bet is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What its supplier tells is there, under way, or could not be had.
    pub outcome_status: LoadStatus,
    /// The member has no such bet.
    pub unknown: bool,
    /// The address of the list.
    pub back: String,
    /// The row that the list has for the bet; `null` until it is there.
    pub line: Option<BetLine>,
    /// Number of the bet; empty until it is there.
    pub number: String,
    /// Figures and times of the bet.
    pub facts: Vec<MoneyFact>,
    /// Movements of the main wallet that belong to the bet, in their order.
    pub movements: Vec<BetMovement>,
    /// How far the round is at its supplier; `null` until it has said so.
    pub outcome: Option<Text>,
    /// The turns of the reels, in their order.
    pub spins: Vec<BetSpin>,
}

/// A movement of money that belongs to a bet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetMovement {
    /// Id of the movement.
    pub key: String,
    /// What kind of movement it is, such as a stake or a payout.
    pub title: Text,
    /// The amount, with its sign.
    pub amount: String,
    /// The balance of the wallet right after.
    pub after: String,
    /// When it happened, with the offset of the visitor's zone.
    pub at: String,
}

/// One turn of the reels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetSpin {
    /// Name of the turn: paid for, or which free spin.
    pub title: Text,
    /// The symbols in view, row by row.
    pub rows: Vec<Vec<BetSymbol>>,
    /// The wins of the turn, in words.
    pub wins: Vec<Text>,
    /// What the turn paid altogether.
    pub payout: String,
    /// The turn paid something.
    pub paid: bool,
}

/// A symbol in view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetSymbol {
    /// Its name, in the reader's language.
    pub name: String,
    /// The symbol is part of a win.
    pub won: bool,
}
