//! Slice `myWallet`: what there is, what may leave, and why (sections 2 and 3, page `transferFund`).

use super::{LabelledAmount, LoadStatus, Moment, Text};
use crate::event::{UiEvent, WalletFigure};
use serde::Serialize;

/// The page `transferFund` of the member centre.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MyWalletView {
    /// The figures are there, under way, or could not be had.
    pub status: LoadStatus,
    /// The three figures: the balance, what can be taken out of it, what is frozen.
    pub figures: Vec<WalletFigureItem>,
    /// How what can be taken out comes about, line by line.
    pub sum: Vec<LabelledAmount>,
    /// What can be taken out: what the lines come to.
    pub total: String,
    /// That more is kept than there is, for which the sum is zero; `null` otherwise.
    pub short: Option<Text>,
    /// What is in wallets that vendors keep, and what that means; `null` where nothing is.
    pub elsewhere: Option<Text>,
    /// Credits that must be staked before they may leave, in the order in which bets count towards them.
    pub credits: Vec<WageringCreditItem>,
    /// What the next bet would count; `null` while the site's games are not known.
    pub next_bet: Option<NextBet>,
    /// Address of the page of deposits.
    pub deposit_href: String,
    /// Address of the page of withdrawals.
    pub withdraw_href: String,
}

/// A figure of the wallet, and what it is made of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletFigureItem {
    /// Which figure it is.
    pub key: WalletFigure,
    /// Name of the figure.
    pub label: Text,
    /// What the figure means, in a sentence.
    pub about: Text,
    /// The amount, with its currency.
    pub amount: String,
    /// The parts of the figure show.
    pub opened: bool,
    /// The parts that the figure is made of; empty where it is one thing.
    pub parts: Vec<LabelledAmount>,
    /// Event that shows or hides the parts.
    pub toggle: UiEvent,
}

/// A credit that must be staked before it may leave.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WageringCreditItem {
    /// Id of the credit.
    pub key: String,
    /// What the credit was, with its number or name.
    pub title: Text,
    /// How often it must be staked.
    pub rule: Text,
    /// How much was staked of what has to be.
    pub progress: Text,
    /// The same, in percent.
    pub percent: u32,
    /// How much is left to stake.
    pub left: Text,
    /// When the money was credited.
    pub granted: Option<Moment>,
    /// When the credit ends by itself; `null` for never.
    pub expires: Option<Moment>,
}

/// How much the next bet would count towards staking.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NextBet {
    /// How much of a bet on the chosen game type would count, in words.
    pub counts: Text,
    /// What would be left of the first credit after it; `null` where none is open, or it counts nothing.
    pub after: Option<Text>,
    /// Game types of the site, to choose from.
    pub game_types: Vec<GameTypeOption>,
    /// The games that count otherwise than their type.
    pub games: Vec<WeightedGame>,
}

/// A game that counts otherwise than its type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WeightedGame {
    /// Code of the game.
    pub key: String,
    /// Name of the game.
    pub name: String,
    /// How much of a bet counts, in percent.
    pub percent: String,
}

/// A game type, with what it counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameTypeOption {
    /// Code of the game type.
    pub key: String,
    /// Name of the game type.
    pub label: Text,
    /// How much of a bet counts, in percent.
    pub percent: String,
    /// The game type is chosen.
    pub selected: bool,
    /// Event that chooses the game type.
    pub select: UiEvent,
}
