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
    /// The screen has header, bottom bar and footer around it.
    pub shows_layout: bool,
    /// The overlay on top of the screen; `null` for none.
    pub overlay: Option<OverlayView>,
}

/// The overlay on top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OverlayView {
    /// Which overlay it is.
    pub name: OverlayName,
    /// Title of the overlay.
    pub title: Text,
    /// The visitor can close it; not so where a password must be changed first.
    pub closable: bool,
}

/// The overlays that can stand on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum OverlayName {
    /// The login form.
    Login,
    /// The registration form.
    Register,
    /// The form for a forgotten password.
    ForgotPassword,
    /// The form that a recovery mail leads to.
    ResetPassword,
    /// The form that changes the password.
    ChangePassword,
    /// A notice by itself.
    Notice,
    /// The announcement reader: the list of notices with the one that is read.
    Announcement,
    /// The chat room with customer service.
    ChatRoom,
    /// The games of a vendor, to choose from.
    GameList,
    /// The search of the site.
    Search,
    /// The offer of limits on deposits.
    PlayLimits,
    /// The member centre: its list, or one of its pages.
    MemberCentre,
    /// The agent centre: its list, or one of its pages.
    AgentCentre,
}

/// The screens of the site. Each is a section loaded on demand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ScreenName {
    /// Nothing yet: the site starts.
    #[default]
    None,
    /// The home screen: /.
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
    /// The login page: /login.
    Login,
    /// The invitation page: /join.
    Referral,
    /// Play in control, for visitors too.
    FairPlay,
    /// The check of a statement: /verify.
    Verify,
    /// The list of promotions: /promotions.
    Promotions,
    /// A promotion with its terms.
    Promotion,
    /// The points mall: /pointMall.
    PointMall,
    /// The list of notices: /noticePage.
    NoticePage,
    /// The help centre: /help and /helpmc.
    Help,
    /// The download page: /download.
    Download,
    /// The page that says that a path leads nowhere.
    NotFound,
}
