//! Who the visitor is (sections 3, 4 and 6). A token in session storage is what makes a member; it is the only thing that a
//! reload brings back. What a gated action wanted is remembered and carried on after login.
//!
//! The session walks Visitor -> Member and back. While a remembered browser asks to be signed in again it is Restoring: the
//! header then shows neither buttons nor panel.

use super::dialogs::{self, Action, Definition};
use super::happening::Happening;
use super::{call, route, toasts, wallet};
use crate::api::endpoint::Access;
use crate::api::{Ask, Failure, decode};
use crate::boot::{Boot, Env};
use crate::domain::account::{self, AccountType, Gate};
use crate::domain::route::{Access as RouteAccess, MemberPage, Overlay, Route, Screen};
use crate::domain::time::{self, Civil};
use crate::effect::StorageArea;
use crate::event::{HttpReply, SessionEvent, Transport};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{DialogIcon, MemberView, MenuEntry, SessionView, Slice, Text, Tone};
use crate::wire::{Done, Game, LoginValue, MemberInfo, UnreadValue};

/// Set while this browser has a remember-me cookie, which script can not see.
pub(crate) const REMEMBER_KEY: &str = "loginRemember";
/// Entries of session storage that end with the session. Those of the merchant stay (section 2).
const SESSION_KEYS: [&str; 9] =
    ["token", "isAgent", "username", "account", "nickname", "customerId", "toUpline", "memberLabel", "wallet"];

/// What waits for a login.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wanted {
    /// Start this game.
    Play(Box<Game>),
    /// Mark this game as a favourite.
    Favourite(Box<Game>),
    /// Go to this address.
    Page(String),
    /// Go on where the session ended.
    Resume,
}

/// The member behind a token.
struct Member {
    token: Secret,
    account_type: AccountType,
    info: Option<MemberInfo>,
    unread: u32,
    signing_out: bool,
}

/// The session.
pub(crate) struct Session {
    member: Option<Member>,
    restoring: bool,
    remembered: bool,
    pub wanted: Option<Wanted>,
}

impl Session {
    pub fn from_boot(boot: &Boot) -> Self {
        let number = boot.session("isAgent").and_then(|text| text.reveal().parse().ok()).unwrap_or(0);
        let member = boot.session("token").filter(|token| !token.is_empty()).map(|token| Member {
            token: token.clone(),
            account_type: AccountType::from_number(number),
            info: None,
            unread: 0,
            signing_out: false,
        });
        Session { member, restoring: false, remembered: boot.local(REMEMBER_KEY) == Some("1"), wanted: None }
    }

    pub fn logged_in(&self) -> bool {
        self.member.is_some()
    }

    pub fn token(&self) -> Option<&Secret> {
        self.member.as_ref().map(|member| &member.token)
    }

    /// Type of the account, or nothing for a visitor.
    pub fn account(&self) -> Option<AccountType> {
        self.member.as_ref().map(|member| member.account_type)
    }

    /// VIP rank; 0 for a visitor.
    pub fn rank(&self) -> u8 {
        let info = self.member.as_ref().and_then(|member| member.info.as_ref());
        info.map(|info| info.club_label.rank_level).unwrap_or(0)
    }
}

/// A visitor of a remembered browser is signed in again by its cookie.
pub(crate) fn restore(model: &mut Model, step: &mut Step) {
    if model.session.remembered {
        model.session.restoring = call::ask(model, step, Ask::Remembered, "");
    }
}

/// Fetches who the member is.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    call::ask(model, step, Ask::MemberInfo, "");
    call::ask(model, step, Ask::Unread, "");
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: SessionEvent) {
    match event {
        SessionEvent::RefreshBalance => wallet::refresh(model, step),
        SessionEvent::ToggleBalance => wallet::toggle(model, step),
        SessionEvent::SignOut if model.session.logged_in() => {
            let definition = Definition {
                icon: DialogIcon::Question,
                title: key::SIGN_OUT_TITLE,
                text: Text::of(key::SIGN_OUT_TEXT),
                buttons: vec![(key::CANCEL, Action::Close), (key::SIGN_OUT_CONFIRM, Action::SignOut)],
            };
            dialogs::show(model, step, definition);
        }
        SessionEvent::SignOut => {}
    }
}

/// A session begins: by form, by cookie.
pub(crate) fn begin(model: &mut Model, step: &mut Step, value: LoginValue, username: &str) {
    let withdrawn = model.calls.new_member();
    call::abort(step, withdrawn);
    let token = Secret::new(value.token);
    step.store_secret("token", token.clone());
    if !username.is_empty() {
        step.store(StorageArea::Session, "username", username);
    }
    let account_type = AccountType::from_number(0);
    model.session.member = Some(Member { token, account_type, info: None, unread: 0, signing_out: false });
    model.session.restoring = false;
    touch_all(step);
    if !value.password_weak && !value.password_expired && value.first_time_login {
        let buttons = vec![(key::CLOSE, Action::Close)];
        let (title, text) = (key::FIRST_LOGIN_TITLE, Text::of(key::FIRST_LOGIN_TEXT));
        dialogs::show(model, step, Definition { icon: DialogIcon::Success, title, text, buttons });
    }
    let forced = value.password_expired && model.site.info.whitelabel.password_expiry_forces_change;
    if value.password_weak || forced {
        let text = if value.password_weak { key::PASSWORD_WEAK_TEXT } else { key::PASSWORD_EXPIRED_TEXT };
        dialogs::warn(model, step, key::PASSWORD_WEAK_TITLE, Text::of(text), key::CLOSE);
    }
    step.happen(Happening::LoggedIn);
}

/// The session is over: by the member's wish, or because the server no longer knows it.
fn end(model: &mut Model, step: &mut Step) {
    let withdrawn = model.calls.new_member();
    call::abort(step, withdrawn);
    model.session.member = None;
    model.session.restoring = false;
    model.session.wanted = None;
    for entry in SESSION_KEYS {
        step.forget(StorageArea::Session, entry);
    }
    dialogs::clear(model, step);
    touch_all(step);
    step.happen(Happening::LoggedOut);
}

fn touch_all(step: &mut Step) {
    for slice in [Slice::Session, Slice::Frame, Slice::Login, Slice::Home, Slice::Lobby, Slice::Game] {
        step.touch(slice);
    }
}

pub(crate) fn sign_out(model: &mut Model, step: &mut Step) {
    if call::ask(model, step, Ask::Logout, "")
        && let Some(member) = &mut model.session.member
    {
        member.signing_out = true;
        step.touch(Slice::Session);
    }
}

/// Signing out ended. Whatever the server said, this browser forgets the session.
pub(crate) fn on_logout(model: &mut Model, step: &mut Step) {
    let in_game = matches!(model.place.route.screen, Screen::Game(_));
    let in_centre = matches!(model.place.route.overlay, Some(Overlay::MemberCentre(_) | Overlay::AgentCentre(_)));
    model.session.remembered = false;
    step.forget(StorageArea::Local, REMEMBER_KEY);
    end(model, step);
    toasts::show(model, step, Tone::Info, Text::of(key::TOAST_SIGNED_OUT));
    if in_game || in_centre {
        route::replace(step, "/".to_owned());
    } else {
        check_guard(model, step);
    }
}

pub(crate) fn on_remembered(model: &mut Model, step: &mut Step, answer: Result<LoginValue, Failure>) {
    model.session.restoring = false;
    match answer {
        Ok(value) => begin(model, step, value, ""),
        Err(failure) => {
            // Out of reach is not refused: the next start may ask again.
            if matches!(failure.kind, crate::api::FailureKind::Refused(400..=499)) {
                model.session.remembered = false;
                step.forget(StorageArea::Local, REMEMBER_KEY);
            }
            touch_all(step);
            check_guard(model, step);
        }
    }
}

pub(crate) fn on_member_info(model: &mut Model, step: &mut Step, answer: Result<MemberInfo, Failure>) {
    let (Ok(info), Some(member)) = (answer, &mut model.session.member) else { return };
    member.account_type = AccountType::from_number(u32::from(info.account_type));
    step.store(StorageArea::Session, "isAgent", &info.account_type.to_string());
    step.store(StorageArea::Session, "account", &info.account);
    step.store(StorageArea::Session, "nickname", &info.nickname);
    step.store(StorageArea::Session, "customerId", &info.id);
    step.store(StorageArea::Session, "toUpline", if info.to_upline { "1" } else { "0" });
    member.info = Some(info);
    step.touch(Slice::Session);
    step.touch(Slice::Frame);
    // A centre may have opened while it was not known yet that this account has none.
    if matches!(model.place.route.overlay, Some(Overlay::MemberCentre(_) | Overlay::AgentCentre(_))) {
        check_centre_gate(model, step);
    }
}

pub(crate) fn on_unread(model: &mut Model, step: &mut Step, answer: Result<UnreadValue, Failure>) {
    if let (Ok(value), Some(member)) = (answer, &mut model.session.member) {
        member.unread = value.unread_count;
        step.touch(Slice::Session);
    }
}

/// A reply to a member's call may say that the session is dead: the page stays, login opens, and what was on goes on.
pub(crate) fn check_alive(model: &mut Model, step: &mut Step, ask: &Ask, outcome: &Result<HttpReply, Transport>) {
    let Ok(HttpReply { status: 401, .. }) = outcome else { return };
    let ended = decode::<Done>(outcome.clone()).is_err_and(|failure| failure.session_ended());
    if !ended || ask.endpoint().access != Access::Member || !model.session.logged_in() || *ask == Ask::Logout {
        return;
    }
    end(model, step);
    toasts::show(model, step, Tone::Warning, Text::of(key::TOAST_SESSION_ENDED));
    model.session.wanted = Some(match ask {
        Ask::SetFavourite { game, on: true } => Wanted::Favourite(game.clone()),
        _ => Wanted::Resume,
    });
    route::open_login(model, step);
}

/// Lets a gated action pass, or remembers it and asks for login, or warns a guest of the demo.
pub(crate) fn pass(model: &mut Model, step: &mut Step, gate: Gate, wanted: Wanted) -> bool {
    match gate {
        Gate::Pass => return true,
        Gate::NeedLogin => {
            model.session.wanted = Some(wanted);
            route::open_login(model, step);
        }
        Gate::NeedRealAccount => dialogs::need_true_account(model, step),
        Gate::NeedAgent => {
            dialogs::warn(model, step, key::WARNING_TITLE, Text::of(key::ERROR_NON_AGENT), key::CLOSE);
        }
    }
    false
}

/// The gate of the member and agent centres (section 6). One that does not pass leaves the screen without its overlay.
pub(crate) fn check_centre_gate(model: &mut Model, step: &mut Step) {
    let account = model.session.account();
    let gate = match model.place.route.overlay {
        Some(Overlay::AgentCentre(_)) => account::agent_centre_gate(account),
        _ => account::member_centre_gate(account),
    };
    let wanted = Wanted::Page(model.place.route.address());
    if gate == Gate::NeedLogin {
        model.session.wanted = Some(wanted);
        route::open_login(model, step);
    } else if !pass(model, step, gate, wanted) {
        route::close_overlay(model, step);
    }
}

/// Sends a visitor to the login page where the operator demands login, and a member away from it. Says whether the place
/// may stay.
pub(crate) fn check_guard(model: &mut Model, step: &mut Step) -> bool {
    let logged_in = model.session.logged_in();
    let guard = model.place.route.guard(logged_in, model.site.info.logined_to_home_page);
    if guard == RouteAccess::RedirectToLogin {
        model.session.wanted = Some(Wanted::Page(model.place.route.address()));
        route::replace(step, Route::to(Screen::Login).address());
        return false;
    }
    if logged_in && (model.place.shows_login() || model.place.shows_register()) {
        let address = match model.place.route.screen {
            Screen::Login | Screen::Register => Route::to(Screen::Home).address(),
            _ => model.place.route.clone().with_overlay(None).address(),
        };
        route::replace(step, address);
        return false;
    }
    true
}

fn menu() -> Vec<MenuEntry> {
    [
        (MemberPage::AccountRecord, key::MENU_ACCOUNT_RECORD),
        (MemberPage::ProfitAndLoss, key::MENU_PROFIT_AND_LOSS),
        (MemberPage::RewardCentre, key::MENU_REWARD_CENTRE),
        (MemberPage::Security, key::MENU_SECURITY_CENTRE),
    ]
    .into_iter()
    .map(|(page, label)| MenuEntry {
        key: page.key().to_owned(),
        label: Text::of(label),
        href: ["?mc=", page.key()].concat(),
    })
    .collect()
}

fn unread_badge(count: u32) -> String {
    match count {
        0 => String::new(),
        1..=99 => count.to_string(),
        _ => "99+".to_owned(),
    }
}

pub(crate) fn view(model: &Model, env: Env) -> SessionView {
    let Some(member) = &model.session.member else {
        let can_sign_up = model.site.info.whitelabel.direct_registration;
        return if model.session.restoring { SessionView::Restoring } else { SessionView::Visitor { can_sign_up } };
    };
    let info = member.info.clone().unwrap_or_default();
    let name = if info.nickname.is_empty() { info.account } else { info.nickname };
    let last_login = time::parse_rfc3339(&info.last_login_at);
    SessionView::Member(MemberView {
        initial: name.chars().next().map(|first| first.to_ascii_uppercase().into()).unwrap_or_default(),
        name,
        agent: member.account_type.is_agent(),
        trial: member.account_type.is_trial(),
        rank: info.club_label.label_name,
        unread: unread_badge(member.unread),
        menu: menu(),
        last_login: last_login.map(|at| Civil::at(at, env.offset()).date_time()).unwrap_or_default(),
        signing_out: member.signing_out,
    })
}
