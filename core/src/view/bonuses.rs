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
    /// States to narrow the list to; all of them first.
    pub states: Vec<FilterOption>,
    /// How many bonuses the filter lets through; `null` until it is known.
    pub count: Option<u32>,
    /// The bonuses: those that run first, of each part the latest first.
    pub lines: Vec<BonusLine>,
    /// A state is chosen.
    pub narrowed: bool,
    /// Why no bonus can be given up now: a bet is open; `null` where one can.
    pub bet_open: Option<Text>,
    /// Event that fetches further bonuses; `null` at the end.
    pub more: Option<UiEvent>,
    /// Further bonuses are being fetched.
    pub loading: bool,
    /// Why fetching further bonuses failed.
    pub problem: Option<Problem>,
    /// What giving up a bonus took away; `null` unless one was given up just now.
    pub given_up: Option<Text>,
    /// Why a bonus could not be given up.
    pub refusal: Option<Problem>,
    /// The question whether a bonus is to be given up.
    pub question: Option<BonusQuestion>,
    /// How much of a bet counts, by product.
    pub products: Vec<BonusWeight>,
    /// The games that count otherwise than their product.
    pub games: Vec<BonusWeight>,
    /// Address of the promotions.
    pub promotions_href: String,
}

/// A bonus that the member got.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusLine {
    /// Id of the bonus.
    pub key: String,
    /// Name of the promotion or the like that it came by.
    pub title: Text,
    /// Address of the promotion's page; empty where it came by none.
    pub href: String,
    /// The kind of the bonus, such as promotion or cashback.
    pub kind: Text,
    /// The state of the bonus.
    pub state: Text,
    /// The bonus has not ended.
    pub runs: bool,
    /// How often it must be staked.
    pub rule: Text,
    /// Whether the bonus has to be staked at all, so that a bar is shown.
    pub staked: bool,
    /// How full the bar is, in percent.
    pub percent: u32,
    /// The words beside the bar.
    pub progress: Text,
    /// Figures and times of the bonus.
    pub facts: Vec<MoneyFact>,
    /// What giving it up would cost; `null` once it has ended.
    pub cost: Option<Text>,
    /// Address of the account record on the day when it was granted.
    pub record_href: String,
    /// Address of the account record on the day when some of it was taken back; empty where nothing was.
    pub taken_href: String,
    /// Event that asks whether it is to be given up; `null` where it can not be.
    pub give_up: Option<UiEvent>,
}

/// The question whether a bonus is to be given up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusQuestion {
    /// Name of the bonus.
    pub title: Text,
    /// What giving it up costs, to the last unit.
    pub cost: Text,
    /// The call is on its way, or it is not known what became of it.
    pub busy: bool,
    /// Event that gives the bonus up.
    pub give_up: UiEvent,
    /// Event that keeps the bonus.
    pub keep: UiEvent,
}

/// How much of a bet on a product or a game counts towards staking.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusWeight {
    /// Stable key: code of the product or the game.
    pub key: String,
    /// Name of the product or the game.
    pub name: Text,
    /// How much of a bet counts, in percent.
    pub percent: String,
}
