//! Slice `route`: which screen and overlay show, and how the screen is announced.

use super::Text;
use serde::Serialize;

/// Where the visitor is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RouteView {
    /// Path and query without overlay parameters: changes when the screen changes.
    pub location: String,
    /// The screen to show.
    pub screen: ScreenName,
    /// Style class of the main area: the path without leading slash (section 2).
    pub style_class: String,
    /// Title of the document and of the screen's first heading.
    pub title: Text,
    /// The screen shows header, bottom bar and footer.
    pub shows_layout: bool,
    /// Overlay on top, if any.
    pub overlay: Option<OverlayView>,
}

/// The overlay on top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OverlayView {
    /// Which one.
    pub name: OverlayName,
    /// Its title.
    pub title: Text,
    /// Closing it is up to the visitor; not so where a password must be changed first.
    pub closable: bool,
}

/// Overlays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum OverlayName {
    /// Login form.
    Login,
    /// Registration form.
    Register,
    /// Form for a forgotten password.
    ForgotPassword,
    /// Form that a recovery mail leads to.
    ResetPassword,
    /// Form that changes the password.
    ChangePassword,
    /// One notice.
    Notice,
    /// The announcement reader.
    Announcement,
    /// Chat room.
    ChatRoom,
    /// The games of a vendor, to choose from.
    GameList,
    /// The search of the site.
    Search,
    /// The offer of limits.
    PlayLimits,
    /// The member centre: its list, or one of its pages.
    MemberCentre,
    /// The agent centre: its list, or one of its pages.
    AgentCentre,
}

/// Screens. Each is a section loaded on demand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ScreenName {
    /// Nothing yet: the site starts.
    #[default]
    None,
    /// Home.
    Home,
    /// Games lobby: /rng, /pvp, /fish.
    Lobby,
    /// Vendor cards: /live, /sports, /esports, /sv3, /elott.
    VendorLobby,
    /// Running game: /game.
    Game,
    /// Running game that fills the page: /seamless.
    Seamless,
    /// The sports vendor's page: /fbsports.
    FbSports,
    /// Lotteries and their draws: /lottery.
    Lottery,
    /// Login page.
    Login,
    /// Invitation page.
    Referral,
    /// Play in control, for visitors too.
    FairPlay,
    /// The check of a statement: /verify.
    Verify,
    /// Promotions.
    Promotions,
    /// A promotion with its terms.
    Promotion,
    /// Points mall.
    PointMall,
    /// Notice list: /noticePage.
    NoticePage,
    /// Help centre: /help and /helpmc.
    Help,
    /// Download page.
    Download,
    /// No such path.
    NotFound,
}
