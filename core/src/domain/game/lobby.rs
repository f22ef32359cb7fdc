//! What narrows and orders the list of a lobby: its tabs, modes, minimum bets and orders, with the codes that travel in addresses.

/// The classification tabs of the slots lobby (section 2, "Games lobby").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Classification {
    /// Slots with a jackpot.
    Jackpot,
    /// Games at a table.
    Table,
    /// Games of the arcade.
    Arcade,
    /// Games of bingo.
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
    /// Every option of the filter.
    pub const ALL: [MinBet; 6] = [MinBet(0), MinBet(1), MinBet(2), MinBet(3), MinBet(4), MinBet(5)];

    /// The option that filters nothing.
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
    /// By name of the game.
    Name,
}

impl GameOrder {
    /// Every order of a list.
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
