//! The screens of the site, and what each carries in its address.

use super::query::Query;
use crate::domain::game::{Classification, GameOrder, GameType, LobbyMode, MinBet};
use crate::domain::promotion::Filter;

/// A screen, with what its address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The home screen.
    Home,
    /// Home that opens registration.
    Register,
    /// The notice list, opened at the notice with this id when the address names one.
    NoticePage(Option<String>),
    /// The points mall: rewards, or what was redeemed.
    PointMall(PointMallQuery),
    /// The lottery page: draws of a vendor.
    Lottery(LotteryQuery),
    /// A games lobby, with the state that a reload or a shared link restores.
    Games(GamesLobby, LobbyQuery),
    /// A lobby page of vendor cards.
    VendorLobby(VendorLobby),
    /// The list of promotions.
    Promotions(PromotionsQuery),
    /// One promotion; the id is missing when the link is broken.
    PromoDetail(Option<String>),
    /// The seamless game page.
    Seamless(GameQuery),
    /// The page of the sports vendor.
    FbSports,
    /// The help centre.
    Help(HelpQuery),
    /// The help centre without a header, for embedding in an app.
    HelpMc(HelpQuery),
    /// The app download page, at the app that `os` names.
    Download(Option<String>),
    /// The page of an invitation, `/join`.
    Referral,
    /// What keeps play in control, and where help is found; for visitors too.
    FairPlay,
    /// The check of a statement, which a printed one may name by its digest; for visitors too.
    Verify(Option<String>),
    /// A game in an iframe.
    Game(GameQuery),
    /// The page that shows the login form.
    Login,
    /// The page that says that a path leads nowhere.
    NotFound,
}

/// A lobby with a paged grid of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamesLobby {
    /// The lobby of slots.
    Rng,
    /// The lobby of card games that players play with each other.
    Pvp,
    /// The lobby of fishing games.
    Fish,
}

impl GamesLobby {
    /// The type of the lobby's games.
    #[must_use]
    pub const fn game_type(self) -> GameType {
        match self {
            GamesLobby::Rng => GameType::Rng,
            GamesLobby::Pvp => GameType::Pvp,
            GamesLobby::Fish => GameType::Fish,
        }
    }
}

/// A lobby of vendor cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VendorLobby {
    /// The vendors of live casino.
    Live,
    /// The vendors of sports.
    Sports,
    /// The vendors of esports.
    Esports,
    /// The vendors of cockfights.
    Sv3,
    /// The vendors of lotteries, both kinds.
    Elott,
}

impl VendorLobby {
    /// The type of the lobby's games.
    #[must_use]
    pub const fn game_type(self) -> GameType {
        match self {
            VendorLobby::Live => GameType::Live,
            VendorLobby::Sports => GameType::Sports,
            VendorLobby::Esports => GameType::Esports,
            VendorLobby::Sv3 => GameType::Sv3,
            VendorLobby::Elott => GameType::Elott,
        }
    }
}

/// What the address of the lottery page may name; each only when present.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LotteryQuery {
    /// `gameCode`: the lottery's code.
    pub game_code: Option<String>,
    /// `vendor`: the vendor's code.
    pub vendor: Option<String>,
    /// `playType`: the play type to open with.
    pub play_type: Option<String>,
}

/// How a lobby opens (section 2, "Games lobby").
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LobbyOpening {
    /// At the first vendor.
    #[default]
    FirstVendor,
    /// `type=hot`: at the hot games.
    Hot,
    /// `type=vassalage`: at the vendor with this code.
    Vendor(String),
}

/// The state of a lobby in its address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyQuery {
    /// `page`: the tab of the lobby.
    pub tab: Option<String>,
    /// `type` and `vassalage`: how the lobby opens.
    pub opening: LobbyOpening,
    /// `mode`: the list that it shows.
    pub mode: LobbyMode,
    /// `classify`: the classification.
    pub classification: Option<Classification>,
    /// `minBet`: the least minimum bet.
    pub min_bet: MinBet,
    /// `name`: the searched text.
    pub name: Option<String>,
    /// `sort`: the order; the operator's where it is absent.
    pub order: GameOrder,
    /// `pageNo`, counted from 1; 0 is never read.
    pub page_no: Option<u32>,
}

/// Which game a game page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// `gameType`: the game's type.
    pub game_type: Option<GameType>,
    /// `vassalage`: the vendor's code.
    pub vendor: Option<String>,
    /// `nodeId`: the game's id.
    pub node_id: Option<String>,
    /// `room`: the room of a player-versus-player game.
    pub room: Option<String>,
}

/// Whose games the popup list shows: `list=LIVE.JH` names game type and vendor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VendorList {
    /// The type of the games.
    pub game_type: GameType,
    /// Code of the vendor.
    pub vendor: String,
}

impl VendorList {
    /// Reads the field `list` of a query.
    pub(super) fn read(query: &Query) -> Option<VendorList> {
        let (game_type, vendor) = query.get("list")?.split_once('.')?;
        let vendor = Some(vendor.to_owned()).filter(|vendor| !vendor.is_empty())?;
        Some(VendorList { game_type: GameType::from_code(game_type)?, vendor })
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("list", Some(&[self.game_type.code(), ".", &self.vendor].concat()));
    }
}

/// What the help centre shows; nothing named is its table of contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HelpQuery {
    /// `topic`: the id of a page.
    pub topic: Option<String>,
    /// `search`: the searched text.
    pub search: Option<String>,
}

impl HelpQuery {
    pub(super) fn read(query: &Query) -> HelpQuery {
        HelpQuery { topic: query.owned("topic"), search: query.owned("search") }
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("topic", self.topic.as_deref());
        query.push("search", self.search.as_deref());
    }
}

/// What the list of promotions is narrowed to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PromotionsQuery {
    /// `category`: the category's code.
    pub category: Option<String>,
    /// `status`: how promotions stand.
    pub filter: Option<Filter>,
}

impl PromotionsQuery {
    pub(super) fn read(query: &Query) -> PromotionsQuery {
        PromotionsQuery { category: query.owned("category"), filter: query.get("status").and_then(Filter::parse) }
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("category", self.category.as_deref());
        query.push("status", self.filter.map(Filter::as_str));
    }
}

/// What the points mall shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PointMallQuery {
    /// `category`: the category's code.
    pub category: Option<String>,
    /// `id`: the reward that is looked at.
    pub reward: Option<String>,
    /// `page=history`: what was redeemed.
    pub history: bool,
}

/// The word of the page with what was redeemed.
const HISTORY: &str = "history";

impl PointMallQuery {
    pub(super) fn read(query: &Query) -> PointMallQuery {
        PointMallQuery {
            category: query.owned("category"),
            reward: query.owned("id"),
            history: query.get("page") == Some(HISTORY),
        }
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("category", self.category.as_deref());
        query.push("id", self.reward.as_deref());
        query.push("page", self.history.then_some(HISTORY));
    }
}

impl LotteryQuery {
    pub(super) fn read(query: &Query) -> LotteryQuery {
        LotteryQuery {
            game_code: query.owned("gameCode"),
            vendor: query.owned("vendor"),
            play_type: query.owned("playType"),
        }
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("gameCode", self.game_code.as_deref());
        query.push("vendor", self.vendor.as_deref());
        query.push("playType", self.play_type.as_deref());
    }
}

impl LobbyQuery {
    pub(super) fn read(query: &Query) -> LobbyQuery {
        let opening = match (query.get("type"), query.owned("vassalage")) {
            (Some("hot"), _) => LobbyOpening::Hot,
            (Some("vassalage"), Some(vendor)) => LobbyOpening::Vendor(vendor),
            _ => LobbyOpening::FirstVendor,
        };
        LobbyQuery {
            tab: query.owned("page"),
            opening,
            mode: query.get("mode").and_then(LobbyMode::from_code).unwrap_or_default(),
            classification: query.get("classify").and_then(Classification::from_code),
            min_bet: query.get("minBet").and_then(MinBet::from_code).unwrap_or_default(),
            name: query.owned("name"),
            order: query.get("sort").and_then(GameOrder::from_code).unwrap_or_default(),
            page_no: query.get("pageNo").and_then(|text| text.parse().ok()).filter(|page| *page > 0),
        }
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("page", self.tab.as_deref());
        match &self.opening {
            LobbyOpening::FirstVendor => {}
            LobbyOpening::Hot => query.push("type", Some("hot")),
            LobbyOpening::Vendor(vendor) => {
                query.push("type", Some("vassalage"));
                query.push("vassalage", Some(vendor));
            }
        }
        query.push("mode", Some(self.mode.code()));
        query.push("classify", self.classification.map(Classification::code));
        query.push("minBet", Some(self.min_bet.code()));
        query.push("name", self.name.as_deref());
        query.push("sort", Some(self.order.code()));
        if let Some(page) = self.page_no {
            let mut digits = String::new();
            crate::domain::digits::push_padded(&mut digits, u64::from(page), 1);
            query.push("pageNo", Some(&digits));
        }
    }
}

impl GameQuery {
    pub(super) fn read(query: &Query) -> GameQuery {
        GameQuery {
            game_type: query.get("gameType").and_then(GameType::from_code),
            vendor: query.owned("vassalage"),
            node_id: query.owned("nodeId"),
            room: query.owned("room"),
        }
    }

    pub(super) fn write(&self, query: &mut Query) {
        query.push("gameType", self.game_type.map(GameType::code));
        query.push("vassalage", self.vendor.as_deref());
        query.push("nodeId", self.node_id.as_deref());
        query.push("room", self.room.as_deref());
    }
}
