//! Slice `bonuses`: every bonus that the member ever got (section 2, page `bonusDetails`).

use super::{FilterOption, LoadStatus, MoneyFact, Problem, Text};
use crate::event::UiEvent;
use serde::Serialize;

/// The page `bonusDetails` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusesView {
    /// The bonuses are there, under way, or could not be had.
    pub status: LoadStatus,
    /// Where they stand; all of them first.
    pub states: Vec<FilterOption>,
    /// How many the filter lets through; `null` until it is known.
    pub count: Option<u32>,
    /// Those that run first, of each part the latest first.
    pub lines: Vec<BonusLine>,
    /// A state is chosen.
    pub narrowed: bool,
    /// Why none can be given up now; `null` where one can.
    pub bet_open: Option<Text>,
    /// Fetches what follows; `null` at the end.
    pub more: Option<UiEvent>,
    /// That is under way.
    pub loading: bool,
    /// Why nothing more came.
    pub problem: Option<Problem>,
    /// One was given up.
    pub given_up: Option<Text>,
    /// Why one was not given up.
    pub refusal: Option<Problem>,
    /// The question whether one is to be given up.
    pub question: Option<BonusQuestion>,
    /// What bets on each product count.
    pub products: Vec<BonusWeight>,
    /// Games that count otherwise than their product.
    pub games: Vec<BonusWeight>,
    /// Where promotions are.
    pub promotions_href: String,
}

/// A bonus.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusLine {
    /// Stable key.
    pub key: String,
    /// What it came by.
    pub title: Text,
    /// The page of that; empty where it has none any more.
    pub href: String,
    /// What kind that is.
    pub kind: Text,
    /// Where it stands.
    pub state: Text,
    /// It has not ended.
    pub runs: bool,
    /// How often it must be staked.
    pub rule: Text,
    /// It had to be staked at all: there is a bar.
    pub staked: bool,
    /// How full the bar is, in percent.
    pub percent: u32,
    /// What the bar says.
    pub progress: Text,
    /// Figures and times.
    pub facts: Vec<MoneyFact>,
    /// What leaving it would cost; `null` once it has ended.
    pub cost: Option<Text>,
    /// The day in the account record on which it was granted.
    pub record_href: String,
    /// The day on which some of it was taken back; empty where nothing was.
    pub taken_href: String,
    /// Asks whether it is to be given up; `null` where it can not.
    pub give_up: Option<UiEvent>,
}

/// The question whether a bonus is to be given up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusQuestion {
    /// Which.
    pub title: Text,
    /// What it costs, to the last unit.
    pub cost: Text,
    /// It is under way, or it is not known what became of it.
    pub busy: bool,
    /// It is given up.
    pub give_up: UiEvent,
    /// It is kept.
    pub keep: UiEvent,
}

/// What bets count.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusWeight {
    /// Stable key.
    pub key: String,
    /// The product, or the game.
    pub name: Text,
    /// How much of a bet counts.
    pub percent: String,
}
