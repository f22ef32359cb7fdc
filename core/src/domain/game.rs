//! Games: their types, classes, the modes and filters of a lobby, and what starting one means.
//!
//! Sections 2, 3, 4 and 9 of the specification.

/// The type of a game, and so the area of the site it lives in (section 3, "Game types").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameType {
    /// Lottery mode with a lobby of its own.
    Elott,
    /// Lottery.
    Lott,
    /// Live casino.
    Live,
    /// Sports.
    Sports,
    /// Esports.
    Esports,
    /// Fishing.
    Fish,
    /// Slots: outcomes by random number generator.
    Rng,
    /// Peer-to-peer card games.
    Pvp,
    /// Cockfight.
    Sv3,
}

impl GameType {
    /// Every type, in the order in which the header shows them.
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

/// The classification tabs of the slots lobby (section 2, "Games lobby").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Classification {
    /// Jackpot games.
    Jackpot,
    /// Table games.
    Table,
    /// Arcade games.
    Arcade,
    /// Bingo.
    Bingo,
}

impl Classification {
    /// Every classification, in the order of the tabs.
    pub const ALL: [Classification; 4] =
        [Classification::Jackpot, Classification::Table, Classification::Arcade, Classification::Bingo];

    /// The code that travels as `gameClassify`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Classification::Jackpot => "JP",
            Classification::Table => "TG",
            Classification::Arcade => "AC",
            Classification::Bingo => "BG",
        }
    }

    /// The classification that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Classification> {
        Classification::ALL.into_iter().find(|class| class.code() == code)
    }

    /// Whether the tab is offered: bingo only where the operator supports the language TY.
    #[must_use]
    pub fn is_offered<'a>(self, supported_languages: impl IntoIterator<Item = &'a str>) -> bool {
        self != Classification::Bingo || supported_languages.into_iter().any(|code| code == "TY")
    }
}

/// What a lobby's grid lists (section 4, "Lobby modes").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LobbyMode {
    /// The games of the chosen vendor and filters.
    #[default]
    All,
    /// The operator's hot games: one cached page.
    Hot,
    /// The member's favourites. Needs login.
    Favourite,
    /// The games the member played last.
    Recent,
}

impl LobbyMode {
    /// Every mode, in the order of the tabs.
    pub const ALL: [LobbyMode; 4] = [LobbyMode::All, LobbyMode::Hot, LobbyMode::Favourite, LobbyMode::Recent];

    /// The code of the mode; that of all games is empty.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            LobbyMode::All => "",
            LobbyMode::Hot => "hot",
            LobbyMode::Favourite => "fav",
            LobbyMode::Recent => "recent",
        }
    }

    /// The mode that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<LobbyMode> {
        LobbyMode::ALL.into_iter().find(|mode| mode.code() == code)
    }
}

/// The minimum-bet filter (section 9). In the order of the options; the empty code is "all".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MinBet(u8);

impl MinBet {
    /// Every option.
    pub const ALL: [MinBet; 6] = [MinBet(0), MinBet(1), MinBet(2), MinBet(3), MinBet(4), MinBet(5)];

    /// No filter.
    pub const ANY: MinBet = MinBet(0);

    /// The figure that is shown and travels; empty for all games.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self.0 {
            1 => "0.01",
            2 => "0.05",
            3 => "0.1",
            4 => "0.5",
            5 => "0.75",
            _ => "",
        }
    }

    /// The option that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<MinBet> {
        MinBet::ALL.into_iter().find(|option| option.code() == code)
    }
}

/// The order of a lobby's list. In the order in which they are offered; the empty code is the operator's order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameOrder {
    /// As the operator has put them.
    #[default]
    Operator,
    /// What was added last first.
    Newest,
    /// What most rounds were played of in the last two weeks first.
    MostPlayed,
    /// The highest return to player first; games without that figure last.
    Return,
    /// By name.
    Name,
}

impl GameOrder {
    /// Every order.
    pub const ALL: [GameOrder; 5] =
        [GameOrder::Operator, GameOrder::Newest, GameOrder::MostPlayed, GameOrder::Return, GameOrder::Name];

    /// The code that travels as `sort`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            GameOrder::Operator => "",
            GameOrder::Newest => "new",
            GameOrder::MostPlayed => "played",
            GameOrder::Return => "return",
            GameOrder::Name => "name",
        }
    }

    /// The order that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<GameOrder> {
        GameOrder::ALL.into_iter().find(|order| order.code() == code)
    }
}

/// How unevenly a game pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Volatility {
    /// Often and little.
    Low,
    /// Between the two.
    Medium,
    /// Seldom and much.
    High,
}

impl Volatility {
    /// Every class, from the even to the uneven.
    pub const ALL: [Volatility; 3] = [Volatility::Low, Volatility::Medium, Volatility::High];

    /// The code that travels and is stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Volatility::Low => "low",
            Volatility::Medium => "medium",
            Volatility::High => "high",
        }
    }

    /// The class that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Volatility> {
        Volatility::ALL.into_iter().find(|volatility| volatility.code() == code)
    }
}

/// From this return to player on, in basis points, home names a game among those of high return.
pub const HIGH_RETURN: u32 = 9_600;

/// So long after it was added a game is new, in days.
pub const NEW_DAYS: u32 = 60;

/// A return to player in basis points as it is shown, such as `96.12%`.
#[must_use]
pub fn shown_return(points: u32) -> String {
    let mut text = String::new();
    super::digits::push_padded(&mut text, u64::from(points / 100), 1);
    text.push('.');
    super::digits::push_padded(&mut text, u64::from(points % 100), 2);
    text.push('%');
    text
}

/// Vendors whose lottery games open the site's own lottery screen (section 4).
pub const LOTTERY_SCREEN_VENDORS: [&str; 4] = ["TCG_LOTTO_VN", "TCG_SEA", "ELOTT", "LOTT"];

/// The value of `isGame` that stands for a vendor's list of games rather than for one game.
pub const VENDOR_LIST: &str = "VASSALAGE";

/// Where a game that starts is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchMode {
    /// In the route of its own page, `/game`.
    Route,
    /// In a frame that fills the page, `/seamless`.
    Iframe,
}

/// What starting a game comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchPlan {
    /// The site's own lottery screen opens.
    LotteryScreen,
    /// The game's own vendor is asked for an address, which opens by itself.
    ThirdParty,
    /// A popup lists the vendor's games, and one of them is chosen.
    VendorGames,
    /// The game starts in this mode.
    Start(LaunchMode),
}

/// What starting a game comes to (section 4, "Starting a game"). `is_game` is the game's field of that name, `mode` the
/// entry point that was used. That a session is needed is the business of [`super::account::play_gate`].
#[must_use]
pub fn launch_plan(game_type: GameType, vendor: &str, is_game: &str, mode: LaunchMode) -> LaunchPlan {
    if game_type.is_lottery() {
        if LOTTERY_SCREEN_VENDORS.contains(&vendor) { LaunchPlan::LotteryScreen } else { LaunchPlan::ThirdParty }
    } else if is_game == VENDOR_LIST {
        LaunchPlan::VendorGames
    } else {
        LaunchPlan::Start(mode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_back_to_what_they_name() {
        for game_type in GameType::ALL {
            assert_eq!(GameType::from_code(game_type.code()), Some(game_type));
            assert_eq!(GameType::from_code(&game_type.code().to_lowercase()), Some(game_type));
        }
        for class in Classification::ALL {
            assert_eq!(Classification::from_code(class.code()), Some(class));
        }
        for mode in LobbyMode::ALL {
            assert_eq!(LobbyMode::from_code(mode.code()), Some(mode));
        }
        for option in MinBet::ALL {
            assert_eq!(MinBet::from_code(option.code()), Some(option));
        }
        for order in GameOrder::ALL {
            assert_eq!(GameOrder::from_code(order.code()), Some(order));
        }
        for volatility in Volatility::ALL {
            assert_eq!(Volatility::from_code(volatility.code()), Some(volatility));
        }
        for nonsense in ["NEW", "new ", "added_at desc; drop table games", "price"] {
            assert_eq!(GameOrder::from_code(nonsense), None);
        }
        assert_eq!((GameOrder::default().code(), Volatility::from_code("")), ("", None));
        for nonsense in ["", "SLOTS", "RNGG", " RNG"] {
            assert_eq!(GameType::from_code(nonsense), None);
        }
        assert_eq!(MinBet::from_code("0.2"), None);
        assert_eq!(LobbyMode::from_code("HOT"), None);
    }

    #[test]
    fn minimum_bets_are_those_of_the_specification() {
        assert_eq!(MinBet::ALL.map(MinBet::code), ["", "0.01", "0.05", "0.1", "0.5", "0.75"]);
        assert_eq!(MinBet::default(), MinBet::ANY);
    }

    #[test]
    fn a_return_is_shown_in_percent_with_two_decimals() {
        assert_eq!(
            [9_612, 9_605, 9_600, 10_000, 7].map(shown_return),
            ["96.12%", "96.05%", "96.00%", "100.00%", "0.07%"]
        );
    }

    #[test]
    fn bingo_is_offered_only_with_the_language_ty() {
        assert!(!Classification::Bingo.is_offered(["EN", "KM"]));
        assert!(Classification::Bingo.is_offered(["EN", "TY"]));
        assert!(Classification::Jackpot.is_offered([]));
    }

    #[test]
    fn both_lotteries_share_a_page_and_every_other_type_has_its_own() {
        for game_type in GameType::ALL {
            let expected = if game_type.is_lottery() { "elott".to_owned() } else { game_type.code().to_lowercase() };
            assert_eq!(game_type.path(), format!("/{expected}"));
        }
    }

    #[test]
    fn a_lottery_opens_its_screen_only_for_the_vendors_that_have_one() {
        for lottery in [GameType::Lott, GameType::Elott] {
            for vendor in LOTTERY_SCREEN_VENDORS {
                assert_eq!(launch_plan(lottery, vendor, VENDOR_LIST, LaunchMode::Route), LaunchPlan::LotteryScreen);
            }
            assert_eq!(launch_plan(lottery, "OTHER", VENDOR_LIST, LaunchMode::Route), LaunchPlan::ThirdParty);
        }
    }

    #[test]
    fn a_vendor_entry_lists_its_games_and_a_game_starts_where_it_was_asked_for() {
        for game_type in GameType::ALL.into_iter().filter(|game_type| !game_type.is_lottery()) {
            assert_eq!(launch_plan(game_type, "ELOTT", VENDOR_LIST, LaunchMode::Route), LaunchPlan::VendorGames);
            for mode in [LaunchMode::Route, LaunchMode::Iframe] {
                assert_eq!(launch_plan(game_type, "ELOTT", "GAME", mode), LaunchPlan::Start(mode));
                assert_eq!(launch_plan(game_type, "X", "", mode), LaunchPlan::Start(mode));
            }
        }
    }
}
