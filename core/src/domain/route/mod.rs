//! Routes: which screen an address means, and what follows from it.
//!
//! Section 2 of the specification. The browser's history belongs to the view, the meaning of an address to this table: the
//! screen with its data, the overlay above it, the style class, the banners, the section to load, and the guard.
//!
//! Read [`Route::parse`] first; [`Route::address`] is its inverse.

mod overlay;
mod query;
mod screen;
#[cfg(test)]
mod tests;

pub use overlay::{AgentPage, MemberPage, Modal, Overlay};
pub use query::{Query, encode_into};
pub use screen::{
    GameQuery, GamesLobby, HelpQuery, LobbyOpening, LobbyQuery, LotteryQuery, PointMallQuery, PromotionsQuery, Screen,
    VendorList, VendorLobby,
};

/// Where the visitor is: the meaning of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The path of the route table that was matched, as an own text of the program; empty when none was.
    path: &'static str,
    /// The screen that the address means.
    pub screen: Screen,
    /// The overlay above the screen.
    pub overlay: Option<Overlay>,
    /// Whose games the overlay [`Modal::GameList`] shows; nothing under any other.
    pub list: Option<VendorList>,
    /// The id of one of many that a page of a centre shows: of a deposit or withdrawal, the day of the
    /// account record, an announcement.
    pub item: Option<String>,
}

/// Builds the screen of a row from the query.
type Build = fn(&Query) -> Screen;

/// The route table. Of the paths that mean the same screen the first is the one that addresses are written with.
const TABLE: [(&str, Build); 29] = [
    ("/", |_| Screen::Home),
    ("/index", |_| Screen::Home),
    ("/index.html", |_| Screen::Home),
    ("/home", |_| Screen::Home),
    ("/register", |_| Screen::Register),
    ("/register.html", |_| Screen::Register),
    ("/noticePage", |query| Screen::NoticePage(query.owned("id"))),
    ("/pointMall", |query| Screen::PointMall(PointMallQuery::read(query))),
    ("/lottery", |query| Screen::Lottery(LotteryQuery::read(query))),
    ("/rng", |query| Screen::Games(GamesLobby::Rng, LobbyQuery::read(query))),
    ("/pvp", |query| Screen::Games(GamesLobby::Pvp, LobbyQuery::read(query))),
    ("/fish", |query| Screen::Games(GamesLobby::Fish, LobbyQuery::read(query))),
    ("/live", |_| Screen::VendorLobby(VendorLobby::Live)),
    ("/sports", |_| Screen::VendorLobby(VendorLobby::Sports)),
    ("/esports", |_| Screen::VendorLobby(VendorLobby::Esports)),
    ("/sv3", |_| Screen::VendorLobby(VendorLobby::Sv3)),
    ("/elott", |_| Screen::VendorLobby(VendorLobby::Elott)),
    ("/promotions", |query| Screen::Promotions(PromotionsQuery::read(query))),
    ("/promoDetail", |query| Screen::PromoDetail(query.owned("id"))),
    ("/seamless", |query| Screen::Seamless(GameQuery::read(query))),
    ("/fbsports", |_| Screen::FbSports),
    ("/help", |query| Screen::Help(HelpQuery::read(query))),
    ("/helpmc", |query| Screen::HelpMc(HelpQuery::read(query))),
    ("/down", |query| Screen::Download(query.owned("os"))),
    ("/join", |_| Screen::Referral),
    ("/fair-play", |_| Screen::FairPlay),
    ("/verify", |query| Screen::Verify(query.owned("digest"))),
    ("/game", |query| Screen::Game(GameQuery::read(query))),
    ("/login", |_| Screen::Login),
];

/// The guard's second name of the download page; it stays a path of its own because the guard lets only this one pass.
const DOWNLOAD: &str = "/download";

/// What a visitor without a session may reach while the operator demands login (section 2, "Guard").
const OPEN_PATHS: [&str; 5] = ["/login", "/register", "/register.html", "/helpmc", DOWNLOAD];

/// The answer of the guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Access {
    /// The screen may be shown.
    Allowed,
    /// The visitor goes to `/login` instead.
    RedirectToLogin,
}

impl Route {
    /// Every path that means a screen.
    pub fn paths() -> impl Iterator<Item = &'static str> {
        TABLE.iter().map(|(path, _)| *path).chain([DOWNLOAD])
    }

    /// Reads an address. `path` is the path of the URL, `query` its query string with or without the question mark.
    ///
    /// Total: any text gives a route, and an unknown one [`Screen::NotFound`]. A slash at the end makes no difference, nor
    /// does an `.html` that addresses of previous days end in.
    #[must_use]
    pub fn parse(path: &str, query: &str) -> Route {
        let query = Query::parse(query);
        let trimmed = path.trim_end_matches('/');
        let wanted = if trimmed.is_empty() { "/" } else { trimmed };
        let (path, screen) = if wanted == DOWNLOAD {
            (DOWNLOAD, Screen::Download(query.owned("os")))
        } else {
            let row = |wanted: &str| TABLE.iter().find(|(row, _)| *row == wanted);
            let previous = || wanted.strip_suffix(".html").filter(|path| *path != "/").and_then(row);
            match row(wanted).or_else(previous) {
                Some((row, build)) => (*row, build(&query)),
                None => ("", Screen::NotFound),
            }
        };
        // A popup list of nobody's games is none.
        let is_list = |overlay: &Overlay| *overlay == Overlay::Modal(Modal::GameList);
        let overlay = Overlay::from_query(&query);
        let list = VendorList::read(&query).filter(|_| overlay.as_ref().is_some_and(is_list));
        let overlay = overlay.filter(|overlay| list.is_some() || !is_list(overlay));
        let item =
            query.owned("item").filter(|_| matches!(overlay, Some(Overlay::MemberCentre(_) | Overlay::AgentCentre(_))));
        Route { path, screen, overlay, list, item }
    }

    /// The route to a screen, with no overlay.
    #[must_use]
    pub fn to(screen: Screen) -> Route {
        Route { path: screen.path(), screen, overlay: None, list: None, item: None }
    }

    /// The same screen under another overlay, or under none.
    #[must_use]
    pub fn with_overlay(self, overlay: Option<Overlay>) -> Route {
        Route { overlay, list: None, item: None, ..self }
    }

    /// The same screen under the popup list of a vendor's games.
    #[must_use]
    pub fn with_game_list(self, list: VendorList) -> Route {
        Route { overlay: Some(Overlay::Modal(Modal::GameList)), list: Some(list), item: None, ..self }
    }

    /// The same screen under a page of the member centre, at one of what the page shows.
    #[must_use]
    pub fn with_item(self, page: MemberPage, id: &str) -> Route {
        let item = Some(id.to_owned()).filter(|id| !id.is_empty());
        Route { overlay: Some(Overlay::MemberCentre(page)), list: None, item, ..self }
    }

    /// The same screen under a page of the agent centre, at one of what the page shows.
    #[must_use]
    pub fn with_agent_item(self, page: AgentPage, id: &str) -> Route {
        let item = Some(id.to_owned()).filter(|id| !id.is_empty());
        Route { overlay: Some(Overlay::AgentCentre(page)), list: None, item, ..self }
    }

    /// The address: path and query. [`Route::parse`] reads it back; that of a page that does not exist leads home.
    #[must_use]
    pub fn address(&self) -> String {
        let mut query = Query::default();
        match &self.screen {
            Screen::Lottery(lottery) => lottery.write(&mut query),
            Screen::Games(_, lobby) => lobby.write(&mut query),
            Screen::Promotions(promotions) => promotions.write(&mut query),
            Screen::PointMall(mall) => mall.write(&mut query),
            Screen::Seamless(game) | Screen::Game(game) => game.write(&mut query),
            Screen::PromoDetail(id) | Screen::NoticePage(id) => query.push("id", id.as_deref()),
            Screen::Help(help) | Screen::HelpMc(help) => help.write(&mut query),
            Screen::Download(app) => query.push("os", app.as_deref()),
            Screen::Verify(digest) => query.push("digest", digest.as_deref()),
            _ => {}
        }
        if let Some(overlay) = self.overlay {
            overlay.push_to(&mut query);
        }
        query.push("item", self.item.as_deref());
        if let Some(list) = &self.list {
            list.write(&mut query);
        }
        let mut address = String::from(if self.path.is_empty() { "/" } else { self.path });
        query.append_to(&mut address);
        address
    }

    /// The path of the route table, such as `/rng`; empty for a page that does not exist.
    #[must_use]
    pub const fn path(&self) -> &'static str {
        self.path
    }

    /// The style class of the main area: the path without its leading slash (section 2, "Route table and layout").
    #[must_use]
    pub fn style_class(&self) -> &'static str {
        self.path.strip_prefix('/').unwrap_or("notFound")
    }

    /// The guard. With `login_required` (the configuration flag `loginedToHomePage`) a visitor without a session reaches
    /// only the open paths.
    pub fn guard(&self, logged_in: bool, login_required: bool) -> Access {
        if logged_in || !login_required || OPEN_PATHS.contains(&self.path) {
            Access::Allowed
        } else {
            Access::RedirectToLogin
        }
    }
}

impl Screen {
    /// Whether it starts a game of a supplier and lets it run.
    #[must_use]
    pub const fn runs_a_game(&self) -> bool {
        matches!(self, Self::Game(_) | Self::Seamless(_) | Self::FbSports)
    }

    /// The path that addresses of this screen are written with; empty for a page that does not exist.
    #[must_use]
    pub const fn path(&self) -> &'static str {
        match self {
            Screen::Home => "/",
            Screen::Register => "/register",
            Screen::NoticePage(_) => "/noticePage",
            Screen::PointMall(_) => "/pointMall",
            Screen::Lottery(_) => "/lottery",
            Screen::Games(lobby, _) => lobby.game_type().path(),
            Screen::VendorLobby(lobby) => lobby.game_type().path(),
            Screen::Promotions(_) => "/promotions",
            Screen::PromoDetail(_) => "/promoDetail",
            Screen::Seamless(_) => "/seamless",
            Screen::FbSports => "/fbsports",
            Screen::Help(_) => "/help",
            Screen::HelpMc(_) => "/helpmc",
            Screen::Download(_) => "/down",
            Screen::Referral => "/join",
            Screen::FairPlay => "/fair-play",
            Screen::Verify(_) => "/verify",
            Screen::Game(_) => "/game",
            Screen::Login => "/login",
            Screen::NotFound => "",
        }
    }

    /// The group of banners that the carousel shows (section 2, "Banners").
    #[must_use]
    pub const fn banner_group(&self) -> Option<&'static str> {
        Some(match self {
            Screen::Home | Screen::Register => "w_home",
            Screen::Games(GamesLobby::Rng, _) => "w_rng",
            Screen::Games(GamesLobby::Pvp, _) => "w_pvp",
            Screen::Games(GamesLobby::Fish, _) => "w_fish",
            Screen::VendorLobby(VendorLobby::Live) => "w_live",
            Screen::VendorLobby(VendorLobby::Sports) => "w_sports",
            Screen::VendorLobby(VendorLobby::Esports) => "w_esports",
            Screen::VendorLobby(VendorLobby::Elott) => "w_lott",
            Screen::VendorLobby(VendorLobby::Sv3) => "w_cockfight",
            Screen::Download(_) => "w_down",
            Screen::Promotions(_) => "w_promotion",
            Screen::PointMall(_) => "w_shop",
            Screen::Help(_) => "w_help",
            _ => return None,
        })
    }

    /// Whether the banners are flat: everywhere but on home, since the games matter more there.
    #[must_use]
    pub const fn has_flat_banners(&self) -> bool {
        !matches!(self, Screen::Home)
    }

    /// The section that is loaded on demand for this screen (section 2, "Sections loaded on demand"). What has no section
    /// of its own lives in that of home.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Screen::Home
            | Screen::Register
            | Screen::NoticePage(_)
            | Screen::Login
            | Screen::FairPlay
            | Screen::Verify(_)
            | Screen::NotFound => "index",
            Screen::PointMall(_) => "pointMall",
            Screen::Lottery(_) => "lottery",
            Screen::Games(..) => "egame",
            Screen::VendorLobby(_) => "live",
            Screen::Promotions(_) => "promo",
            Screen::PromoDetail(_) => "promoDetail",
            Screen::Seamless(_) => "seamless",
            Screen::FbSports => "fbSports",
            Screen::Help(_) | Screen::HelpMc(_) => "help",
            Screen::Download(_) => "download",
            Screen::Referral => "joinus",
            Screen::Game(_) => "byIframe",
        }
    }

    /// Whether this is a page of games: a category's page, a game itself, or one of the two that count as such.
    #[must_use]
    pub const fn is_game_page(&self) -> bool {
        matches!(
            self,
            Screen::Lottery(_)
                | Screen::Games(..)
                | Screen::VendorLobby(_)
                | Screen::Seamless(_)
                | Screen::FbSports
                | Screen::Game(_)
        )
    }

    /// Whether the header shows; only the embedded help page has none.
    #[must_use]
    pub const fn has_header(&self) -> bool {
        !matches!(self, Screen::HelpMc(_))
    }
}
