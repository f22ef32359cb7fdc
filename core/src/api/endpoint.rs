//! The endpoint table: one line a call. Paths are those of section 7 to the letter; a relayed call stands under
//! `/wps/relay/` by its name.

use crate::effect::Method::{self, Delete, Get, Post, Put};

/// Platform string of the game list calls (section 9).
pub const PLATFORM: &str = "flash,html5-desktop";

/// Who may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Anyone. The token travels along when there is one, since some answers differ for members.
    Public,
    /// Only with a session token; the server repeats this gate.
    Member,
}

/// How the body travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// As JSON, or none.
    Plain,
    /// Encrypted for the server (HPKE, RFC 9180).
    Sealed,
    /// As an HTML form would send it.
    Form,
    /// As a file of the visitor's: bytes that the core never sees.
    File,
}

/// A call that the server answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endpoint {
    /// HTTP method.
    pub method: Method,
    /// Path on the site's origin.
    pub path: &'static str,
    /// Who may call.
    pub access: Access,
    /// How the body travels.
    pub body: Body,
}

impl Endpoint {
    /// Whether the call changes something: it then carries an idempotency key and is never aborted.
    pub fn mutates(&self) -> bool {
        self.method != Get
    }
}

macro_rules! endpoints {
    ($($(#[$doc:meta])* $name:ident = $method:ident $path:literal $access:ident $body:ident;)*) => {
        $($(#[$doc])* pub const $name: Endpoint =
            Endpoint { method: $method, path: $path, access: Access::$access, body: Body::$body };)*
        /// Every endpoint that the client calls.
        pub const ALL: &[Endpoint] = &[$($name),*];
    };
}

endpoints! {
    /// System status and site settings; the first call of a visit.
    STATUS = Get "/wps/system/status" Public Plain;
    /// How often the operator has changed the site.
    REVISION = Get "/wps/system/revision" Public Plain;
    /// A nonce for one sealed call.
    SEAL = Get "/wps/system/seal" Public Plain;
    /// Log in.
    LOGIN = Post "/wps/session/login" Public Sealed;
    /// Log in again by the remember-me cookie.
    REMEMBERED = Post "/wps/session/remembered" Public Plain;
    /// Log out.
    LOGOUT = Delete "/wps/session/logout" Member Plain;
    /// A captcha picture.
    CAPTCHA = Get "/wps/captcha" Public Plain;
    /// What each field of the account forms accepts.
    REGISTER_SETTINGS = Get "/wps/system/setting/register" Public Plain;
    /// Register by account name.
    REGISTER = Put "/wps/member/register" Public Sealed;
    /// Register by mobile number.
    REGISTER_MOBILE = Put "/wps/member/register/mobile" Public Sealed;
    /// Whether an affiliate has this code.
    AFFILIATE = Get "/wps/agent/affiliate" Public Plain;
    /// Send a login code.
    SMS_LOGIN = Post "/wps/verification/sms/noLogin" Public Plain;
    /// Send a registration code.
    SMS_REGISTER = Post "/wps/verification/sms/register" Public Plain;
    /// Send a code for a forgotten password.
    SMS_PASSWORD = Post "/wps/verification/sms/password" Public Plain;
    /// Have a firebase-style gateway send its code.
    FIREBASE_SEND = Post "/wps/verification/firebase/send" Public Plain;
    /// Trade that code for an identity token.
    FIREBASE_VERIFY = Post "/wps/verification/firebase/verify" Public Sealed;
    /// Log in as a guest of the free demo.
    FREE_PLAY = Post "/wps/session/login/freeplay" Public Sealed;
    /// Trade the ticket of a social login for a session.
    SOCIAL = Post "/wps/session/login/social" Public Sealed;
    /// Send the code of a second factor.
    FACTOR_SEND = Post "/wps/session/factor/send" Public Plain;
    /// Answer the second factor.
    FACTOR = Post "/wps/session/factor" Public Sealed;
    /// Prove the password again.
    REAUTHENTICATE = Post "/wps/session/reauthenticate" Member Sealed;
    /// Begin a login by passkey.
    PASSKEY_LOGIN_OPTIONS = Post "/wps/session/passkey/options" Public Plain;
    /// Log in by passkey.
    PASSKEY_LOGIN = Post "/wps/session/passkey" Public Plain;
    /// The member's passkeys.
    PASSKEYS = Get "/wps/member/passkeys" Member Plain;
    /// Begin to add a passkey.
    PASSKEY_ADD_OPTIONS = Post "/wps/member/passkeys/options" Member Plain;
    /// Add a passkey.
    PASSKEY_ADD = Put "/wps/member/passkeys" Member Plain;
    /// Remove a passkey.
    PASSKEY_REMOVE = Delete "/wps/member/passkeys" Member Plain;
    /// Whether an authenticator is set up.
    TOTP = Get "/wps/member/totp" Member Plain;
    /// Begin to set up an authenticator.
    TOTP_BEGIN = Post "/wps/member/totp" Member Plain;
    /// Confirm it with its first code.
    TOTP_CONFIRM = Put "/wps/member/totp" Member Sealed;
    /// Remove the authenticator.
    TOTP_REMOVE = Delete "/wps/member/totp" Member Plain;
    /// The member's sessions.
    SESSIONS = Get "/wps/member/sessions" Member Plain;
    /// End a session.
    SESSION_END = Delete "/wps/member/sessions" Member Plain;
    /// Change the password.
    PASSWORD = Post "/wps/member/password" Member Sealed;
    /// Send the mail for a forgotten password.
    PASSWORD_EMAIL = Post "/wps/member/password/email" Public Form;
    /// Set a password by the link of that mail.
    PASSWORD_RESET = Post "/wps/member/password/reset" Public Sealed;
    /// Set a password by SMS code.
    PASSWORD_MOBILE = Post "/wps/member/password/verification" Public Sealed;
    /// Tell the server the language.
    LANGUAGE = Post "/wps/system/language" Public Plain;
    /// Who the member is.
    MEMBER_INFO = Get "/wps/member/info" Member Plain;
    /// The balance.
    BALANCE = Get "/wps/v2/wallets/balance" Member Plain;
    /// Unread messages.
    UNREAD = Get "/wps/relay/CSP_unreadCount" Member Plain;
    /// Where a conversation with customer service starts.
    ONLINE_SERVICE = Get "/wps/system/onlineService" Public Plain;
    /// Banners and notices.
    NOTICES = Get "/wps/relay/MCSFE_getListAnnouncements" Public Plain;
    /// Help pages, and what letters to the operator may hold.
    HELP_CENTRE = Get "/wps/system/helpCenter" Public Plain;
    /// Send feedback.
    FEEDBACK = Put "/wps/feedback" Public Plain;
    /// Apply to become an affiliate.
    AFFILIATE_APPLICATION = Put "/wps/agent/application" Public Plain;
    /// Vendors by game type.
    VENDORS = Get "/wps/relay/GCSGAME_gameVendor" Public Plain;
    /// Hot games.
    HOT_GAMES = Get "/wps/relay/GCSGAME_hotGamesV2" Public Plain;
    /// What is played most.
    POPULAR_GAMES = Get "/lgw/games/popular" Public Plain;
    /// Games by filter.
    GAME_LIST = Get "/wps/relay/GCSGAME_gameList" Public Plain;
    /// Games of a vendor in one game type.
    VENDOR_GAMES = Get "/wps/relay/GCSGAME_getVassGameType" Public Plain;
    /// Rooms of player-versus-player games.
    ROOMS = Get "/wps/relay/GLS2_roomList" Public Plain;
    /// Who won.
    WINNER_BOARD = Get "/wps/relay/ODSFE2_getWinnerBoard" Public Plain;
    /// Featured games.
    FEATURED_GAMES = Get "/wps/system/featuredGames" Public Plain;
    /// The next draw of each lottery.
    DRAWS = Get "/lgw/vn/numeros/opened/game" Public Plain;
    /// Ids of favourites.
    FAVOURITE_IDS = Get "/wps/relay/MCSFE_getFavoriteGames" Member Plain;
    /// Favourites.
    FAVOURITE_LIST = Get "/wps/relay/MCSFE_getFavoriteGamesList" Member Plain;
    /// Mark a favourite.
    FAVOURITE_ADD = Post "/wps/relay/MCSFE_favoriteGame" Member Plain;
    /// Unmark a favourite.
    FAVOURITE_REMOVE = Delete "/wps/relay/MCSFE_favoriteGame" Member Plain;
    /// What the member played last.
    RECENT_LIST = Get "/wps/relay/GCS_recentGame" Member Plain;
    /// Promotions.
    PROMOTIONS = Get "/wps/promotions" Public Plain;
    /// A promotion with its terms.
    PROMOTION = Get "/wps/promotions/detail" Public Plain;
    /// Sign up for a promotion.
    PROMOTION_JOIN = Post "/wps/promotions/join" Member Plain;
    /// Take the reward of a promotion.
    PROMOTION_CLAIM = Post "/wps/promotions/claim" Member Plain;
    /// Apply for a promotion.
    PROMOTION_APPLY = Post "/wps/promotions/apply" Member Plain;
    /// Upload a picture for an application.
    PROMOTION_IMAGE = Post "/wps/promotions/image" Member File;
    /// Draw once.
    RAFFLE_DRAW = Post "/wps/relay/MCS2_claimRafflePromotion" Member Plain;
    /// What points buy.
    POINT_REWARDS = Get "/wps/relay/MCS2_getPointReward" Public Plain;
    /// How points are earned.
    POINT_CONFIG = Get "/wps/relay/MCS2_getPointConfig" Public Plain;
    /// The member's points.
    POINT_BALANCE = Get "/wps/relay/MCS2_getPointBalance" Member Plain;
    /// Start a game of the operator's own platform, or of a lottery or card-game vendor.
    LAUNCH = Post "/wps/game/launchGame" Member Plain;
    /// Start a game through the relay.
    LAUNCH_RELAY = Post "/wps/relay/GCS_gameLaunchFB" Member Plain;
}
