//! What may come into the core: [`UiEvent`] is all that a view may say, [`Reply`] is what only the driver may say.
//!
//! Two enums, so that no view can forge an answer of the server. Events are grouped by the machine that handles them and
//! cross the boundary as plain objects, for example `{ "lobby": { "search": { "text": "koi" } } }`. Events are total: one
//! that does not fit the moment (an unknown key, a closed overlay) changes nothing.

pub mod doors;
mod enter;
mod forms;
mod halls;
mod help;
mod play;
mod promotions;
mod renewal;
mod reply;
mod support;

use serde::{Deserialize, Serialize};

pub use enter::*;
pub use forms::*;
pub use halls::*;
pub use help::*;
pub use play::*;
pub use promotions::*;
pub use renewal::*;
pub use reply::*;
pub use support::*;

/// Everything that a view may say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum UiEvent {
    /// The whole site: language, theme, retry of the start.
    Site(SiteEvent),
    /// Where the visitor is.
    Route(RouteEvent),
    /// Who the visitor is.
    Session(SessionEvent),
    /// The login form.
    #[serde(with = "doors::account")]
    Login(LoginEvent),
    /// The registration form.
    #[serde(with = "doors::account")]
    Register(RegisterEvent),
    /// The captcha of a form.
    #[serde(with = "doors::account")]
    Captcha(CaptchaEvent),
    /// The country list of a form.
    #[serde(with = "doors::account")]
    Country(CountryEvent),
    /// The second factor of a login.
    #[serde(with = "doors::account")]
    Factor(FactorEvent),
    /// The form for a forgotten password.
    #[serde(with = "doors::account")]
    Forgot(ForgotEvent),
    /// The form that a recovery mail leads to.
    #[serde(with = "doors::account")]
    Reset(PasswordEvent),
    /// The form that changes the password.
    #[serde(with = "doors::account")]
    ChangePassword(PasswordEvent),
    /// Passkeys, authenticator, sessions.
    #[serde(with = "doors::account")]
    WaysIn(WaysInEvent),
    /// The invitation page.
    #[serde(with = "doors::pages")]
    Join(JoinEvent),
    /// The banner carousel of the current screen.
    Banner(BannerEvent),
    /// The home screen.
    Home(HomeEvent),
    /// The games lobby.
    #[serde(with = "doors::play")]
    Lobby(LobbyEvent),
    /// The popup list of a vendor's games.
    #[serde(with = "doors::pages")]
    GameList(GameListEvent),
    /// Rooms of player-versus-player games.
    #[serde(with = "doors::play")]
    Rooms(RoomsEvent),
    /// The lottery page.
    #[serde(with = "doors::pages")]
    Lottery(LotteryEvent),
    /// Home below the fold.
    #[serde(with = "doors::pages")]
    Showcase(ShowcaseEvent),
    /// Games anywhere: play, favourite.
    Game(GameEvent),
    /// Notices.
    Notices(NoticesEvent),
    /// Promotions.
    #[serde(with = "doors::promotions")]
    Promotions(PromotionsEvent),
    /// The points mall.
    #[serde(with = "doors::promotions")]
    PointMall(PointMallEvent),
    /// The help centre.
    #[serde(with = "doors::pages")]
    Help(HelpEvent),
    /// Customer service.
    Support(SupportEvent),
    /// The download page.
    #[serde(with = "doors::pages")]
    Down(DownEvent),
    /// The dialog on top.
    Dialog(DialogEvent),
}

/// Events of the whole site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SiteEvent {
    /// Choose a language by its code. One that is not offered changes nothing.
    Language(String),
    /// Switch between dark and light.
    ToggleTheme,
    /// Try again after start-up failed.
    Retry,
    /// The page was hidden (`false`) or shown again (`true`); tickers stop while hidden.
    Visible(bool),
    /// A toast was read.
    DismissToast(u32),
    /// The time zone or the clock of the device changed, or the page woke up.
    Woke,
    /// The build of the site that the page runs on.
    Renewal(RenewalEvent),
}

/// Where the visitor is. The view owns the browser history and reports every entry; the core answers with `Navigate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RouteEvent {
    /// The location became this: at start, by a link, or by Back and Forward.
    Entered {
        /// Path with leading slash.
        path: String,
        /// Query without the question mark.
        query: String,
    },
    /// Open an overlay over the current screen.
    Open(Overlay),
    /// Close the overlay on top.
    Close,
}

/// Overlays that are part of the URL, so that Back closes them and a link opens them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Overlay {
    /// Login form: `?modal=login`.
    Login,
    /// Registration form: `?modal=register`.
    Register,
    /// Form for a forgotten password: `?modal=forgotPassword`.
    ForgotPassword,
    /// Form that changes the password: `?modal=changePassword`.
    ChangePassword,
    /// Passkeys, authenticator, sessions: `?modal=waysIn`.
    WaysIn,
    /// One notice: `?modal=notice`.
    Notice,
    /// The announcement reader: `?modal=announcement`.
    Announcement,
}

/// Who the visitor is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SessionEvent {
    /// Asks for confirmation, then signs out.
    SignOut,
    /// Fetch the balance again.
    RefreshBalance,
    /// Show or hide the balance.
    ToggleBalance,
}

/// Notices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum NoticesEvent {
    /// Read the notice with this key by itself: it was pressed in the marquee, or stepped to.
    Read(String),
    /// Read the notice with this key beside the list.
    Select(String),
    /// The popup on show was read: the next one comes.
    ClosePopup,
    /// No more popups in this session.
    SkipPopups,
    /// Jump to a page of the list.
    Page(u32),
    /// Fetch again what failed.
    Retry,
    /// Stop or start the marquee.
    ToggleMarquee,
}

/// The dialog on top.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DialogEvent {
    /// A button was pressed.
    Press {
        /// Key of the dialog.
        dialog: u32,
        /// Index of the button.
        button: u32,
    },
    /// Escape or a click on the background; ignored where the dialog forbids it.
    Dismiss(u32),
    /// Enter: presses the default button.
    Enter(u32),
}
