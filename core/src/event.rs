//! What may come into the core: [`UiEvent`] is all that a view may say, [`Reply`] is what only the driver may say.
//!
//! Two enums, so that no view can forge an answer of the server. Events are grouped by the machine that handles them and
//! cross the boundary as plain objects, for example `{ "lobby": { "search": { "text": "koi" } } }`. Events are total: one
//! that does not fit the moment (an unknown key, a closed overlay) changes nothing.

pub mod doors;
mod enter;
mod halls;
mod help;
mod promotions;
mod renewal;
mod support;

use crate::domain::field::{Field, FormName};
use crate::effect::{Module, Part, Ticket, TimerId};
use crate::secret::Secret;
use crate::wire::CaptchaKind;
use serde::{Deserialize, Serialize};

pub use enter::*;
pub use halls::*;
pub use help::*;
pub use promotions::*;
pub use renewal::*;
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

/// The login form. Passwords and codes are typed into uncontrolled inputs and reach the core only with `Submit`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginEvent {
    /// Log in by account name or by mobile number.
    Tab(LoginTab),
    /// The visitor changed a field: its error goes away.
    Edited(Field),
    /// Send the form of the username tab.
    Submit {
        /// As typed; trimmed by the core.
        username: String,
        /// As typed; trimmed by the core.
        password: Secret,
        /// What was read from the captcha, empty while none is asked.
        captcha: Secret,
        /// Sign this browser in for 24 hours.
        remember: bool,
    },
    /// Show or hide the password.
    TogglePassword,
    /// All that stands in the field of the mobile number now.
    Number(String),
    /// Send a code to the number; at most once a second, and not while the countdown runs.
    GetCode {
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form of the mobile tab.
    #[serde(rename_all = "camelCase")]
    SubmitMobile {
        /// Code of the SMS.
        verification_code: Secret,
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
        /// Sign this browser in for 24 hours.
        remember: bool,
    },
    /// Log in as a guest of the free demo.
    FreePlay,
    /// Log in at the provider with this name.
    Social(String),
    /// Log in by passkey.
    Passkey,
}

/// Tabs of the login form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginTab {
    /// By account name and password.
    #[default]
    Username,
    /// By mobile number and SMS code.
    Mobile,
}

/// The registration form. What is typed comes with every change; what is typed into a secret field is judged and forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterEvent {
    /// Show the tab of this way to register.
    Tab(RegisterTab),
    /// A field changed: its error goes away. For the password its strength is told.
    Typed {
        /// Which.
        field: Field,
        /// All that stands in it now.
        value: Secret,
    },
    /// The visitor left a field: it is checked.
    Left {
        /// Which.
        field: Field,
        /// What stands in it.
        value: Secret,
        /// What stands in the password field; only for the field that repeats it.
        #[serde(default)]
        password: Secret,
    },
    /// The password field got the focus for the first time.
    PasswordFocused,
    /// The box of age and terms was ticked or cleared.
    Consent(bool),
    /// Send a code to the number.
    #[serde(rename_all = "camelCase")]
    GetCode {
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form. Secret fields that do not show are left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// Password.
        #[serde(default)]
        password: Secret,
        /// The same again.
        #[serde(default)]
        confirm_password: Secret,
        /// Password for payments.
        #[serde(default)]
        payment_password: Secret,
        /// Code of the SMS.
        #[serde(default)]
        verification_code: Secret,
        /// What was read from the captcha.
        #[serde(default)]
        captcha: Secret,
    },
    /// Clear the form.
    Reset,
    /// Fetch the operator's rules again.
    Retry,
}

/// Ways to register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterTab {
    /// By account name.
    #[default]
    Account,
    /// By mobile number.
    Mobile,
}

/// The captcha of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CaptchaEvent {
    /// Fetch another one; at most once a second.
    Refresh(FormName),
    /// Ask for another kind.
    Kind {
        /// Whose captcha.
        form: FormName,
        /// Which kind.
        kind: CaptchaKind,
    },
    /// The answer was changed: its error goes away.
    Edited(FormName),
}

/// The country list of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CountryEvent {
    /// Open the list, or close it.
    Toggle(FormName),
    /// The focus left the list: it closes after a moment, unless the focus comes back.
    Blur(FormName),
    /// The focus came back into the list.
    Focus(FormName),
    /// Close the list at once (Escape).
    Close(FormName),
    /// The text of the search box changed.
    Search {
        /// Whose list.
        form: FormName,
        /// As typed.
        text: String,
    },
    /// A country was chosen, by its code.
    Choose {
        /// Whose list.
        form: FormName,
        /// ISO 3166 alpha-2.
        country: String,
    },
    /// What the browser calls countries in the language of the page: code and name. The search finds these names.
    Names(Vec<(String, String)>),
}

/// The banner carousel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BannerEvent {
    /// A dot was chosen or a swipe ended on this slide.
    Show(u32),
    /// Pause or resume by the button; it stays so until pressed again.
    TogglePause,
    /// The pointer or the focus is on the carousel (`true`) or has left it.
    Hold(bool),
    /// Open what the slide on top leads to.
    Open,
}

/// The home screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HomeEvent {
    /// Fetch again what failed.
    Retry,
    /// Search all slots for this name.
    Search(String),
    /// Stop or start the jackpot's rolling digits.
    ToggleJackpot,
}

/// The games lobby (sections 2 and 4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LobbyEvent {
    /// Choose a vendor by its code.
    Vendor(String),
    /// Choose a mode.
    Mode(crate::domain::game::LobbyMode),
    /// Choose a classification by its code; empty is all.
    Classification(String),
    /// Choose a minimum bet by its decimal string; empty is all.
    MinBet(String),
    /// The text of the search box changed.
    Search {
        /// As typed.
        text: String,
        /// Enter was pressed: search at once.
        now: bool,
    },
    /// Jump to a page.
    Page(u32),
    /// Append the next page (scroll loading).
    LoadMore,
    /// Back to all games: search, classification and minimum bet empty.
    ClearFilters,
    /// Fetch again what failed.
    Retry,
}

/// Games anywhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameEvent {
    /// Start the game with this key.
    Play(String),
    /// Start the game with this key in a frame that fills the page.
    PlayFramed(String),
    /// Start the lobby of a vendor card: game type and vendor.
    #[serde(rename_all = "camelCase")]
    PlayVendor {
        /// Game type code.
        game_type: String,
        /// Vendor code.
        vendor: String,
    },
    /// Mark or unmark the game with this key as a favourite.
    ToggleFavourite(String),
    /// A message of the game's page, checked for origin and source by the view, for shape here.
    Message(GameMessage),
    /// Leave the running game.
    Leave,
    /// Try the launch again.
    Retry,
}

/// What a running game may tell the site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameMessage {
    /// The game can be played.
    Ready,
    /// The balance may have changed: ask the wallet, never the message.
    Balance,
    /// The player pressed the game's own way out.
    Exit,
    /// The game cannot go on.
    Error,
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

/// What only the driver may say.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// An HTTP call ended, in whatever way. Every call is answered exactly once.
    Http {
        /// The ticket that the effect carried.
        ticket: Ticket,
        /// How it ended.
        outcome: Result<HttpReply, Transport>,
    },
    /// A body was sealed (or could not be).
    Sealed {
        /// The ticket that the effect carried.
        ticket: Ticket,
        /// Encapsulated key and cipher text, base64url without padding.
        outcome: Result<SealedParts, SealFailure>,
    },
    /// A passkey ceremony ended.
    Passkey {
        /// The ticket that the effect carried.
        ticket: Ticket,
        /// What the browser's credential became as JSON text.
        outcome: Result<String, PasskeyFailure>,
    },
    /// A timer rang.
    Timer(TimerId),
    /// The server told another revision of the site beside a reply, which follows.
    Revision(u64),
    /// A module of the browser's own came, or could not be had. Asked for by `Effect::Load`.
    Loaded {
        /// Which.
        module: Module,
        /// It is there and answers from now on.
        there: bool,
    },
    /// A part of the core's own code came, or could not be had. It may come unasked, as a view needs it.
    PartLoaded {
        /// Which.
        part: Part,
        /// Its doors may be used from now on.
        there: bool,
    },
    /// The sum of a captcha was done.
    WorkSolved {
        /// The captcha that the effect named.
        captcha_id: String,
        /// The number in decimal; nothing when it could not be found.
        answer: Option<String>,
    },
}

/// Why a passkey ceremony gave no credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyFailure {
    /// The visitor closed the browser's window, or let its time pass.
    Cancelled,
    /// This authenticator holds one for the account already.
    Known,
    /// The browser can not.
    Unsupported,
}

/// Why an HTTP call has no reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// No connection, or it broke.
    Network,
    /// The deadline passed. The server may or may not have acted.
    Timeout,
    /// The core withdrew the call.
    Aborted,
}

/// A reply as it came.
#[derive(Clone, PartialEq)]
pub struct HttpReply {
    /// HTTP status.
    pub status: u16,
    /// Header `Retry-After` in seconds.
    pub retry_after: Option<u32>,
    /// Header `X-Request-Id`.
    pub request_id: Option<String>,
    /// Body as text; decoded by the core.
    pub body: String,
}

impl std::fmt::Debug for HttpReply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HttpReply {{ status: {}, body: {} bytes }}", self.status, self.body.len())
    }
}

/// A sealed body.
#[derive(Clone, Debug, PartialEq)]
pub struct SealedParts {
    /// Encapsulated key.
    pub enc: String,
    /// Cipher text.
    pub ct: String,
}

/// Why a body could not be sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealFailure {
    /// The extras module did not load.
    NotLoaded,
    /// The key of the server is not one.
    BadKey,
}
