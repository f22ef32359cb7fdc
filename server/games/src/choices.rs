//! Parameter types of this crate's calls: each lists the words that are accepted.

use lumora_core::domain::game::{Classification, GameOrder, GameType, MinBet};
use lumora_core::domain::lottery::PRIZE_MODES;
use lumora_core::domain::money::Money;
use platform::params::Choices;

/// Defines parameter types whose value is the accepted word itself.
macro_rules! word_choices {
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

word_choices! {
    /// The player's device.
    Devices: ["WEB", "MOBILE"];
    /// Client types; this site is `3`.
    ClientTypes: ["3"];
    /// Platform codes; `2` is the operator's own platform.
    OwnPlatform: ["2"];
    /// How a lobby opens: `first` asks for the first vendor's games.
    Openings: ["first"];
    /// Prize modes: the groups in which lotteries are listed.
    PrizeModes: PRIZE_MODES;
}

/// Codes of game types.
#[derive(Debug)]
pub(crate) struct GameTypes;

impl Choices for GameTypes {
    type Value = GameType;

    fn all() -> Vec<(&'static str, GameType)> {
        GameType::ALL.map(|game_type| (game_type.code(), game_type)).to_vec()
    }
}

/// Codes of slot classifications.
#[derive(Debug)]
pub(crate) struct Classifications;

impl Choices for Classifications {
    type Value = Classification;

    fn all() -> Vec<(&'static str, Classification)> {
        Classification::ALL.map(|class| (class.code(), class)).to_vec()
    }
}

/// Smallest coins of a line, in minor units, by their decimal code.
#[derive(Debug)]
pub(crate) struct MinBets;

impl Choices for MinBets {
    type Value = i64;

    fn all() -> Vec<(&'static str, i64)> {
        let coin = |option: MinBet| Money::parse(option.code()).ok().map(|Money(units)| (option.code(), units));
        MinBet::ALL.into_iter().filter_map(coin).collect()
    }
}

/// Sort orders of a game list. The operator's own order has no word: it applies where none is given.
#[derive(Debug)]
pub(crate) struct Orders;

impl Choices for Orders {
    type Value = GameOrder;

    fn all() -> Vec<(&'static str, GameOrder)> {
        let word = |order: GameOrder| Some((order.code(), order)).filter(|(code, _)| !code.is_empty());
        GameOrder::ALL.into_iter().filter_map(word).collect()
    }
}
