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
    /// Which days.
    pub days: RecordDaysView,
    /// Products; all of them first, like the others.
    pub products: Vec<FilterOption>,
    /// Vendors.
    pub vendors: Vec<FilterOption>,
    /// Games.
    pub games: Vec<FilterOption>,
    /// Where they stand.
    pub statuses: Vec<FilterOption>,
    /// The number that is looked for; empty for none.
    pub number: String,
    /// The days that are shown, and the time zone that they are of; `null` until it is known.
    pub zone: Option<Text>,
    /// The sums of all that the filter lets through; `null` until they are known.
    pub sums: Option<BetSums>,
    /// Latest first.
    pub lines: Vec<BetLine>,
    /// Asks for a statement of what the filter lets through; `null` until that is known.
    pub statement: Option<UiEvent>,
    /// Anything but days is chosen.
    pub narrowed: bool,
    /// Fetches what was placed earlier; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing earlier came.
    pub problem: Option<Problem>,
    /// The bet that the address names; it takes the place of the list.
    pub detail: Option<BetDetailView>,
}

/// Sums.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetSums {
    /// How many bets.
    pub count: u32,
    /// What they come to.
    pub facts: Vec<MoneyFact>,
}

/// A bet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetLine {
    /// Stable key.
    pub key: String,
    /// Name of the game.
    pub game: String,
    /// Name of the vendor.
    pub vendor: String,
    /// The product; `null` where it is none of the site's.
    pub product: Option<Text>,
    /// Where it stands.
    pub status: Text,
    /// It paid more than was staked.
    pub won: bool,
    /// It was a free spin; `null` where it was paid for.
    pub free: Option<Text>,
    /// What was staked.
    pub stake: String,
    /// What was paid.
    pub payout: String,
    /// What was won or lost, with its sign; empty until it is settled.
    pub net: String,
    /// When it was placed.
    pub at: Option<Moment>,
    /// Its own address.
    pub href: String,
}

/// A bet with what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetDetailView {
    /// The bet is there, under way, or could not be had.
    pub status: LoadStatus,
    /// The same of what its supplier tells.
    pub outcome_status: LoadStatus,
    /// The member has no such bet.
    pub unknown: bool,
    /// The address of the list.
    pub back: String,
    /// The bet; `null` until it is there.
    pub line: Option<BetLine>,
    /// Its number.
    pub number: String,
    /// Figures and times.
    pub facts: Vec<MoneyFact>,
    /// Movements of the main wallet, in their order.
    pub movements: Vec<BetMovement>,
    /// How far the round is at its supplier; `null` until it has said so.
    pub outcome: Option<Text>,
    /// What the reels showed.
    pub spins: Vec<BetSpin>,
}

/// A movement of money that belongs to a bet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetMovement {
    /// Stable key.
    pub key: String,
    /// What happened.
    pub title: Text,
    /// How much, with its sign.
    pub amount: String,
    /// The balance right after.
    pub after: String,
    /// When, with the offset.
    pub at: String,
}

/// One turn of the reels.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetSpin {
    /// Which.
    pub title: Text,
    /// The symbols in view, row by row.
    pub rows: Vec<Vec<BetSymbol>>,
    /// What paid.
    pub wins: Vec<Text>,
    /// All of it.
    pub payout: String,
    /// It paid anything.
    pub paid: bool,
}

/// A symbol in view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BetSymbol {
    /// Its name, in the reader's language.
    pub name: String,
    /// It is part of a win.
    pub won: bool,
}
