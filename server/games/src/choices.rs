//! The words that parameters of this crate's calls take.

use lumora_core::domain::game::{Classification, GameOrder, GameType, MinBet};
use lumora_core::domain::lottery::PRIZE_MODES;
use lumora_core::domain::money::Money;
use platform::params::Choices;

/// Kinds of words that stand for nothing but themselves.
macro_rules! plain {
    ($($(#[$meta:meta])* $name:ident: $words:expr;)*) => {
        $(
            $(#[$meta])*
            #[derive(Debug)]
            pub(crate) struct $name;

            impl Choices for $name {
                type Value = &'static str;

                fn all() -> Vec<(&'static str, &'static str)> {
                    $words.iter().map(|word| (*word, *word)).collect()
                }
            }
        )*
    };
}

plain! {
    /// What a player sits at.
    Devices: ["WEB", "MOBILE"];
    /// Kinds of clients: this site is one.
    ClientTypes: ["3"];
    /// The operator's own platform.
    OwnPlatform: ["2"];
    /// How a lobby opens.
    Opening: ["first"];
    /// Groups of lotteries.
    PrizeModes: PRIZE_MODES;
}

/// Kinds of games.
#[derive(Debug)]
pub(crate) struct GameTypes;

impl Choices for GameTypes {
    type Value = GameType;

    fn all() -> Vec<(&'static str, GameType)> {
        GameType::ALL.map(|game_type| (game_type.code(), game_type)).to_vec()
    }
}

/// Classes of slots.
#[derive(Debug)]
pub(crate) struct Classifications;

impl Choices for Classifications {
    type Value = Classification;

    fn all() -> Vec<(&'static str, Classification)> {
        Classification::ALL.map(|class| (class.code(), class)).to_vec()
    }
}

/// Smallest coins of a line, in minor units.
#[derive(Debug)]
pub(crate) struct MinBets;

impl Choices for MinBets {
    type Value = i64;

    fn all() -> Vec<(&'static str, i64)> {
        let coin = |option: MinBet| Money::parse(option.code()).ok().map(|Money(units)| (option.code(), units));
        MinBet::ALL.into_iter().filter_map(coin).collect()
    }
}

/// Orders of a list; that of the operator has no word, and is what stands without one.
#[derive(Debug)]
pub(crate) struct Orders;

impl Choices for Orders {
    type Value = GameOrder;

    fn all() -> Vec<(&'static str, GameOrder)> {
        let word = |order: GameOrder| Some((order.code(), order)).filter(|(code, _)| !code.is_empty());
        GameOrder::ALL.into_iter().filter_map(word).collect()
    }
}
