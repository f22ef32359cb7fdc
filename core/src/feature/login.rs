//! The login form, username tab (sections 2, 4, 5 and 8).
//!
//! The form walks Editing -> Sending -> Editing again, or the session begins. After a refusal with a captcha flag the form
//! asks for a captcha from then on; after a 429 or a lockout it waits out the time that the server named. The password is
//! held nowhere: it comes with `Submit` and leaves in the sealed body.

use super::{call, captcha, session};
use crate::api::{Ask, Failure, FailureKind};
use crate::boot::{Boot, Env};
use crate::domain::field::FormName;
use crate::domain::time;
use crate::effect::{StorageArea, TimerId};
use crate::event::{LoginEvent, LoginField};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{LoginView, Problem, Slice, Text};
use crate::wire::{LoginRequest, LoginType, LoginValue, code};

const LAST_USER_KEY: &str = "lastUser";
/// Longest that is taken from any field; an honest one is far shorter.
const LONGEST_FIELD: usize = 255;

/// The form.
#[derive(Default)]
pub(crate) struct Login {
    last_user: String,
    remember: bool,
    password_shown: bool,
    username_error: Option<Text>,
    password_error: Option<Text>,
    problem: Option<Problem>,
    wait_until_ms: Option<u64>,
}

impl Login {
    pub fn from_boot(boot: &Boot) -> Self {
        let last_user = boot.local(LAST_USER_KEY).unwrap_or_default().to_owned();
        Login { remember: boot.local(session::REMEMBER_KEY) == Some("1"), last_user, ..Login::default() }
    }
}

/// The form opens: errors of an earlier visit are gone, what the server demands stays.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    let login = &mut model.login;
    login.username_error = None;
    login.password_error = None;
    login.problem = None;
    login.password_shown = false;
    captcha::ensure(model, step, FormName::Login);
    step.touch(Slice::Login);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LoginEvent) {
    match event {
        LoginEvent::Edited(LoginField::Username) => model.login.username_error = None,
        LoginEvent::Edited(LoginField::Password) => model.login.password_error = None,
        LoginEvent::TogglePassword => model.login.password_shown = !model.login.password_shown,
        LoginEvent::Submit { username, password, captcha, remember } => {
            submit(model, step, &username, &password, &captcha, remember);
        }
    }
    step.touch(Slice::Login);
}

fn submit(model: &mut Model, step: &mut Step, username: &str, password: &Secret, typed: &Secret, remember: bool) {
    if model.session.logged_in() || waiting(&model.login, step.env).is_some() || busy(model) {
        return;
    }
    let username = shortened(username.trim());
    let password = password.trimmed();
    let login = &mut model.login;
    let empty = |missing: bool, words: &'static str| missing.then(|| Text::of(words));
    login.problem = None;
    login.remember = remember;
    login.username_error = empty(username.is_empty(), key::FIELD_USERNAME_EMPTY);
    login.password_error = empty(password.is_empty(), key::FIELD_PASSWORD_EMPTY);
    if login.username_error.is_some() || login.password_error.is_some() {
        return;
    }
    let Some(answer) = captcha::take(model, step, FormName::Login, typed) else { return };
    let asked = !answer.captcha_id.is_empty();
    let request = LoginRequest {
        username: username.clone(),
        password: password.reveal().to_owned(),
        captcha: asked.then_some(answer.captcha),
        captcha_id: asked.then_some(answer.captcha_id),
        country_dialing_code: String::new(),
        login_type: LoginType::Username,
        remember,
    };
    call::ask_with_body(model, step, Ask::Login { username, remember }, &request);
}

fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_FIELD).collect()
}

fn busy(model: &Model) -> bool {
    model.calls.busy(&crate::slot::Slot::Login)
}

/// Milliseconds that are left to wait.
fn waiting(login: &Login, env: Env) -> Option<u64> {
    login.wait_until_ms.map(|until| until.saturating_sub(env.now_ms)).filter(|left| *left > 0)
}

pub(crate) fn on_login(
    model: &mut Model,
    step: &mut Step,
    username: String,
    remember: bool,
    answer: Result<LoginValue, Failure>,
) {
    match answer {
        Ok(value) => {
            model.login = Login { remember, ..Login::default() };
            captcha::forget(model, step, FormName::Login);
            step.stop_timer(TimerId::LoginWait);
            remember_user(model, step, &username, remember);
            session::begin(model, step, value, &username);
        }
        Err(failure) => on_refused(model, step, &failure),
    }
    step.touch(Slice::Login);
}

fn remember_user(model: &mut Model, step: &mut Step, username: &str, remember: bool) {
    if remember {
        step.store(StorageArea::Local, LAST_USER_KEY, username);
        step.store(StorageArea::Local, session::REMEMBER_KEY, "1");
        model.login.last_user = username.to_owned();
    } else {
        step.forget(StorageArea::Local, LAST_USER_KEY);
        step.forget(StorageArea::Local, session::REMEMBER_KEY);
    }
}

fn on_refused(model: &mut Model, step: &mut Step, failure: &Failure) {
    let login = &mut model.login;
    login.problem = Some(failure.problem());
    if let (FailureKind::Refused(429), Some(seconds)) = (failure.kind, failure.retry_after) {
        login.wait_until_ms = Some(step.env.now_ms.saturating_add(u64::from(seconds) * 1000));
        step.start_timer(TimerId::LoginWait, 1_000);
    }
    let about_captcha = failure.code == code::CAPTCHA_REQUIRED;
    if failure.value.captcha || about_captcha {
        captcha::require(model, step, FormName::Login, about_captcha.then(|| failure.problem().text));
    } else {
        captcha::renew(model, step, FormName::Login);
    }
}

/// The countdown goes on, or is over.
pub(crate) fn on_wait_tick(model: &mut Model, step: &mut Step) {
    if waiting(&model.login, step.env).is_some() {
        step.start_timer(TimerId::LoginWait, 1_000);
    } else if model.login.wait_until_ms.take().is_some() {
        model.login.problem = None;
    }
    step.touch(Slice::Login);
}

/// What the login is for, in words.
fn wanted_text(wanted: &session::Wanted) -> Text {
    match wanted {
        session::Wanted::Play(game) => Text::of(key::WANTED_PLAY).with("game", game.game_name.as_str()),
        session::Wanted::Favourite(game) => Text::of(key::WANTED_FAVOURITE).with("game", game.game_name.as_str()),
        session::Wanted::Page(_) => Text::of(key::WANTED_PAGE),
        session::Wanted::Resume => Text::of(key::WANTED_SESSION_ENDED),
    }
}

pub(crate) fn view(model: &Model, env: Env) -> LoginView {
    let login = &model.login;
    LoginView {
        username: login.last_user.clone(),
        remember: login.remember,
        password_shown: login.password_shown,
        username_error: login.username_error.clone(),
        password_error: login.password_error.clone(),
        captcha: captcha::view(model, FormName::Login),
        problem: login.problem.clone(),
        wait: waiting(login, env).map(time::countdown).unwrap_or_default(),
        busy: busy(model),
        wanted: model.session.wanted.as_ref().map(wanted_text),
        can_sign_up: model.site.info.whitelabel.direct_registration,
    }
}
