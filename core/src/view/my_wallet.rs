//! Slice `myWallet`: what there is, what may leave, and why (sections 2 and 3, page `transferFund`).

use super::{LabelledAmount, LoadStatus, Moment, Text};
use crate::event::{UiEvent, WalletFigure};
use serde::Serialize;

/// My wallet.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MyWalletView {
    /// The sum is there, under way, or could not be had.
    pub status: LoadStatus,
    /// What there is, what can be taken out, what is frozen.
    pub figures: Vec<WalletFigureItem>,
    /// How what can be taken out comes about, line by line.
    pub sum: Vec<LabelledAmount>,
    /// What the lines come to.
    pub total: String,
    /// More is kept than there is: why the sum is nothing and not less.
    pub short: Option<Text>,
    /// What is in wallets that vendors keep, and what that means; `null` where nothing is.
    pub elsewhere: Option<Text>,
    /// Credits that must be staked before they may leave, in the order in which bets count towards them.
    pub credits: Vec<WageringCreditItem>,
    /// What the next bet would count; `null` while the site's games are not known.
    pub next_bet: Option<NextBet>,
    /// Leads to the deposit.
    pub deposit_href: String,
    /// Leads to the withdrawal.
    pub withdraw_href: String,
}

/// A figure, and what it is made of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalletFigureItem {
    /// Which.
    pub key: WalletFigure,
    /// What it is.
    pub label: Text,
    /// The same in a sentence.
    pub about: Text,
    /// With its currency.
    pub amount: String,
    /// What it is made of shows.
    pub opened: bool,
    /// What it is made of; empty where it is one thing.
    pub parts: Vec<LabelledAmount>,
    /// Opens that, or closes it.
    pub toggle: UiEvent,
}

/// A credit that must be staked before it may leave.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WageringCreditItem {
    /// Its id.
    pub key: String,
    /// What it was.
    pub title: Text,
    /// How often it must be staked.
    pub rule: Text,
    /// How much of that has been, in figures.
    pub progress: Text,
    /// The same in percent.
    pub percent: u32,
    /// What is left.
    pub left: Text,
    /// When it was credited.
    pub granted: Option<Moment>,
    /// When it ends by itself; `null` for never.
    pub expires: Option<Moment>,
}

/// What the next bet would count.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NextBet {
    /// In words.
    pub counts: Text,
    /// What would be left of the first credit after it; `null` where none is open, or it counts nothing.
    pub after: Option<Text>,
    /// Game types of the site.
    pub game_types: Vec<GameTypeOption>,
    /// Games that count otherwise than their type.
    pub games: Vec<WeightedGame>,
}

/// A game that counts otherwise than its type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WeightedGame {
    /// Its code.
    pub key: String,
    /// Its name.
    pub name: String,
    /// How much of a bet counts.
    pub percent: String,
}

/// A game type, with what it counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameTypeOption {
    /// Its code.
    pub key: String,
    /// Its name.
    pub label: Text,
    /// How much of a bet counts.
    pub percent: String,
    /// It is chosen.
    pub selected: bool,
    /// Chooses it.
    pub select: UiEvent,
}
