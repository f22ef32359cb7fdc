//! The names of the slices, and sets of them.

use serde::Serialize;

/// One part of what the views show. Each changes, and is read, on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Slice {
    /// Start-up phase, language, theme, brand: [`SiteView`](super::SiteView).
    Site,
    /// Screen, overlay, title: [`RouteView`](super::RouteView).
    Route,
    /// Header, bottom bar, footer: [`FrameView`](super::FrameView).
    Frame,
    /// Visitor or member: [`SessionView`](super::SessionView).
    Session,
    /// Balance: [`WalletView`](super::WalletView).
    Wallet,
    /// Carousel of the screen: [`BannerView`](super::BannerView).
    Banner,
    /// Home: [`HomeView`](super::HomeView).
    Home,
    /// Jackpot: [`JackpotView`](super::JackpotView).
    Jackpot,
    /// Games lobby: [`LobbyView`](super::LobbyView).
    Lobby,
    /// Vendor cards of a game type: [`VendorLobbyView`](super::VendorLobbyView).
    VendorLobby,
    /// Popup list of a vendor's games: [`GameListView`](super::GameListView).
    GameList,
    /// Rooms of the lobby: [`RoomsView`](super::RoomsView).
    Rooms,
    /// Lotteries and their draws: [`LotteryView`](super::LotteryView).
    Lottery,
    /// Home below the fold: [`ShowcaseView`](super::ShowcaseView).
    Showcase,
    /// Running game: [`GameView`](super::GameView).
    Game,
    /// Login form: [`LoginView`](super::LoginView).
    Login,
    /// Registration form: [`RegisterView`](super::RegisterView).
    Register,
    /// Second factor: [`FactorView`](super::FactorView).
    Factor,
    /// Form for a forgotten password: [`ForgotView`](super::ForgotView).
    Forgot,
    /// Form that a recovery mail leads to: [`PasswordView`](super::PasswordView).
    Reset,
    /// Form that changes the password: [`PasswordView`](super::PasswordView).
    ChangePassword,
    /// Passkeys, authenticator, sessions: [`WaysInView`](super::WaysInView).
    WaysIn,
    /// Invitation page: [`JoinView`](super::JoinView).
    Join,
    /// Footer, side bar, phone's menu: [`FootView`](super::FootView).
    Foot,
    /// Chat room: [`ChatRoomView`](super::ChatRoomView).
    ChatRoom,
    /// Download page: [`DownView`](super::DownView).
    Down,
    /// Notices: [`NoticesView`](super::NoticesView).
    Notices,
    /// Promotions, and what is featured: [`PromotionsView`](super::PromotionsView).
    Promotions,
    /// A promotion with its terms: [`PromotionView`](super::PromotionView).
    Promotion,
    /// The points mall: [`PointMallView`](super::PointMallView).
    PointMall,
    /// Help centre: [`HelpView`](super::HelpView).
    Help,
    /// Dialog on top: [`DialogsView`](super::DialogsView).
    Dialogs,
    /// Short messages: [`ToastsView`](super::ToastsView).
    Toasts,
    /// The clock in the footer: [`ClockView`](super::ClockView).
    Clock,
}

impl Slice {
    /// All slices, in the order of their numbers.
    pub const ALL: [Slice; 34] = [
        Slice::Site,
        Slice::Route,
        Slice::Frame,
        Slice::Session,
        Slice::Wallet,
        Slice::Banner,
        Slice::Home,
        Slice::Jackpot,
        Slice::Lobby,
        Slice::VendorLobby,
        Slice::GameList,
        Slice::Rooms,
        Slice::Lottery,
        Slice::Showcase,
        Slice::Game,
        Slice::Login,
        Slice::Register,
        Slice::Factor,
        Slice::Forgot,
        Slice::Reset,
        Slice::ChangePassword,
        Slice::WaysIn,
        Slice::Join,
        Slice::Foot,
        Slice::ChatRoom,
        Slice::Down,
        Slice::Notices,
        Slice::Promotions,
        Slice::Promotion,
        Slice::PointMall,
        Slice::Help,
        Slice::Dialogs,
        Slice::Toasts,
        Slice::Clock,
    ];

    /// The slice's name in the generated TypeScript.
    pub fn name(self) -> &'static str {
        match self {
            Slice::Site => "site",
            Slice::Route => "route",
            Slice::Frame => "frame",
            Slice::Session => "session",
            Slice::Wallet => "wallet",
            Slice::Banner => "banner",
            Slice::Home => "home",
            Slice::Jackpot => "jackpot",
            Slice::Lobby => "lobby",
            Slice::VendorLobby => "vendorLobby",
            Slice::GameList => "gameList",
            Slice::Rooms => "rooms",
            Slice::Lottery => "lottery",
            Slice::Showcase => "showcase",
            Slice::Game => "game",
            Slice::Login => "login",
            Slice::Register => "register",
            Slice::Factor => "factor",
            Slice::Forgot => "forgot",
            Slice::Reset => "reset",
            Slice::ChangePassword => "changePassword",
            Slice::WaysIn => "waysIn",
            Slice::Join => "join",
            Slice::Foot => "foot",
            Slice::ChatRoom => "chatRoom",
            Slice::Down => "down",
            Slice::Notices => "notices",
            Slice::Promotions => "promotions",
            Slice::Promotion => "promotion",
            Slice::PointMall => "pointMall",
            Slice::Help => "help",
            Slice::Dialogs => "dialogs",
            Slice::Toasts => "toasts",
            Slice::Clock => "clock",
        }
    }
}

/// A set of slices; crosses the boundary as a bit mask, which a JavaScript number holds exactly up to 53 slices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SliceSet(u64);

impl SliceSet {
    /// Every slice.
    pub const ALL: SliceSet = SliceSet((1 << Slice::ALL.len()) - 1);

    /// Adds a slice.
    pub fn insert(&mut self, slice: Slice) {
        self.0 |= 1 << slice as u8;
    }

    /// Whether a slice is in the set.
    pub fn contains(self, slice: Slice) -> bool {
        self.0 & (1 << slice as u8) != 0
    }

    /// Whether the set has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The slices of both sets.
    pub fn union(self, other: SliceSet) -> SliceSet {
        SliceSet(self.0 | other.0)
    }

    /// Bit `n` stands for the slice at place `n` of [`Slice::ALL`].
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The slices of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Slice> {
        Slice::ALL.into_iter().filter(move |slice| self.contains(*slice))
    }
}

impl FromIterator<Slice> for SliceSet {
    fn from_iter<T: IntoIterator<Item = Slice>>(slices: T) -> Self {
        let mut set = SliceSet::default();
        slices.into_iter().for_each(|slice| set.insert(slice));
        set
    }
}
