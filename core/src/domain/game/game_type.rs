//! The types of games, by which the site is laid out.

/// The type of a game, and so the area of the site it lives in (section 3, "Game types").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameType {
    /// Lottery mode with a lobby of its own.
    Elott,
    /// Lotteries and their draws.
    Lott,
    /// Live casino, with dealers.
    Live,
    /// Bets on sports.
    Sports,
    /// Bets on esports.
    Esports,
    /// Fishing games.
    Fish,
    /// Slots: outcomes by random number generator.
    Rng,
    /// Card games that players play with each other.
    Pvp,
    /// Bets on cockfights.
    Sv3,
}

impl GameType {
    /// Every type, in the order in which filters offer them. The header has an order of its own.
    pub const ALL: [GameType; 9] = [
        GameType::Lott,
        GameType::Elott,
        GameType::Live,
        GameType::Sports,
        GameType::Esports,
        GameType::Rng,
        GameType::Fish,
        GameType::Pvp,
        GameType::Sv3,
    ];

    /// The code that travels.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            GameType::Elott => "ELOTT",
            GameType::Lott => "LOTT",
            GameType::Live => "LIVE",
            GameType::Sports => "SPORTS",
            GameType::Esports => "ESPORTS",
            GameType::Fish => "FISH",
            GameType::Rng => "RNG",
            GameType::Pvp => "PVP",
            GameType::Sv3 => "SV3",
        }
    }

    /// The type that a code stands for, in either case: a route is the code in lower case.
    #[must_use]
    pub fn from_code(code: &str) -> Option<GameType> {
        GameType::ALL.into_iter().find(|game_type| game_type.code().eq_ignore_ascii_case(code))
    }

    /// The lobby page of this type (section 2, "Category to page").
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            GameType::Elott | GameType::Lott => "/elott",
            GameType::Live => "/live",
            GameType::Sports => "/sports",
            GameType::Esports => "/esports",
            GameType::Fish => "/fish",
            GameType::Rng => "/rng",
            GameType::Pvp => "/pvp",
            GameType::Sv3 => "/sv3",
        }
    }

    /// Whether games of this type open the lottery screen.
    #[must_use]
    pub const fn is_lottery(self) -> bool {
        matches!(self, GameType::Elott | GameType::Lott)
    }
}
