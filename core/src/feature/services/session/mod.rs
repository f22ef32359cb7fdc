//! Who the visitor is (sections 3, 4 and 6). A token in session storage is what makes a member; it is the only thing that a
//! reload brings back. A gated action is remembered and carried on after login.
//!
//! The session walks Visitor -> Member and back. While a remembered browser asks to be signed in again it is Restoring: the
//! header then shows neither buttons nor panel. A member whose password must be changed first is a member who may do nothing
//! else: the change stands in [`MustChange`], and what was wanted goes on when it is done. The ticket that stands in place of
//! the old password is held here and nowhere else; after a reload it is gone, and the server's refusal ends the session.
//!
//! How a session comes about stands in `begin`, how it is over in `end`, what it opens and bars in `guard`, what the views see of it
//! in `view`.

mod begin;
mod end;
mod event;
mod guard;
mod view;

use crate::api::Failure;
use crate::api::calls::calls;
use crate::api::endpoint::Access;
use crate::boot::Boot;
use crate::domain::account::AccountType;
use crate::domain::route::{MemberPage, Overlay};
use crate::effect::StorageArea;
use crate::feature::services::dialogs::{self, Action, Button, Definition, Guard};
use crate::feature::services::{call, intents, location, wallet};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::slot::{Key, Slot};
use crate::text::key;
use crate::view::{DialogIcon, Text};
use crate::wire::{AvatarValue, Game, LoginValue, MemberInfo, UnreadValue};
pub(crate) use begin::{begin, begin_via, complete_login, on_remembered, welcome};
pub(crate) use end::{check_alive, end_closed, on_logout, sign_out};
pub use event::SessionEvent;
pub(crate) use guard::{
    check_centre_gate, check_guard, check_member_overlay, entrance, may_enter_agent_centre, opens_agent_page,
    opens_page, pass, shows_agent_page,
};
pub(crate) use view::{unread_badge, view};

calls! {
    /// Log in again by the remember-me cookie.
    Remembered => REMEMBERED: Post "/wps/session/remembered" Public Plain, single in LOGIN, on_remembered(LoginValue);
    /// Sign out.
    Logout => LOGOUT: Delete "/wps/session/logout" Restricted Plain, single, on_logout;
    /// The details of the member who is logged in.
    MemberInfo => MEMBER_INFO: Get "/wps/member/info" Member Plain, latest, on_member_info(MemberInfo);
    /// How many messages are unread.
    Unread => UNREAD: Get "/wps/relay/CSP_unreadCount" Member Plain, latest, on_unread(UnreadValue);
}

/// The slot of every call that may end in a session, and of the cookie's login.
pub(crate) const LOGIN: &str = "login";
/// The slot that this name stands for.
pub(crate) const LOGIN_SLOT: Slot = Slot::single(LOGIN, Key::None);

/// Set while this browser has a remember-me cookie, which script can not see.
pub(crate) const REMEMBER_KEY: &str = "loginRemember";
/// Entries of session storage that end with the session. Those of the merchant stay (section 2).
const SESSION_KEYS: [&str; 10] = [
    "token",
    "isAgent",
    "username",
    "account",
    "nickname",
    "customerId",
    "toUpline",
    "memberLabel",
    "wallet",
    "merchantWallet",
];

/// What waits for a login.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ResumeAfterLogin {
    /// Start this game.
    Play(Box<Game>),
    /// Mark this game as a favourite.
    Favourite(Box<Game>),
    /// Go to this address.
    Page(String),
    /// Go on where the session ended.
    Resume,
}

/// How a session came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Via {
    /// With a password that was typed just now, or that is as good as one: form, cookie, registration, recovery.
    Password,
    /// By a code that was sent to the number: the password played no part (section 4).
    Sms,
    /// As a guest of the free demo.
    FreePlay,
    /// By another identity: social login, passkey.
    Identity,
}

/// The password must be changed before anything else.
pub(crate) struct MustChange {
    /// Stands in place of the old password, once; without it the old password is asked for.
    pub ticket: Option<Secret>,
    /// Why the password must be changed, as a text key.
    pub reason: &'static str,
    /// The consent that goes along, where somebody else has made the account.
    pub consent: Option<DueConsent>,
}

/// A consent to the terms that is not given yet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DueConsent {
    /// Whether the box is ticked.
    pub is_given: bool,
    /// Whether the form was sent without a tick.
    pub is_missing: bool,
}

/// The member behind a token.
struct Member {
    token: Secret,
    /// Id of the member; empty until it is known; a page that is loaded anew knows it from storage.
    id: String,
    username: String,
    must_change: Option<MustChange>,
    /// Whether this is the first login of the account, which is welcomed once it may go on.
    first_login: bool,
    /// Whether the session began on this page and the notice of the previous login was not shown yet.
    is_new: bool,
    account_type: AccountType,
    info: Option<MemberInfo>,
    /// Address of the picture; empty until it is known.
    avatar: String,
    /// Whether the member has sent that picture.
    own_picture: bool,
    unread: u32,
    signing_out: bool,
    /// Whether the session began on this page, and it is not known yet whether the member takes a break from play.
    awaits_break_check: bool,
}

/// The session of the visitor.
pub(crate) struct Session {
    member: Option<Member>,
    restoring: bool,
    remembered: bool,
    pub resume_after_login: Option<ResumeAfterLogin>,
    /// What waits for the offer of limits that follows a registration.
    pub resume_after_offer: Option<ResumeAfterLogin>,
    /// Whether play was refused and the chunk with the notice that says why is still loading.
    kept_from_play: bool,
}

impl Session {
    pub fn from_boot(boot: &Boot) -> Self {
        let stored = |entry| boot.session(entry).map(|text| text.reveal().to_owned()).unwrap_or_default();
        let number = boot.session("isAgent").and_then(|text| text.reveal().parse().ok()).unwrap_or(0);
        let member = boot.session("token").filter(|token| !token.is_empty()).map(|token| Member {
            token: token.clone(),
            id: stored("customerId"),
            username: stored("username"),
            must_change: None,
            first_login: false,
            is_new: false,
            account_type: AccountType::from_number(number),
            info: None,
            avatar: String::new(),
            own_picture: false,
            unread: 0,
            signing_out: false,
            awaits_break_check: false,
        });
        Session {
            member,
            restoring: false,
            remembered: boot.local(REMEMBER_KEY) == Some("1"),
            resume_after_login: None,
            resume_after_offer: None,
            kept_from_play: false,
        }
    }

    /// Play was refused, and the chunk with the notice that says so is not loaded yet.
    pub fn keep_from_play(&mut self) {
        self.kept_from_play = true;
    }

    /// Whether that notice is still to be shown; true once.
    pub fn take_kept_from_play(&mut self) -> bool {
        std::mem::take(&mut self.kept_from_play)
    }

    pub fn logged_in(&self) -> bool {
        self.member.is_some()
    }

    pub fn token(&self) -> Option<&Secret> {
        self.member.as_ref().map(|member| &member.token)
    }

    /// Whether somebody is logged in with an account of their own. A guest of the demo has none: the forms that lead to one stay open.
    pub fn has_own_account(&self) -> bool {
        self.account().is_some_and(|account| !account.is_trial())
    }

    /// Type of the account, or nothing for a visitor.
    pub fn account(&self) -> Option<AccountType> {
        self.member.as_ref().map(|member| member.account_type)
    }

    /// Nobody waits for the cookie's login any more.
    pub fn stop_restoring(&mut self) {
        self.restoring = false;
    }

    /// Whether a remembered browser is being signed in again.
    pub fn is_restoring(&self) -> bool {
        self.restoring
    }

    /// How many messages are unread; 0 for a visitor.
    pub fn unread(&self) -> u32 {
        self.member.as_ref().map_or(0, |member| member.unread)
    }

    /// What must be changed before anything else.
    pub fn must_change(&self) -> Option<&MustChange> {
        self.member.as_ref().and_then(|member| member.must_change.as_ref())
    }

    /// Whether the password must be changed before anything else.
    pub fn must_change_password(&self) -> bool {
        self.must_change().is_some()
    }

    /// The ticket is used up: the old password is asked for from now on.
    pub fn drop_change_ticket(&mut self) {
        if let Some(change) = self.member.as_mut().and_then(|member| member.must_change.as_mut()) {
            change.ticket = None;
        }
    }

    /// The consent that goes along with the change, where one is due.
    pub fn due_consent(&mut self) -> Option<&mut DueConsent> {
        self.member.as_mut().and_then(|member| member.must_change.as_mut()).and_then(|change| change.consent.as_mut())
    }

    /// Whether somebody is logged in, and nothing must be changed first.
    pub fn is_unrestricted(&self) -> bool {
        self.logged_in() && !self.must_change_password()
    }

    /// Whether a call may go out: a member's with a token, and before a change of the password only what leads to its end.
    pub fn may_call(&self, access: Access) -> bool {
        match access {
            Access::Public | Access::Customer => true,
            Access::Member => self.is_unrestricted(),
            Access::Restricted => self.logged_in(),
        }
    }

    /// Id of the member, once it is known.
    pub fn member_id(&self) -> Option<&str> {
        self.member.as_ref().map(|member| member.id.as_str()).filter(|id| !id.is_empty())
    }

    /// Account name; empty for a visitor, and until it is known.
    pub fn account_name(&self) -> &str {
        let Some(member) = &self.member else { return "" };
        member
            .info
            .as_ref()
            .map(|info| info.account.as_str())
            .filter(|name| !name.is_empty())
            .unwrap_or(&member.username)
    }

    /// Whether the member's picture is known.
    pub fn has_avatar(&self) -> bool {
        self.member.as_ref().is_some_and(|member| !member.avatar.is_empty())
    }

    /// Whether the member's picture is one that the member has sent.
    pub fn has_own_picture(&self) -> bool {
        self.member.as_ref().is_some_and(|member| member.own_picture)
    }

    /// Whether the session began on this page and is not the account's first; true once.
    pub fn take_new(&mut self) -> bool {
        self.member.as_mut().is_some_and(|member| std::mem::take(&mut member.is_new))
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
        model.session.restoring = call::send(model, step, Request::Remembered, "");
    }
}

/// Fetches who the member is.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::MemberInfo, "");
    ask_unread(model, step);
}

/// The member's picture came.
pub(crate) fn set_avatar(model: &mut Model, value: AvatarValue) {
    if let Some(member) = &mut model.session.member {
        member.avatar = value.image_url;
        member.own_picture = value.own;
    }
}

/// Fetches how many messages are unread; nothing for a visitor.
pub(crate) fn ask_unread(model: &mut Model, step: &mut Step) {
    call::send(model, step, Request::Unread, "");
}

/// What the messages themselves tell of how many are unread: a call under way may have counted before.
pub(crate) fn set_unread(model: &mut Model, step: &mut Step, unread_count: u32) {
    on_unread_pushed(model, step, UnreadValue { unread_count });
}

/// A call that is under way is made again: what it has read may be over.
pub(crate) fn ask_unread_anew(model: &mut Model, step: &mut Step) {
    if model.calls.busy(&Request::Unread.slot()) {
        ask_unread(model, step);
    }
}

/// The server told by itself how many messages are unread: whatever a call under way would answer may be older.
pub(crate) fn on_unread_pushed(model: &mut Model, step: &mut Step, value: UnreadValue) {
    let withdrawn = model.calls.cancel(&Request::Unread.slot());
    call::abort(step, withdrawn);
    on_unread(model, step, Ok(value));
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: SessionEvent) {
    match event {
        SessionEvent::RefreshBalance => wallet::refresh(model, step),
        SessionEvent::ToggleBalance => wallet::toggle(model, step),
        SessionEvent::SignOut if model.session.logged_in() => {
            let own = model.session.has_own_account();
            let text = Text::of(if own { key::SIGN_OUT_TEXT } else { key::SIGN_OUT_GUEST_TEXT });
            let definition = Definition::new(DialogIcon::Question, key::SIGN_OUT_TITLE, text).with(vec![
                Button::new(key::CANCEL, Action::Close),
                Button::new(key::SIGN_OUT_CONFIRM, Action::SignOut).by_default(),
            ]);
            dialogs::show(model, step, Definition { before_open: Guard::LoggedIn, ..definition });
        }
        SessionEvent::SignOut => {}
    }
}

pub(crate) fn on_member_info(model: &mut Model, step: &mut Step, answer: Result<MemberInfo, Failure>) {
    intents::on_member(model, step, answer.as_ref().ok().map(|info| info.id.as_str()));
    let (Ok(info), Some(member)) = (answer, &mut model.session.member) else { return };
    member.account_type = AccountType::from_number(u32::from(info.account_type));
    step.store(StorageArea::Session, "isAgent", &info.account_type.to_string());
    step.store(StorageArea::Session, "account", &info.account);
    step.store(StorageArea::Session, "nickname", &info.nickname);
    step.store(StorageArea::Session, "customerId", &info.id);
    step.store(StorageArea::Session, "toUpline", if info.to_upline { "1" } else { "0" });
    let labels: Vec<&str> = info.member_label.iter().map(|label| label.label_name.as_str()).collect();
    step.store(StorageArea::Session, "memberLabel", &labels.join(","));
    let shows_fair_play = std::mem::take(&mut member.awaits_break_check) && info.excluded;
    member.id.clone_from(&info.id);
    member.info = Some(info);
    begin::welcome(model, step);
    if shows_fair_play {
        let page = Overlay::MemberCentre(MemberPage::FairPlay);
        location::replace(step, location::address_under(model, page));
    }
    // A centre may have opened while it was not known yet that this account has none.
    if model.location.route.overlay.is_some_and(Overlay::is_centre) {
        check_centre_gate(model, step);
    }
}

pub(crate) fn on_unread(model: &mut Model, _: &mut Step, answer: Result<UnreadValue, Failure>) {
    if let (Ok(value), Some(member)) = (answer, &mut model.session.member) {
        member.unread = value.unread_count;
    }
}
