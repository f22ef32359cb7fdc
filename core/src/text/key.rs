//! Keys of every text that the core can ask for.

macro_rules! keys {
    ($($name:ident = $key:literal;)*) => {
        $(#[doc = concat!("Key `", $key, "`.")] pub const $name: &str = $key;)*
        /// Every key.
        pub const ALL: &[&str] = &[$($key),*];
    };
}

keys! {
    TITLE_HOME = "title-home";
    TITLE_RNG = "title-rng";
    TITLE_PVP = "title-pvp";
    TITLE_FISH = "title-fish";
    TITLE_LIVE = "title-live";
    TITLE_SPORTS = "title-sports";
    TITLE_ESPORTS = "title-esports";
    TITLE_SV3 = "title-sv3";
    TITLE_ELOTT = "title-elott";
    TITLE_LOTT = "title-lott";
    TITLE_LOTTERY = "title-lottery";
    TITLE_PROMOTIONS = "title-promotions";
    TITLE_PROMO_DETAIL = "title-promo-detail";
    TITLE_POINT_MALL = "title-point-mall";
    TITLE_NOTICES = "title-notices";
    TITLE_HELP = "title-help";
    TITLE_DOWNLOAD = "title-download";
    TITLE_JOIN = "title-join";
    TITLE_SEAMLESS = "title-seamless";
    TITLE_FBSPORTS = "title-fbsports";
    TITLE_GAME = "title-game";
    TITLE_LOGIN = "title-login";
    TITLE_REGISTER = "title-register";
    TITLE_FORGOT_PASSWORD = "title-forgot-password";
    TITLE_CHANGE_PASSWORD = "title-change-password";
    TITLE_GAME_LIST = "title-game-list";
    TITLE_CHAT_ROOM = "title-chat-room";
    TITLE_MEMBER_CENTRE = "title-member-centre";
    TITLE_AGENT_CENTRE = "title-agent-centre";
    TITLE_NOT_FOUND = "title-not-found";

    NAV_HOME = "nav-home";
    NAV_GAMES = "nav-games";
    NAV_DEPOSIT = "nav-deposit";
    NAV_PROMOTIONS = "nav-promotions";
    NAV_ME = "nav-me";
    NAV_RNG = "nav-rng";
    NAV_PVP = "nav-pvp";
    NAV_FISH = "nav-fish";
    NAV_LIVE = "nav-live";
    NAV_SPORTS = "nav-sports";
    NAV_ESPORTS = "nav-esports";
    NAV_SV3 = "nav-sv3";
    NAV_ELOTT = "nav-elott";

    MENU_ACCOUNT_RECORD = "menu-account-record";
    MENU_PROFIT_AND_LOSS = "menu-profit-and-loss";
    MENU_REWARD_CENTRE = "menu-reward-centre";
    MENU_SECURITY_CENTRE = "menu-security-centre";

    MODE_ALL = "mode-all";
    MODE_HOT = "mode-hot";
    MODE_FAVOURITE = "mode-favourite";
    MODE_RECENT = "mode-recent";
    CLASS_ALL = "class-all";
    CLASS_JP = "class-jp";
    CLASS_TG = "class-tg";
    CLASS_AC = "class-ac";
    CLASS_BG = "class-bg";
    MIN_BET_ALL = "min-bet-all";
    MIN_BET_FROM = "min-bet-from";

    FIELD_USERNAME_EMPTY = "field-username-empty";
    FIELD_PASSWORD_EMPTY = "field-password-empty";
    FIELD_CAPTCHA_EMPTY = "field-captcha-empty";
    WANTED_PLAY = "wanted-play";
    WANTED_FAVOURITE = "wanted-favourite";
    WANTED_PAGE = "wanted-page";
    WANTED_SESSION_ENDED = "wanted-session-ended";

    SIGN_OUT_TITLE = "sign-out-title";
    SIGN_OUT_TEXT = "sign-out-text";
    SIGN_OUT_CONFIRM = "sign-out-confirm";
    CANCEL = "cancel";
    CLOSE = "close";
    WARNING_TITLE = "warning-title";
    NEED_TRUE_ACCOUNT = "in_need_true_account";
    NEED_TRUE_ACCOUNT_CONFIRM = "in_increase_submit";
    PASSWORD_WEAK_TITLE = "password-weak-title";
    PASSWORD_WEAK_TEXT = "password-weak-text";
    PASSWORD_EXPIRED_TEXT = "password-expired-text";
    FIRST_LOGIN_TITLE = "first-login-title";
    FIRST_LOGIN_TEXT = "first-login-text";

    TOAST_SIGNED_OUT = "toast-signed-out";
    TOAST_FAVOURITE_FAILED = "toast-favourite-failed";
    TOAST_SESSION_ENDED = "toast-session-ended";

    ERROR_NETWORK = "error-network";
    ERROR_TIMEOUT = "error-timeout";
    ERROR_GARBLED = "error-garbled";
    ERROR_SYSTEM = "error-system";
    ERROR_OTHER = "error-other";
    ERROR_UNAVAILABLE = "error-unavailable";
    ERROR_IN_PROGRESS = "error-in-progress";
    ERROR_OPERATION = "error-operation";
    ERROR_SEAL = "error-seal";
    ERROR_WRONG_CREDENTIALS = "error-wrong-credentials";
    ERROR_CAPTCHA_REQUIRED = "error-captcha-required";
    ERROR_ACCOUNT_LOCKED = "error-account-locked";
    ERROR_ACCOUNT_SUSPENDED = "error-account-suspended";
    ERROR_TOO_MANY_REQUESTS = "error-too-many-requests";
    ERROR_NOT_LOGGED_IN = "error-not-logged-in";
    ERROR_NON_AGENT = "error-non-agent";
    ERROR_REGION = "error-region";
    ERROR_NOT_FOUND = "error-not-found";
    ERROR_GAME_NOT_FOUND = "error-game-not-found";
    ERROR_GAME_UNAVAILABLE = "error-game-unavailable";
    ERROR_GAME_STOPPED = "error-game-stopped";
}
