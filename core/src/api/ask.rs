//! What the core asks of the server: one variant a call, with what is needed to understand the reply when it comes.

use super::endpoint::{self, Endpoint};
use crate::domain::field::FormName;
use crate::domain::letter::Letter;
use crate::domain::listing::Listing;
use crate::feature::promotions::Act;
use crate::wire::{Game, LoginType};

/// A call and its reason.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ask {
    /// System status.
    Status,
    /// How often the operator has changed the site.
    Revision,
    /// Log in by the remember-me cookie.
    Remembered,
    /// Log in. The password is in the sealed body only.
    Login {
        /// Account name as sent, or the number of a login by mobile.
        username: String,
        /// Remember-me was ticked.
        remember: bool,
        /// How it proves who it is.
        by: LoginType,
    },
    /// Log in as a guest of the free demo.
    FreePlay,
    /// Trade the ticket of a social login.
    Social,
    /// Begin a login by passkey.
    PasskeyLoginOptions,
    /// Log in by passkey.
    PasskeyLogin,
    /// Answer the second factor.
    Factor,
    /// Set a password by SMS code.
    PasswordMobile,
    /// Send the mail for a forgotten password.
    PasswordEmail,
    /// Set a password by the link of that mail.
    PasswordReset,
    /// Change the password.
    ChangePassword,
    /// Prove the password again.
    Reauthenticate,
    /// The member's passkeys.
    Passkeys,
    /// Begin to add a passkey.
    PasskeyAddOptions,
    /// Add a passkey.
    PasskeyAdd,
    /// Remove a passkey.
    PasskeyRemove,
    /// Whether an authenticator is set up.
    Totp,
    /// Begin to set up an authenticator.
    TotpBegin,
    /// Confirm it with its first code.
    TotpConfirm,
    /// Remove the authenticator.
    TotpRemove,
    /// The member's sessions.
    OwnSessions,
    /// End sessions.
    SessionEnd,
    /// Log out.
    Logout,
    /// A captcha of a form.
    Captcha(FormName),
    /// The operator's field rules.
    RegisterSettings,
    /// Whether an affiliate has this code.
    Affiliate {
        /// The code comes from the link that was followed, not from the form.
        from_link: bool,
    },
    /// Register. Everything is in the sealed body only.
    Register {
        /// By mobile number.
        mobile: bool,
        /// Account name as sent; empty on the mobile tab.
        username: String,
    },
    /// Send a code.
    SendCode {
        /// For which form.
        form: FormName,
        /// Which way it goes.
        way: CodeWay,
    },
    /// Trade the code of a firebase-style gateway for an identity token.
    FirebaseVerify(FormName),
    /// Tell the server the language.
    SaveLanguage,
    /// Who the member is.
    MemberInfo,
    /// The balance.
    Balance,
    /// Unread messages.
    Unread,
    /// Where a conversation with customer service starts.
    OnlineService,
    /// Banners and notices.
    Notices,
    /// Help pages.
    HelpCentre,
    /// Send a letter to the operator.
    Letter(Letter),
    /// Vendors by game type.
    Vendors,
    /// Hot games.
    HotGames,
    /// What is played most.
    PopularGames,
    /// A page of a lobby.
    LobbyPage {
        /// Which games.
        listing: Listing,
        /// Which page, from 1.
        page: u32,
        /// Append to what shows instead of replacing it.
        append: bool,
    },
    /// A page of a vendor's popup list.
    VendorGames,
    /// Rooms of player-versus-player games.
    Rooms,
    /// Featured games.
    Featured,
    /// Who won.
    Winners,
    /// The next draws of lotteries.
    Draws {
        /// Of home, not of the lottery page.
        home: bool,
    },
    /// Ids of favourites.
    FavouriteIds,
    /// Mark or unmark a favourite.
    SetFavourite {
        /// The game.
        game: Box<Game>,
        /// Mark it.
        on: bool,
    },
    /// Promotions.
    Promotions,
    /// A promotion by its id.
    Promotion(String),
    /// Take part in a promotion.
    PromotionAct {
        /// Which promotion.
        id: String,
        /// How.
        act: Act,
    },
    /// Upload the picture with this handle.
    PromotionImage(u32),
    /// What points buy.
    PointRewards,
    /// How points are earned.
    PointConfig,
    /// The member's points.
    PointBalance,
    /// Start a game.
    Launch {
        /// Go through the relay.
        relay: bool,
    },
}

/// Who sends a code, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeWay {
    /// SMS of a login.
    Login,
    /// SMS of a registration.
    Register,
    /// SMS of a password recovery.
    Password,
    /// SMS or mail of a second factor.
    Factor,
    /// The SMS of a firebase-style gateway.
    Firebase,
}

impl CodeWay {
    fn endpoint(self) -> Endpoint {
        match self {
            CodeWay::Login => endpoint::SMS_LOGIN,
            CodeWay::Register => endpoint::SMS_REGISTER,
            CodeWay::Password => endpoint::SMS_PASSWORD,
            CodeWay::Factor => endpoint::FACTOR_SEND,
            CodeWay::Firebase => endpoint::FIREBASE_SEND,
        }
    }
}

impl Ask {
    /// The call that it makes.
    pub fn endpoint(&self) -> Endpoint {
        use crate::domain::game::LobbyMode;
        match self {
            Ask::Status => endpoint::STATUS,
            Ask::Revision => endpoint::REVISION,
            Ask::Remembered => endpoint::REMEMBERED,
            Ask::Login { .. } => endpoint::LOGIN,
            Ask::FreePlay => endpoint::FREE_PLAY,
            Ask::Social => endpoint::SOCIAL,
            Ask::PasskeyLoginOptions => endpoint::PASSKEY_LOGIN_OPTIONS,
            Ask::PasskeyLogin => endpoint::PASSKEY_LOGIN,
            Ask::Factor => endpoint::FACTOR,
            Ask::PasswordMobile => endpoint::PASSWORD_MOBILE,
            Ask::PasswordEmail => endpoint::PASSWORD_EMAIL,
            Ask::PasswordReset => endpoint::PASSWORD_RESET,
            Ask::ChangePassword => endpoint::PASSWORD,
            Ask::Reauthenticate => endpoint::REAUTHENTICATE,
            Ask::Passkeys => endpoint::PASSKEYS,
            Ask::PasskeyAddOptions => endpoint::PASSKEY_ADD_OPTIONS,
            Ask::PasskeyAdd => endpoint::PASSKEY_ADD,
            Ask::PasskeyRemove => endpoint::PASSKEY_REMOVE,
            Ask::Totp => endpoint::TOTP,
            Ask::TotpBegin => endpoint::TOTP_BEGIN,
            Ask::TotpConfirm => endpoint::TOTP_CONFIRM,
            Ask::TotpRemove => endpoint::TOTP_REMOVE,
            Ask::OwnSessions => endpoint::SESSIONS,
            Ask::SessionEnd => endpoint::SESSION_END,
            Ask::Logout => endpoint::LOGOUT,
            Ask::Captcha(_) => endpoint::CAPTCHA,
            Ask::RegisterSettings => endpoint::REGISTER_SETTINGS,
            Ask::Affiliate { .. } => endpoint::AFFILIATE,
            Ask::Register { mobile: false, .. } => endpoint::REGISTER,
            Ask::Register { mobile: true, .. } => endpoint::REGISTER_MOBILE,
            Ask::SendCode { way, .. } => way.endpoint(),
            Ask::FirebaseVerify(_) => endpoint::FIREBASE_VERIFY,
            Ask::SaveLanguage => endpoint::LANGUAGE,
            Ask::MemberInfo => endpoint::MEMBER_INFO,
            Ask::Balance => endpoint::BALANCE,
            Ask::Unread => endpoint::UNREAD,
            Ask::OnlineService => endpoint::ONLINE_SERVICE,
            Ask::Notices => endpoint::NOTICES,
            Ask::HelpCentre => endpoint::HELP_CENTRE,
            Ask::Letter(Letter::Feedback) => endpoint::FEEDBACK,
            Ask::Letter(Letter::Application) => endpoint::AFFILIATE_APPLICATION,
            Ask::Vendors => endpoint::VENDORS,
            Ask::HotGames => endpoint::HOT_GAMES,
            Ask::PopularGames => endpoint::POPULAR_GAMES,
            Ask::LobbyPage { listing, .. } => match listing.mode {
                LobbyMode::All | LobbyMode::Hot => endpoint::GAME_LIST,
                LobbyMode::Favourite => endpoint::FAVOURITE_LIST,
                LobbyMode::Recent => endpoint::RECENT_LIST,
            },
            Ask::VendorGames => endpoint::VENDOR_GAMES,
            Ask::Rooms => endpoint::ROOMS,
            Ask::Featured => endpoint::FEATURED_GAMES,
            Ask::Winners => endpoint::WINNER_BOARD,
            Ask::Draws { .. } => endpoint::DRAWS,
            Ask::FavouriteIds => endpoint::FAVOURITE_IDS,
            Ask::SetFavourite { on: true, .. } => endpoint::FAVOURITE_ADD,
            Ask::SetFavourite { on: false, .. } => endpoint::FAVOURITE_REMOVE,
            Ask::Promotions => endpoint::PROMOTIONS,
            Ask::Promotion(_) => endpoint::PROMOTION,
            Ask::PromotionAct { act, .. } => act.endpoint(),
            Ask::PromotionImage(_) => endpoint::PROMOTION_IMAGE,
            Ask::PointRewards => endpoint::POINT_REWARDS,
            Ask::PointConfig => endpoint::POINT_CONFIG,
            Ask::PointBalance => endpoint::POINT_BALANCE,
            Ask::Launch { relay: true } => endpoint::LAUNCH_RELAY,
            Ask::Launch { relay: false } => endpoint::LAUNCH,
        }
    }
}
