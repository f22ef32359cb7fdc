//! Everything that a view may say, as a table: a line an event, with its name, its pattern, and how a random one is made.
//!
//! The patterns make up one `match` without a wildcard, so that an event that is missing here does not compile.

use super::operator::{
    ACCOUNTS, CAPTCHA_ANSWER, MOBILE, NEW_PASSWORD, PASSWORD, RIGHT_CODE, WEAK_PASSWORD, WRONG_CODE, WRONG_PASSWORD,
};
use super::rng::Rng;
use lumora_core::domain::field::{Field, FormName};
use lumora_core::domain::game::LobbyMode;
use lumora_core::domain::winners::WinnerPeriod;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::view::Slice;
use lumora_core::wire::{CaptchaKind, ContactKind, FactorKind};

/// Makes a random event of one kind, sometimes one that fits the moment.
type Maker = fn(&mut Rng, &World) -> UiEvent;

macro_rules! events {
    ($($name:literal: $pattern:pat => $maker:expr;)+) => {
        /// Names of all events, in the order of their makers.
        pub const NAMES: &[&str] = &[$($name),+];
        const MAKERS: &[Maker] = &[$($maker),+];

        /// The name of an event.
        pub fn name(event: &UiEvent) -> &'static str {
            match event { $($pattern => $name,)+ }
        }
    };
}

events! {
    "site.language": UiEvent::Site(SiteEvent::Language(_)) => |it, _| UiEvent::Site(SiteEvent::Language(it.one(&["EN", "CN", "KM", "AR", "XX", ""]).into()));
    "site.toggleTheme": UiEvent::Site(SiteEvent::ToggleTheme) => |_, _| UiEvent::Site(SiteEvent::ToggleTheme);
    "site.retry": UiEvent::Site(SiteEvent::Retry) => |_, _| UiEvent::Site(SiteEvent::Retry);
    "site.visible": UiEvent::Site(SiteEvent::Visible(_)) => |it, _| UiEvent::Site(SiteEvent::Visible(it.once_in(2)));
    "site.dismissToast": UiEvent::Site(SiteEvent::DismissToast(_)) => |it, _| UiEvent::Site(SiteEvent::DismissToast(it.number()));
    "site.woke": UiEvent::Site(SiteEvent::Woke) => |_, _| UiEvent::Site(SiteEvent::Woke);
    "site.appUpdate": UiEvent::Site(SiteEvent::AppUpdate(_)) => |it, _| UiEvent::Site(SiteEvent::AppUpdate(it.one(&[AppUpdateEvent::Ready, AppUpdateEvent::ChunkMissing, AppUpdateEvent::Accept, AppUpdateEvent::PutOff])));
    "route.entered": UiEvent::Route(RouteEvent::Entered { .. }) => |it, _| entered(&address(it));
    "route.open": UiEvent::Route(RouteEvent::Open(_)) => |it, _| UiEvent::Route(RouteEvent::Open(it.one(&OVERLAYS)));
    "route.close": UiEvent::Route(RouteEvent::Close) => |_, _| UiEvent::Route(RouteEvent::Close);
    "session.signOut": UiEvent::Session(SessionEvent::SignOut) => |_, _| UiEvent::Session(SessionEvent::SignOut);
    "session.refreshBalance": UiEvent::Session(SessionEvent::RefreshBalance) => |_, _| UiEvent::Session(SessionEvent::RefreshBalance);
    "session.toggleBalance": UiEvent::Session(SessionEvent::ToggleBalance) => |_, _| UiEvent::Session(SessionEvent::ToggleBalance);
    "login.edited": UiEvent::Login(LoginEvent::Edited(_)) => |it, _| UiEvent::Login(LoginEvent::Edited(it.one(&[Field::Username, Field::Password, Field::VerificationCode])));
    "login.submit": UiEvent::Login(LoginEvent::Submit { .. }) => |it, _| login(it);
    "login.togglePassword": UiEvent::Login(LoginEvent::TogglePassword) => |_, _| UiEvent::Login(LoginEvent::TogglePassword);
    "login.tab": UiEvent::Login(LoginEvent::Tab(_)) => |it, _| UiEvent::Login(LoginEvent::Tab(it.one(&[LoginTab::Username, LoginTab::Mobile])));
    "login.number": UiEvent::Login(LoginEvent::Number(_)) => |it, _| UiEvent::Login(LoginEvent::Number(it.one(&[MOBILE, MOBILE, "", "1"]).into()));
    "login.getCode": UiEvent::Login(LoginEvent::GetCode { .. }) => |it, _| UiEvent::Login(LoginEvent::GetCode { captcha: Secret::new(captcha(it)) });
    "login.submitMobile": UiEvent::Login(LoginEvent::SubmitMobile { .. }) => |it, _| UiEvent::Login(LoginEvent::SubmitMobile { verification_code: one_time_code(it), captcha: Secret::new(captcha(it)), remember: it.once_in(3) });
    "login.freePlay": UiEvent::Login(LoginEvent::FreePlay) => |_, _| UiEvent::Login(LoginEvent::FreePlay);
    "login.social": UiEvent::Login(LoginEvent::Social(_)) => |it, _| UiEvent::Login(LoginEvent::Social(it.one(&["google", "../x", ""]).into()));
    "login.passkey": UiEvent::Login(LoginEvent::Passkey) => |_, _| UiEvent::Login(LoginEvent::Passkey);
    "factor.choose": UiEvent::Factor(FactorEvent::Choose(_)) => |it, _| UiEvent::Factor(FactorEvent::Choose(it.one(&[FactorKind::Sms, FactorKind::Email, FactorKind::Totp, FactorKind::PayeeName])));
    "factor.other": UiEvent::Factor(FactorEvent::Other) => |_, _| UiEvent::Factor(FactorEvent::Other);
    "factor.sendCode": UiEvent::Factor(FactorEvent::SendCode) => |_, _| UiEvent::Factor(FactorEvent::SendCode);
    "factor.edited": UiEvent::Factor(FactorEvent::Edited) => |_, _| UiEvent::Factor(FactorEvent::Edited);
    "factor.submit": UiEvent::Factor(FactorEvent::Submit(_)) => |it, _| UiEvent::Factor(FactorEvent::Submit(one_time_code(it)));
    "factor.leave": UiEvent::Factor(FactorEvent::Leave) => |_, _| UiEvent::Factor(FactorEvent::Leave);
    "forgot.way": UiEvent::Forgot(ForgotEvent::Way(_)) => |it, _| UiEvent::Forgot(ForgotEvent::Way(it.one(&[ForgotWay::Email, ForgotWay::Mobile])));
    "forgot.typed": UiEvent::Forgot(ForgotEvent::Typed { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Typed { field: it.one(OPEN_FIELDS), value: Secret::new(open_value(it)) });
    "forgot.left": UiEvent::Forgot(ForgotEvent::Left { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Left { field: Field::Password, value: password(it) });
    "forgot.getCode": UiEvent::Forgot(ForgotEvent::GetCode { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::GetCode { captcha: Secret::new(captcha(it)) });
    "forgot.submit": UiEvent::Forgot(ForgotEvent::Submit { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Submit { password: password(it), verification_code: one_time_code(it), captcha: Secret::new(captcha(it)) });
    "forgot.retry": UiEvent::Forgot(ForgotEvent::Retry) => |_, _| UiEvent::Forgot(ForgotEvent::Retry);
    "reset.edited": UiEvent::Reset(PasswordEvent::Edited(_)) => |it, _| UiEvent::Reset(PasswordEvent::Edited(it.one(PASSWORD_FIELDS)));
    "reset.left": UiEvent::Reset(PasswordEvent::Left { .. }) => |it, _| UiEvent::Reset(left(it));
    "reset.submit": UiEvent::Reset(PasswordEvent::Submit { .. }) => |it, _| UiEvent::Reset(new_password(it));
    "reset.retry": UiEvent::Reset(PasswordEvent::Retry) => |_, _| UiEvent::Reset(PasswordEvent::Retry);
    "reset.askAgain": UiEvent::Reset(PasswordEvent::AskAgain) => |_, _| UiEvent::Reset(PasswordEvent::AskAgain);
    "changePassword.edited": UiEvent::ChangePassword(PasswordEvent::Edited(_)) => |it, _| UiEvent::ChangePassword(PasswordEvent::Edited(it.one(PASSWORD_FIELDS)));
    "changePassword.left": UiEvent::ChangePassword(PasswordEvent::Left { .. }) => |it, _| UiEvent::ChangePassword(left(it));
    "changePassword.submit": UiEvent::ChangePassword(PasswordEvent::Submit { .. }) => |it, _| UiEvent::ChangePassword(new_password(it));
    "changePassword.retry": UiEvent::ChangePassword(PasswordEvent::Retry) => |_, _| UiEvent::ChangePassword(PasswordEvent::Retry);
    "changePassword.askAgain": UiEvent::ChangePassword(PasswordEvent::AskAgain) => |_, _| UiEvent::ChangePassword(PasswordEvent::AskAgain);
    "securitySettings.contact.change": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Change(_))) => |it, _| contact(ContactEvent::Change(it.one(&[ContactKind::Email, ContactKind::Mobile])));
    "securitySettings.contact.cancel": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Cancel)) => |_, _| contact(ContactEvent::Cancel);
    "securitySettings.contact.typed": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Typed { .. })) => |it, _| contact(contact_typed(it));
    "securitySettings.contact.left": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Left { .. })) => |it, _| contact(contact_left(it));
    "securitySettings.contact.getCode": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::GetCode)) => |_, _| contact(ContactEvent::GetCode);
    "securitySettings.contact.submit": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Submit { .. })) => |it, _| contact(ContactEvent::Submit { verification_code: one_time_code(it), current_code: one_time_code(it) });
    "securitySettings.addPasskey": UiEvent::SecuritySettings(SecuritySettingsEvent::AddPasskey(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::AddPasskey(it.one(&["Phone", "", " "]).into()));
    "securitySettings.removePasskey": UiEvent::SecuritySettings(SecuritySettingsEvent::RemovePasskey(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::RemovePasskey(it.one(&["k1", "k1", ""]).into()));
    "securitySettings.beginAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator);
    "securitySettings.confirmAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::ConfirmAuthenticator(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::ConfirmAuthenticator(one_time_code(it)));
    "securitySettings.cancelAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::CancelAuthenticator) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::CancelAuthenticator);
    "securitySettings.removeAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::RemoveAuthenticator) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::RemoveAuthenticator);
    "securitySettings.endSession": UiEvent::SecuritySettings(SecuritySettingsEvent::EndSession(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::EndSession(it.one(&["s1", "s2", ""]).into()));
    "securitySettings.endOtherSessions": UiEvent::SecuritySettings(SecuritySettingsEvent::EndOtherSessions) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::EndOtherSessions);
    "securitySettings.provePassword": UiEvent::SecuritySettings(SecuritySettingsEvent::ProvePassword(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::ProvePassword(password(it)));
    "securitySettings.cancelProof": UiEvent::SecuritySettings(SecuritySettingsEvent::CancelProof) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::CancelProof);
    "securitySettings.edited": UiEvent::SecuritySettings(SecuritySettingsEvent::Edited) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::Edited);
    "securitySettings.retry": UiEvent::SecuritySettings(SecuritySettingsEvent::Retry) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::Retry);
    "referral.signUp": UiEvent::Referral(ReferralEvent::SignUp) => |_, _| UiEvent::Referral(ReferralEvent::SignUp);
    "captcha.refresh": UiEvent::Captcha(CaptchaEvent::Refresh(_)) => |it, _| UiEvent::Captcha(CaptchaEvent::Refresh(it.one(&FormName::ALL)));
    "captcha.kind": UiEvent::Captcha(CaptchaEvent::Kind { .. }) => |it, _| UiEvent::Captcha(CaptchaEvent::Kind { form: it.one(&FormName::ALL), kind: it.one(&[CaptchaKind::Image, CaptchaKind::Audio]) });
    "captcha.edited": UiEvent::Captcha(CaptchaEvent::Edited(_)) => |it, _| UiEvent::Captcha(CaptchaEvent::Edited(it.one(&FormName::ALL)));
    "country.toggle": UiEvent::Country(CountryEvent::Toggle(_)) => |it, _| UiEvent::Country(CountryEvent::Toggle(it.one(&FormName::ALL)));
    "country.blur": UiEvent::Country(CountryEvent::Blur(_)) => |it, _| UiEvent::Country(CountryEvent::Blur(it.one(&FormName::ALL)));
    "country.focus": UiEvent::Country(CountryEvent::Focus(_)) => |it, _| UiEvent::Country(CountryEvent::Focus(it.one(&FormName::ALL)));
    "country.close": UiEvent::Country(CountryEvent::Close(_)) => |it, _| UiEvent::Country(CountryEvent::Close(it.one(&FormName::ALL)));
    "country.search": UiEvent::Country(CountryEvent::Search { .. }) => |it, _| UiEvent::Country(CountryEvent::Search { form: it.one(&FormName::ALL), text: key(it) });
    "country.choose": UiEvent::Country(CountryEvent::Choose { .. }) => |it, _| UiEvent::Country(CountryEvent::Choose { form: it.one(&FormName::ALL), country: it.one(&["KH", "VN", "XX", ""]).into() });
    "country.names": UiEvent::Country(CountryEvent::Names(_)) => |_, _| UiEvent::Country(CountryEvent::Names(vec![("KH".into(), "Cambodia".into())]));
    "register.tab": UiEvent::Register(RegisterEvent::Tab(_)) => |it, _| UiEvent::Register(RegisterEvent::Tab(it.one(&[RegisterTab::Account, RegisterTab::Mobile])));
    "register.typed": UiEvent::Register(RegisterEvent::Typed { .. }) => |it, _| UiEvent::Register(RegisterEvent::Typed { field: it.one(OPEN_FIELDS), value: Secret::new(open_value(it)) });
    "register.passwordFocused": UiEvent::Register(RegisterEvent::PasswordFocused) => |_, _| UiEvent::Register(RegisterEvent::PasswordFocused);
    "register.left": UiEvent::Register(RegisterEvent::Left { .. }) => |it, _| UiEvent::Register(RegisterEvent::Left { field: it.one(&[Field::Password, Field::ConfirmPassword]), value: password(it), password: password(it) });
    "register.consent": UiEvent::Register(RegisterEvent::Consent(_)) => |it, _| UiEvent::Register(RegisterEvent::Consent(!it.once_in(4)));
    "register.getCode": UiEvent::Register(RegisterEvent::GetCode { .. }) => |it, _| UiEvent::Register(RegisterEvent::GetCode { captcha: Secret::new(captcha(it)) });
    "register.submit": UiEvent::Register(RegisterEvent::Submit { .. }) => |it, _| register(it);
    "register.reset": UiEvent::Register(RegisterEvent::Reset) => |_, _| UiEvent::Register(RegisterEvent::Reset);
    "register.retry": UiEvent::Register(RegisterEvent::Retry) => |_, _| UiEvent::Register(RegisterEvent::Retry);
    "banner.show": UiEvent::Banner(BannerEvent::Show(_)) => |it, _| UiEvent::Banner(BannerEvent::Show(it.number()));
    "banner.togglePause": UiEvent::Banner(BannerEvent::TogglePause) => |_, _| UiEvent::Banner(BannerEvent::TogglePause);
    "banner.hold": UiEvent::Banner(BannerEvent::Hold(_)) => |it, _| UiEvent::Banner(BannerEvent::Hold(it.once_in(2)));
    "banner.open": UiEvent::Banner(BannerEvent::Open) => |_, _| UiEvent::Banner(BannerEvent::Open);
    "home.retry": UiEvent::Home(HomeEvent::Retry) => |_, _| UiEvent::Home(HomeEvent::Retry);
    "home.toggleJackpot": UiEvent::Home(HomeEvent::ToggleJackpot) => |_, _| UiEvent::Home(HomeEvent::ToggleJackpot);
    "lobby.vendor": UiEvent::Lobby(LobbyEvent::Vendor(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Vendor(key(it)));
    "lobby.mode": UiEvent::Lobby(LobbyEvent::Mode(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Mode(it.one(&LobbyMode::ALL)));
    "lobby.classification": UiEvent::Lobby(LobbyEvent::Classification(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Classification(it.one(&["", "JP", "BG", "?"]).into()));
    "lobby.minBet": UiEvent::Lobby(LobbyEvent::MinBet(_)) => |it, _| UiEvent::Lobby(LobbyEvent::MinBet(it.one(&["", "0.5", "0.1", "x"]).into()));
    "lobby.search": UiEvent::Lobby(LobbyEvent::Search { .. }) => |it, _| UiEvent::Lobby(LobbyEvent::Search { text: key(it), now: it.once_in(2) });
    "lobby.page": UiEvent::Lobby(LobbyEvent::Page(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Page(it.number()));
    "lobby.loadMore": UiEvent::Lobby(LobbyEvent::LoadMore) => |_, _| UiEvent::Lobby(LobbyEvent::LoadMore);
    "lobby.scrolledToEnd": UiEvent::Lobby(LobbyEvent::ScrolledToEnd) => |_, _| UiEvent::Lobby(LobbyEvent::ScrolledToEnd);
    "lobby.clearFilters": UiEvent::Lobby(LobbyEvent::ClearFilters) => |_, _| UiEvent::Lobby(LobbyEvent::ClearFilters);
    "lobby.retry": UiEvent::Lobby(LobbyEvent::Retry) => |_, _| UiEvent::Lobby(LobbyEvent::Retry);
    "search.typed": UiEvent::Search(SearchEvent::Typed(_)) => |it, _| UiEvent::Search(SearchEvent::Typed(it.one(&["game 1", "gmae", "Game 1", "vendor", "promotion", "deposit", "", " ", "%&#\n"]).into()));
    "search.open": UiEvent::Search(SearchEvent::Open(_)) => |it, world| UiEvent::Search(SearchEvent::Open(found(it, world)));
    "search.forgetRecent": UiEvent::Search(SearchEvent::ForgetRecent) => |_, _| UiEvent::Search(SearchEvent::ForgetRecent);
    "search.retry": UiEvent::Search(SearchEvent::Retry) => |_, _| UiEvent::Search(SearchEvent::Retry);
    "gameList.search": UiEvent::GameList(GameListEvent::Search { .. }) => |it, _| UiEvent::GameList(GameListEvent::Search { text: key(it), now: it.once_in(2) });
    "gameList.page": UiEvent::GameList(GameListEvent::Page(_)) => |it, _| UiEvent::GameList(GameListEvent::Page(it.number()));
    "gameList.retry": UiEvent::GameList(GameListEvent::Retry) => |_, _| UiEvent::GameList(GameListEvent::Retry);
    "rooms.join": UiEvent::Rooms(RoomsEvent::Join(_)) => |it, _| UiEvent::Rooms(RoomsEvent::Join(it.one(&["r1", "r2", ""]).into()));
    "rooms.refresh": UiEvent::Rooms(RoomsEvent::Refresh) => |_, _| UiEvent::Rooms(RoomsEvent::Refresh);
    "lottery.vendor": UiEvent::Lottery(LotteryEvent::Vendor(_)) => |it, _| UiEvent::Lottery(LotteryEvent::Vendor(it.one(&["TCG_SEA", "ELOTT", ""]).into()));
    "lottery.retry": UiEvent::Lottery(LotteryEvent::Retry) => |_, _| UiEvent::Lottery(LotteryEvent::Retry);
    "gameRows.shown": UiEvent::GameRows(GameRowsEvent::Shown) => |_, _| UiEvent::GameRows(GameRowsEvent::Shown);
    "gameRows.retry": UiEvent::GameRows(GameRowsEvent::Retry) => |_, _| UiEvent::GameRows(GameRowsEvent::Retry);
    "gameCard.show": UiEvent::GameCard(GameCardEvent::Show(_)) => |it, _| UiEvent::GameCard(GameCardEvent::Show(key(it)));
    "gameCard.close": UiEvent::GameCard(GameCardEvent::Close) => |_, _| UiEvent::GameCard(GameCardEvent::Close);
    "login.demo": UiEvent::Login(LoginEvent::Demo(_)) => |it, _| UiEvent::Login(LoginEvent::Demo(key(it)));
    "lobby.sort": UiEvent::Lobby(LobbyEvent::Sort(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Sort(it.one(&["new", "return", "played", "name", "", "price"]).into()));
    "showcase.shown": UiEvent::Showcase(ShowcaseEvent::Shown) => |_, _| UiEvent::Showcase(ShowcaseEvent::Shown);
    "showcase.period": UiEvent::Showcase(ShowcaseEvent::Period(_)) => |it, _| UiEvent::Showcase(ShowcaseEvent::Period(it.one(&WinnerPeriod::ALL)));
    "showcase.retry": UiEvent::Showcase(ShowcaseEvent::Retry) => |_, _| UiEvent::Showcase(ShowcaseEvent::Retry);
    "intents.checkNow": UiEvent::Intents(IntentsEvent::CheckNow) => |_, _| UiEvent::Intents(IntentsEvent::CheckNow);
    "intents.dismiss": UiEvent::Intents(IntentsEvent::Dismiss) => |_, _| UiEvent::Intents(IntentsEvent::Dismiss);
    "game.playFramed": UiEvent::Game(GameEvent::PlayFramed(_)) => |it, _| UiEvent::Game(GameEvent::PlayFramed(key(it)));
    "game.play": UiEvent::Game(GameEvent::Play(_)) => |it, _| UiEvent::Game(GameEvent::Play(key(it)));
    "game.playVendor": UiEvent::Game(GameEvent::PlayVendor { .. }) => |it, _| UiEvent::Game(GameEvent::PlayVendor { game_type: it.one(&["RNG", "LIVE", "FISH", "LOTT", ""]).into(), vendor: key(it) });
    "game.toggleFavourite": UiEvent::Game(GameEvent::ToggleFavourite(_)) => |it, _| UiEvent::Game(GameEvent::ToggleFavourite(key(it)));
    "launch.message": UiEvent::Launch(LaunchEvent::Message(_)) => |it, _| UiEvent::Launch(LaunchEvent::Message(it.one(&[GameMessage::Ready, GameMessage::Balance, GameMessage::Exit, GameMessage::Error])));
    "promotions.contact": UiEvent::Promotions(PromotionsEvent::Contact(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Contact(it.one(&["0901234567", "", "x"]).into()));
    "avatar.wanted": UiEvent::Avatar(AvatarEvent::Wanted) => |_, _| UiEvent::Avatar(AvatarEvent::Wanted);
    "analyticsConsent.answer": UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Answer(_)) => |it, _| UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Answer(it.once_in(2)));
    "analyticsConsent.ask": UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Ask) => |_, _| UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Ask);
    "pictureOrigin.failed": UiEvent::PictureOrigin(PictureOriginEvent::Failed(_)) => |it, _| UiEvent::PictureOrigin(PictureOriginEvent::Failed(it.one(&["https://img1.example", "https://img2.example", ""]).into()));
    "domains.test": UiEvent::Domains(DomainsEvent::Test) => |_, _| UiEvent::Domains(DomainsEvent::Test);
    "launch.toggleFavourite": UiEvent::Launch(LaunchEvent::ToggleFavourite) => |_, _| UiEvent::Launch(LaunchEvent::ToggleFavourite);
    "launch.leave": UiEvent::Launch(LaunchEvent::Leave) => |_, _| UiEvent::Launch(LaunchEvent::Leave);
    "launch.retry": UiEvent::Launch(LaunchEvent::Retry) => |_, _| UiEvent::Launch(LaunchEvent::Retry);
    "notices.read": UiEvent::Notices(NoticesEvent::Read(_)) => |it, _| UiEvent::Notices(NoticesEvent::Read(key(it)));
    "notices.closePopup": UiEvent::Notices(NoticesEvent::ClosePopup) => |_, _| UiEvent::Notices(NoticesEvent::ClosePopup);
    "notices.acted": UiEvent::Notices(NoticesEvent::Acted) => |_, _| UiEvent::Notices(NoticesEvent::Acted);
    "notices.openAll": UiEvent::Notices(NoticesEvent::OpenAll) => |_, _| UiEvent::Notices(NoticesEvent::OpenAll);
    "noticeReader.select": UiEvent::NoticeReader(NoticeReaderEvent::Select(_)) => |it, _| UiEvent::NoticeReader(NoticeReaderEvent::Select(key(it)));
    "noticeReader.page": UiEvent::NoticeReader(NoticeReaderEvent::Page(_)) => |it, _| UiEvent::NoticeReader(NoticeReaderEvent::Page(it.number()));
    "notices.retry": UiEvent::Notices(NoticesEvent::Retry) => |_, _| UiEvent::Notices(NoticesEvent::Retry);
    "notices.toggleMarquee": UiEvent::Notices(NoticesEvent::ToggleMarquee) => |_, _| UiEvent::Notices(NoticesEvent::ToggleMarquee);
    "promotions.feature": UiEvent::Promotions(PromotionsEvent::Feature) => |_, _| UiEvent::Promotions(PromotionsEvent::Feature);
    "promotions.category": UiEvent::Promotions(PromotionsEvent::Category(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Category(it.one(&["", "NEW", "RNG", "?"]).into()));
    "promotions.filter": UiEvent::Promotions(PromotionsEvent::Filter(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Filter(it.one(&["", "open", "mine", "ended", "?"]).into()));
    "promotions.clearFilters": UiEvent::Promotions(PromotionsEvent::ClearFilters) => |_, _| UiEvent::Promotions(PromotionsEvent::ClearFilters);
    "promotions.retry": UiEvent::Promotions(PromotionsEvent::Retry) => |_, _| UiEvent::Promotions(PromotionsEvent::Retry);
    "promotions.logIn": UiEvent::Promotions(PromotionsEvent::LogIn) => |_, _| UiEvent::Promotions(PromotionsEvent::LogIn);
    "promotions.join": UiEvent::Promotions(PromotionsEvent::Join) => |_, _| UiEvent::Promotions(PromotionsEvent::Join);
    "promotions.claim": UiEvent::Promotions(PromotionsEvent::Claim) => |_, _| UiEvent::Promotions(PromotionsEvent::Claim);
    "promotions.draw": UiEvent::Promotions(PromotionsEvent::Draw) => |_, _| UiEvent::Promotions(PromotionsEvent::Draw);
    "promotions.remark": UiEvent::Promotions(PromotionsEvent::Remark(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Remark(it.one(&["", " ", "Hello", "<b>x</b>"]).into()));
    "promotions.attach": UiEvent::Promotions(PromotionsEvent::Attach(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Attach(vec![picked(it), picked(it)]));
    "promotions.detach": UiEvent::Promotions(PromotionsEvent::Detach(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Detach(it.number()));
    "promotions.uploadAgain": UiEvent::Promotions(PromotionsEvent::UploadAgain(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::UploadAgain(it.number()));
    "promotions.apply": UiEvent::Promotions(PromotionsEvent::Apply) => |_, _| UiEvent::Promotions(PromotionsEvent::Apply);
    "pointMall.category": UiEvent::PointMall(PointMallEvent::Category(_)) => |it, _| UiEvent::PointMall(PointMallEvent::Category(it.one(&["", "CASH", "?"]).into()));
    "pointMall.logIn": UiEvent::PointMall(PointMallEvent::LogIn) => |_, _| UiEvent::PointMall(PointMallEvent::LogIn);
    "pointMall.retry": UiEvent::PointMall(PointMallEvent::Retry) => |_, _| UiEvent::PointMall(PointMallEvent::Retry);
    "help.search": UiEvent::Help(HelpEvent::Search { .. }) => |it, _| UiEvent::Help(HelpEvent::Search { text: key(it), now: it.once_in(2) });
    "help.retry": UiEvent::Help(HelpEvent::Retry) => |_, _| UiEvent::Help(HelpEvent::Retry);
    "help.typed": UiEvent::Help(HelpEvent::Typed { .. }) => |it, _| UiEvent::Help(HelpEvent::Typed { letter: it.one(&LETTERS), field: it.one(&LETTER_FIELDS), value: it.one(&["", "game", "Something went wrong here", "<b>x</b>"]).into() });
    "help.send": UiEvent::Help(HelpEvent::Send(_)) => |it, _| UiEvent::Help(HelpEvent::Send(it.one(&LETTERS)));
    "help.again": UiEvent::Help(HelpEvent::Again(_)) => |it, _| UiEvent::Help(HelpEvent::Again(it.one(&LETTERS)));
    "support.online": UiEvent::Support(SupportEvent::Online) => |_, _| UiEvent::Support(SupportEvent::Online);
    "support.blocked": UiEvent::Support(SupportEvent::Blocked) => |_, _| UiEvent::Support(SupportEvent::Blocked);
    "support.chat": UiEvent::Support(SupportEvent::Chat) => |_, _| UiEvent::Support(SupportEvent::Chat);
    "chat.typed": UiEvent::Chat(ChatEvent::Typed(_)) => |it, _| UiEvent::Chat(ChatEvent::Typed(it.one(&["", " ", "Hello", "Where is it?", "<b>x</b>"]).into()));
    "chat.send": UiEvent::Chat(ChatEvent::Send) => |_, _| UiEvent::Chat(ChatEvent::Send);
    "chat.attach": UiEvent::Chat(ChatEvent::Attach(_)) => |it, _| UiEvent::Chat(ChatEvent::Attach(vec![picked(it)]));
    "chatPictures.show": UiEvent::ChatPictures(ChatPicturesEvent::Show(_)) => |it, _| UiEvent::ChatPictures(ChatPicturesEvent::Show(it.one(&["p1", "p2"]).into()));
    "chat.again": UiEvent::Chat(ChatEvent::Again(_)) => |it, world| UiEvent::Chat(ChatEvent::Again(message(it, world)));
    "chat.discard": UiEvent::Chat(ChatEvent::Discard(_)) => |it, world| UiEvent::Chat(ChatEvent::Discard(message(it, world)));
    "chat.earlier": UiEvent::Chat(ChatEvent::Earlier) => |_, _| UiEvent::Chat(ChatEvent::Earlier);
    "chat.retry": UiEvent::Chat(ChatEvent::Retry) => |_, _| UiEvent::Chat(ChatEvent::Retry);
    "chat.close": UiEvent::Chat(ChatEvent::Close) => |_, _| UiEvent::Chat(ChatEvent::Close);
    "chat.stars": UiEvent::Chat(ChatEvent::Stars(_)) => |it, _| UiEvent::Chat(ChatEvent::Stars(it.one(&[0, 1, 4, 5, 6])));
    "chat.comment": UiEvent::Chat(ChatEvent::Comment(_)) => |it, _| UiEvent::Chat(ChatEvent::Comment(it.one(&["", "Kind", "<b>x</b>"]).into()));
    "chat.rate": UiEvent::Chat(ChatEvent::Rate) => |_, _| UiEvent::Chat(ChatEvent::Rate);
    "download.choose": UiEvent::Download(DownloadEvent::Choose(_)) => |it, _| UiEvent::Download(DownloadEvent::Choose(it.one(&["ios", "android", "", "?"]).into()));
    "dialog.press": UiEvent::Dialog(DialogEvent::Press { .. }) => |it, world| UiEvent::Dialog(DialogEvent::Press { dialog: dialog(it, world), button: it.number() });
    "dialog.dismiss": UiEvent::Dialog(DialogEvent::Dismiss(_)) => |it, world| UiEvent::Dialog(DialogEvent::Dismiss(dialog(it, world)));
    "dialog.enter": UiEvent::Dialog(DialogEvent::Enter(_)) => |it, world| UiEvent::Dialog(DialogEvent::Enter(dialog(it, world)));
}

/// The name of a message in the chat room, mostly one that shows.
fn message(rng: &mut Rng, world: &World) -> String {
    let shown = world.at(Slice::ChatRoom, "/talk/messages");
    let keys: Vec<&str> = shown.as_array().into_iter().flatten().filter_map(|it| it["key"].as_str()).collect();
    if keys.is_empty() { "none".into() } else { rng.one(&keys).into() }
}

/// A file that was chosen: mostly a picture.
fn picked(rng: &mut Rng) -> PickedFile {
    const PNG: &[u8] = &[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    let head = rng.one(&[PNG, PNG, &[0xff, 0xd8, 0xff], b"<svg"]).to_vec();
    PickedFile { handle: rng.number(), name: "slip.png".into(), size: rng.one(&[0, 90_000, 9_000_000]), head }
}

/// A code: mostly the right one.
fn one_time_code(rng: &mut Rng) -> Secret {
    Secret::new(rng.one(&[RIGHT_CODE, RIGHT_CODE, WRONG_CODE, "", " "]))
}

fn contact(event: ContactEvent) -> UiEvent {
    UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(event))
}

const CONTACT_FIELDS: &[(Field, &[&str])] = &[
    (Field::Email, &["linh@example.com", "nobody", ""]),
    (Field::MobileNum, &["912345678", "12ab", ""]),
    (Field::VerificationCode, &[RIGHT_CODE, WRONG_CODE]),
    (Field::CurrentCode, &[RIGHT_CODE, WRONG_CODE]),
];

fn contact_typed(rng: &mut Rng) -> ContactEvent {
    let (field, values) = rng.one(CONTACT_FIELDS);
    ContactEvent::Typed { field, value: Secret::new(rng.one(values)) }
}

fn contact_left(rng: &mut Rng) -> ContactEvent {
    let (field, values) = rng.one(CONTACT_FIELDS);
    ContactEvent::Left { field, value: Secret::new(rng.one(values)) }
}

/// The fields of a form that sets a new password.
const PASSWORD_FIELDS: &[Field] = &[Field::OldPassword, Field::Password, Field::ConfirmPassword];

fn left(rng: &mut Rng) -> PasswordEvent {
    PasswordEvent::Left { field: rng.one(PASSWORD_FIELDS), value: password(rng), password: password(rng) }
}

fn new_password(rng: &mut Rng) -> PasswordEvent {
    let password = self::password(rng);
    let confirm_password = if rng.once_in(4) { self::password(rng) } else { password.clone() };
    PasswordEvent::Submit { old_password: self::password(rng), password, confirm_password }
}

/// Fields whose values the core keeps.
const OPEN_FIELDS: &[Field] = &[Field::Username, Field::MobileNum, Field::Email, Field::Nickname, Field::AffiliateCode];

fn open_value(rng: &mut Rng) -> &'static str {
    rng.one(&["lantern", "lantern9", "912345678", "a@example.com", "", " ", "1", "<b>x</b>"])
}

fn register(rng: &mut Rng) -> UiEvent {
    let first = password(rng);
    let second = if rng.once_in(4) { password(rng) } else { first.clone() };
    UiEvent::Register(RegisterEvent::Submit {
        password: first,
        confirm_password: second,
        payment_password: password(rng),
        verification_code: Secret::new(rng.one(&[RIGHT_CODE, RIGHT_CODE, WRONG_CODE, ""])),
        captcha: Secret::new(captcha(rng)),
    })
}

const LETTERS: [LetterName; 2] = [LetterName::Feedback, LetterName::Application];

const LETTER_FIELDS: [LetterFieldName; 5] = [
    LetterFieldName::QuestionType,
    LetterFieldName::Name,
    LetterFieldName::Contact,
    LetterFieldName::Channel,
    LetterFieldName::Content,
];

const OVERLAYS: [Overlay; 8] = [
    Overlay::Login,
    Overlay::Register,
    Overlay::ForgotPassword,
    Overlay::ChangePassword,
    Overlay::SecuritySettings,
    Overlay::Notice,
    Overlay::Announcement,
    Overlay::Search,
];

/// The kinds that a visitor of the account forms uses most, and those that move money; they come up more often than the rest.
const FREQUENT: &[&str] = &[
    "login.submit",
    "register.submit",
    "register.typed",
    "dialog.enter",
    "route.open",
    "session.signOut",
    "promotions.draw",
    "promotions.claim",
];

/// A random event of any kind.
pub fn any(rng: &mut Rng, world: &World) -> UiEvent {
    let index = match rng.once_in(3) {
        true => index(FREQUENT[rng.below(FREQUENT.len())]),
        false => rng.below(MAKERS.len()),
    };
    MAKERS[index](rng, world)
}

/// A random event of the kind with this index in [`NAMES`].
pub fn of(index: usize, rng: &mut Rng, world: &World) -> UiEvent {
    MAKERS[index](rng, world)
}

fn index(name: &str) -> usize {
    NAMES.iter().position(|it| *it == name).expect("a frequent event is in the table")
}

/// Where a visitor may come in: screens, overlays, and what nobody should write into an address.
pub fn address(rng: &mut Rng) -> String {
    rng.one(&[
        "/",
        "/",
        "/login",
        "/register",
        "/?modal=login",
        "/?modal=register",
        "/?modal=forgotPassword",
        "/?modal=changePassword",
        "/?modal=securitySettings",
        "/login?modal=resetPassword",
        "/?mc=withdraw",
        "/?mc=",
        "/?ac=team",
        "/rng",
        "/rng?type=hot",
        "/rng?page=fav",
        "/rng?modal=notice",
        "/rng?modal=announcement",
        "/noticePage",
        "/noticePage?id=a11",
        "/noticePage?id=nobody",
        "/rng?name=%00%ff&minBet=9&pageNo=-1",
        "/fish?pageNo=2",
        "/pvp",
        "/live",
        "/elott",
        "/helpmc",
        "/help",
        "/help?topic=feedback",
        "/help?search=page",
        "/help?topic=nobody",
        "/join",
        "/down",
        "/down?os=android",
        "/?modal=chatRoom",
        "/?modal=search",
        "/promotions",
        "/promotions?category=NEW&status=open",
        "/promoDetail?id=p-apply",
        "/promoDetail?id=p-raffle",
        "/promoDetail?id=p-claim",
        "/promoDetail",
        "/pointMall",
        "/pointMall?category=CASH&id=w1",
        "/game?gameType=RNG&vassalage=V1&nodeId=n1",
        "/game",
        "/seamless",
        "/seamless?gameType=LIVE&vassalage=V1&nodeId=n1",
        "/fbsports",
        "/lottery",
        "/lottery?vendor=TCG_SEA&gameCode=g201",
        "/live?modal=gameList&list=LIVE.V1",
        "/nowhere",
        "//evil.example/x",
    ])
    .into()
}

fn entered(address: &str) -> UiEvent {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    UiEvent::Route(RouteEvent::Entered { path: path.into(), query: query.into() })
}

fn key(rng: &mut Rng) -> String {
    const KEYS: [&str; 16] =
        ["n1", "n2", "n30", "n99", "", "V1", "V2", "a1", "a11", "JP", "BG", "0.1", "EN", "AR", "KM", "\u{202e}'<b>"];
    rng.one(&KEYS).into()
}

/// The key of a result that shows, or of something else.
fn found(rng: &mut Rng, world: &World) -> String {
    let key = |at: &str| world.at(Slice::Search, at).as_str().map(str::to_owned);
    let shown = key("/groups/0/results/0/key").or_else(|| key("/suggestions/1/key"));
    let others = [
        "game.n2",
        "game.n99",
        "game.",
        "vendor.RNG.V1",
        "vendor.XX.V1",
        "vendor.",
        "promotion.p-claim",
        "help.deposit",
        "x",
        "",
    ];
    shown.filter(|_| rng.once_in(2)).unwrap_or_else(|| rng.one(&others).into())
}

/// The key of the dialog on top, mostly.
fn dialog(rng: &mut Rng, world: &World) -> u32 {
    let top = world.at(Slice::Dialogs, "/top/key").as_u64().and_then(|key| u32::try_from(key).ok());
    top.filter(|_| !rng.once_in(5)).unwrap_or_else(|| rng.number())
}

/// An account name: one of the operator's, or none.
pub fn account(rng: &mut Rng) -> String {
    match rng.below(6) {
        0 => rng.one(&["", "  ", "nobody", "<b>x</b>", "a\u{0}b", MOBILE]).into(),
        _ => rng.one(ACCOUNTS).name.into(),
    }
}

/// A password: mostly the right one.
pub fn password(rng: &mut Rng) -> Secret {
    let rare = [NEW_PASSWORD, WRONG_PASSWORD, RIGHT_CODE, WRONG_CODE, "", " "];
    Secret::new(match rng.below(4) {
        0 => rng.one(&rare),
        1 => WEAK_PASSWORD,
        _ => PASSWORD,
    })
}

/// The answer to a captcha: mostly the right one.
pub fn captcha(rng: &mut Rng) -> String {
    rng.one(&[CAPTCHA_ANSWER, CAPTCHA_ANSWER, CAPTCHA_ANSWER, "", "nonsense"]).into()
}

fn login(rng: &mut Rng) -> UiEvent {
    UiEvent::Login(LoginEvent::Submit {
        username: account(rng),
        password: password(rng),
        captcha: Secret::new(captcha(rng)),
        remember: rng.once_in(3),
    })
}
