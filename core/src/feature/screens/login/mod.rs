//! The login form (sections 2, 4, 5 and 8): its tabs in `username` and `mobile`, a gateway that vouches for a number in
//! `vouched`, the ways to log in that are a single button in `ways`, what shows in `view`.
//!
//! The form walks Nothing -> Doing one thing -> Nothing again, or a second factor is asked ([`crate::feature::screens::factor`]), or the
//! session begins. After a refusal with a captcha flag the tab asks for a captcha from then on; after a 429 or a lockout the
//! form waits out the time that the server named. Passwords and codes are held nowhere: they come with their event and leave
//! in the sealed body.

mod event;
mod mobile;
mod username;
mod view;
mod vouched;
mod ways;

use crate::api::calls::calls;
use crate::api::{Failure, FailureKind};
use crate::boot::Boot;
use crate::domain::field::{Field, FormName};
use crate::domain::route::{Modal, Route, Screen};
use crate::effect::{StorageArea, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::screens::factor;
use crate::feature::services::location;
use crate::feature::services::session::{self, Via};
use crate::feature::shared::forms::{Fields, Mark};
use crate::feature::shared::passkey::Purpose;
use crate::feature::shared::pause::Pause;
use crate::feature::shared::{captcha, passkey, rules};
use crate::model::{Model, Now, Step};
use crate::view::{LoginDoing, Problem};
use crate::wire::{FirebaseIdentity, LoginType, LoginValue, PasskeyOptions, SocialValue, code};
pub use event::{LoginEvent, LoginTab};
pub(crate) use view::view;
pub(crate) use ways::{on_social_refused, on_social_ticket};

calls! {
    /// Log in, by account name or by number. The password is in the sealed body only.
    Login { username: String, remember: bool, by: LoginType } => LOGIN: Post "/wps/session/login" Public Sealed, single in session::LOGIN, on_login(LoginValue);
    /// Log in as a guest of the free demo.
    FreePlay => FREE_PLAY: Post "/wps/session/login/freeplay" Public Sealed, single in session::LOGIN, ways::on_free_play(LoginValue);
    /// Trade the ticket of a social login for a session.
    Social => SOCIAL: Post "/wps/session/login/social" Public Sealed, single in session::LOGIN, ways::on_social(SocialValue);
    /// Begin a login by passkey.
    PasskeyOptions => PASSKEY_LOGIN_OPTIONS: Post "/wps/session/passkey/options" Public Plain, single in session::LOGIN, ways::on_passkey_options(PasskeyOptions);
    /// Log in by passkey.
    Passkey => PASSKEY_LOGIN: Post "/wps/session/passkey" Public Plain, single in session::LOGIN, ways::on_passkey_login(LoginValue);
    /// Trade the code of a firebase-style gateway for an identity token.
    Identity => (&crate::feature::shared::code::endpoint::FIREBASE_VERIFY), single in "login/identity", vouched::on_identity(FirebaseIdentity);
}

const LAST_USER_KEY: &str = "lastUser";
const LAST_MOBILE_KEY: &str = "lastMobile";
/// How many characters of a field of the username tab are taken; an honest one is far shorter.
const MAX_FIELD_LENGTH: usize = 255;

/// State of the login form.
#[derive(Default)]
pub(crate) struct Login {
    tab: LoginTab,
    last_user: String,
    last_mobile: String,
    remember: bool,
    password_shown: bool,
    fields: Fields,
    problem: Option<Problem>,
    wait: Option<Pause>,
    doing: LoginDoing,
    vouched: vouched::Vouched,
}

impl Login {
    pub fn from_boot(boot: &Boot) -> Self {
        let mut login = Login {
            remember: boot.local(session::REMEMBER_KEY) == Some("1"),
            last_user: boot.local(LAST_USER_KEY).unwrap_or_default().to_owned(),
            ..Login::default()
        };
        login.prefill(boot.local(LAST_MOBILE_KEY).unwrap_or_default());
        login
    }

    /// The number of the last login by mobile stands in its field from the start.
    fn prefill(&mut self, number: &str) {
        self.last_mobile = number.to_owned();
        self.fields.type_into(Field::MobileNum, number);
    }
}

/// The form opens: what the server demands is fetched.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    if tab(model) == LoginTab::Mobile {
        rules::load(model, step);
    }
    captcha::ensure(model, step, form(model));
}

/// The form closes, or shows its other tab: what went wrong is gone, what the server demands stays.
pub(crate) fn leave(model: &mut Model) {
    let login = &mut *model.login;
    login.fields.clear_marks();
    login.password_shown = false;
    login.problem = None;
}

/// Somebody logged in or out: nothing that was typed stays.
pub(crate) fn forget(model: &mut Model, step: &mut Step) {
    let login = std::mem::take(&mut *model.login);
    *model.login = Login { remember: login.remember, last_user: login.last_user, ..Login::default() };
    model.login.prefill(&login.last_mobile);
    step.stop_timer(TimerId::LoginWait);
    captcha::forget(model, step, FormName::Login);
    captcha::forget(model, step, FormName::LoginMobile);
}

/// The tab that shows: the operator may have switched the other one off.
fn tab(model: &Model) -> LoginTab {
    if model.site.info.whitelabel.mobile_code_login { model.login.tab } else { LoginTab::Username }
}

/// The form of the tab that shows.
fn form(model: &Model) -> FormName {
    match tab(model) {
        LoginTab::Username => FormName::Login,
        LoginTab::Mobile => FormName::LoginMobile,
    }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LoginEvent) {
    match event {
        LoginEvent::Tab(tab) => {
            model.login.tab = tab;
            leave(model);
            open(model, step);
        }
        LoginEvent::Edited(field) => edited(model, field),
        LoginEvent::TogglePassword => model.login.password_shown = !model.login.password_shown,
        LoginEvent::Submit { username, password, captcha, remember } => {
            username::submit(model, step, &username, &password, &captcha, remember);
        }
        LoginEvent::Number(number) => model.login.fields.type_into(Field::MobileNum, &number),
        LoginEvent::GetCode { captcha } => mobile::get_code(model, step, &captcha),
        LoginEvent::SubmitMobile { verification_code, captcha, remember } => {
            mobile::submit(model, step, &verification_code, &captcha, remember);
        }
        LoginEvent::FreePlay => ways::free_play(model, step),
        LoginEvent::Demo(key) => ways::demo(model, step, &key),
        LoginEvent::Social(provider) => ways::social(model, step, &provider),
        LoginEvent::Passkey => ways::passkey(model, step),
    }
}

fn edited(model: &mut Model, field: Field) {
    if field == Field::MobileNum {
        return;
    }
    model.login.fields.type_into(field, "");
}

/// Whether another login may begin: nobody is in, none is under way, no wait is imposed.
fn is_free(model: &Model, now: &Now) -> bool {
    !model.session.has_own_account() && waiting(&model.login, now).is_none() && !busy(model) && !factor::is_asked(model)
}

fn busy(model: &Model) -> bool {
    model.calls.busy(&session::LOGIN_SLOT)
        || vouched::busy(model)
        || passkey::under_way(model)
        || model.login.doing == LoginDoing::Social
}

/// Milliseconds that are left to wait.
fn waiting(login: &Login, now: &Now) -> Option<u64> {
    login.wait.and_then(|pause| pause.left(now))
}

/// The login call of a form was answered.
pub(crate) fn on_login(
    model: &mut Model,
    step: &mut Step,
    username: String,
    remember: bool,
    by: LoginType,
    answer: Result<LoginValue, Failure>,
) {
    let origin = Origin { username, remember: Some(remember), via: via(by) };
    conclude(model, step, origin, answer);
}

fn via(by: LoginType) -> Via {
    match by {
        LoginType::Username => Via::Password,
        LoginType::Sms | LoginType::Firebase => Via::Sms,
    }
}

/// Where a login comes from, for what its success needs to know, also after a second factor.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Origin {
    /// Account name as typed, or the number of a login by mobile; empty where none was.
    pub username: String,
    /// Whether the box of the form was ticked, where there was one.
    pub remember: Option<bool>,
    pub via: Via,
}

impl Origin {
    /// A login that comes from no form.
    pub fn without_form(via: Via) -> Origin {
        Origin { username: String::new(), remember: None, via }
    }
}

/// A login was answered, whatever it came from.
pub(crate) fn conclude(model: &mut Model, step: &mut Step, origin: Origin, answer: Result<LoginValue, Failure>) {
    model.login.doing = LoginDoing::Nothing;
    match answer {
        Ok(value) => succeed(model, step, origin, value),
        Err(failure) => match factor::challenge_of(&failure) {
            Some(challenge) => factor::begin(model, step, challenge, origin),
            None => on_refused(model, step, &failure),
        },
    }
}

/// The session begins.
pub(crate) fn succeed(model: &mut Model, step: &mut Step, origin: Origin, value: LoginValue) {
    forget(model, step);
    if let Some(remember) = origin.remember {
        remember_user(model, step, &origin, remember);
    }
    // A number is no account name.
    let username = if origin.via == Via::Password { origin.username.as_str() } else { "" };
    session::begin_via(model, step, value, username, origin.via);
}

/// The last user, or the last number, stays as a prefill where the box was ticked.
fn remember_user(model: &mut Model, step: &mut Step, origin: &Origin, remember: bool) {
    model.login.remember = remember;
    let by_mobile = origin.via == Via::Sms;
    let entry = if by_mobile { LAST_MOBILE_KEY } else { LAST_USER_KEY };
    let last = if remember { origin.username.as_str() } else { "" };
    if remember {
        step.store(StorageArea::Local, session::REMEMBER_KEY, "1");
        step.store(StorageArea::Local, entry, last);
    } else {
        step.forget(StorageArea::Local, session::REMEMBER_KEY);
        step.forget(StorageArea::Local, entry);
    }
    if by_mobile {
        model.login.prefill(last);
    } else {
        last.clone_into(&mut model.login.last_user);
    }
}

/// Tells why there is no session.
pub(crate) fn on_refused(model: &mut Model, step: &mut Step, failure: &Failure) {
    let form = form(model);
    let refused_field = mobile::refused_field(model, &failure.code);
    let login = &mut *model.login;
    vouched::on_refusal(login, failure);
    match refused_field {
        Some(field) => login.fields.set_mark(field, Mark::Refused(failure.problem().text)),
        None => login.problem = Some(failure.problem()),
    }
    if let (FailureKind::Refused(429), Some(seconds)) = (failure.kind, failure.retry_after) {
        login.wait = Some(Pause::of(seconds, &model.now));
        step.start_timer(TimerId::LoginWait, 1_000);
    }
    let about_captcha = failure.code == code::CAPTCHA_REQUIRED;
    if failure.value.captcha || about_captcha {
        let error = about_captcha.then(|| failure.problem().text);
        captcha::require(model, step, form, error);
    } else {
        // A captcha counts once, so that each refusal needs another.
        captcha::renew(model, step, form);
    }
}

/// The countdown goes on, or is over.
pub(crate) fn on_wait_tick(model: &mut Model, step: &mut Step) {
    if let Some(pause) = &mut model.login.wait {
        pause.on_tick(&model.now);
    }
    if waiting(&model.login, &model.now).is_some() {
        step.start_timer(TimerId::LoginWait, 1_000);
    } else if model.login.wait.take().is_some() {
        model.login.problem = None;
    }
}

/// Another location: the form opens or closes, as an overlay or as a page.
fn on_entered(model: &mut Model, step: &mut Step, previous: &Route) {
    let (at_page, was_at_page) = (model.location.route.screen == Screen::Login, previous.screen == Screen::Login);
    if at_page != was_at_page {
        if was_at_page { leave(model) } else { open(model, step) }
    }
    if location::is_opened(model, previous, Modal::Login) {
        open(model, step);
    } else if location::is_closed(model, previous, Modal::Login) {
        leave(model);
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } => on_entered(model, step, previous),
        DomainEvent::LoggedOut => forget(model, step),
        DomainEvent::VisibilityChanged if model.site.visible => ways::on_return(model),
        DomainEvent::Woke => {
            on_wait_tick(model, step);
            ways::on_return(model);
        }
        DomainEvent::PasskeyEnded { purpose: Purpose::Login, request } => {
            ways::on_passkey(model, step, request.clone())
        }
        _ => {}
    }
}
