//! The login form, username tab (sections 2, 4, 5 and 8).
//!
//! The form walks Editing -> Sending -> Editing again, or the session begins. After a refusal with a captcha flag the form
//! asks for a captcha from then on; after a 429 or a lockout it waits out the time that the server named. The password is
//! held nowhere: it comes with `Submit` and leaves in the sealed body.

use super::{call, session};
use crate::api::{Ask, Failure, FailureKind};
use crate::boot::{Boot, Env};
use crate::domain::time;
use crate::effect::{StorageArea, TimerId};
use crate::event::{LoginEvent, LoginField};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{CaptchaView, LoginView, Problem, Slice, Text};
use crate::wire::{CaptchaValue, LoginRequest, LoginType, LoginValue, code};

/// Captcha refresh at most once a second (section 5).
const CAPTCHA_PAUSE_MS: u32 = 1_000;
const LAST_USER_KEY: &str = "lastUser";
/// Longest that is taken from any field; an honest one is far shorter.
const LONGEST_FIELD: usize = 255;

/// The captcha that the server asked for.
#[derive(Default)]
struct Captcha {
    id: String,
    image: String,
    resting: bool,
    error: Option<Text>,
}

/// The form.
#[derive(Default)]
pub(crate) struct Login {
    last_user: String,
    remember: bool,
    password_shown: bool,
    username_error: Option<Text>,
    password_error: Option<Text>,
    captcha: Option<Captcha>,
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
    step.touch(Slice::Login);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: LoginEvent) {
    match event {
        LoginEvent::Edited(field) => edited(&mut model.login, field),
        LoginEvent::TogglePassword => model.login.password_shown = !model.login.password_shown,
        LoginEvent::RefreshCaptcha => refresh_captcha(model, step),
        LoginEvent::Submit { username, password, captcha, remember } => {
            submit(model, step, &username, &password, &captcha, remember);
        }
    }
    step.touch(Slice::Login);
}

fn edited(login: &mut Login, field: LoginField) {
    match field {
        LoginField::Username => login.username_error = None,
        LoginField::Password => login.password_error = None,
        LoginField::Captcha => {
            if let Some(captcha) = &mut login.captcha {
                captcha.error = None;
            }
        }
    }
}

fn submit(model: &mut Model, step: &mut Step, username: &str, password: &Secret, captcha: &str, remember: bool) {
    if model.session.logged_in() || waiting(&model.login, step.env).is_some() || busy(model) {
        return;
    }
    let username = shortened(username.trim());
    let password = password.trimmed();
    let answer = shortened(captcha.trim());
    let login = &mut model.login;
    let empty = |missing: bool, words: &'static str| missing.then(|| Text::of(words));
    login.problem = None;
    login.remember = remember;
    login.username_error = empty(username.is_empty(), key::FIELD_USERNAME_EMPTY);
    login.password_error = empty(password.is_empty(), key::FIELD_PASSWORD_EMPTY);
    let mut captcha_id = None;
    if let Some(captcha) = &mut login.captcha {
        captcha.error = empty(answer.is_empty(), key::FIELD_CAPTCHA_EMPTY);
        captcha_id = Some(captcha.id.clone());
    }
    let captcha_missing = captcha_id.is_some() && answer.is_empty();
    if login.username_error.is_some() || login.password_error.is_some() || captcha_missing {
        return;
    }
    let request = LoginRequest {
        username: username.clone(),
        password: password.reveal().to_owned(),
        captcha: captcha_id.is_some().then_some(answer),
        captcha_id,
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
    if failure.value.captcha || about_captcha || login.captcha.is_some() {
        // A captcha counts once, so that each refusal needs another picture.
        let error = about_captcha.then(|| failure.problem().text);
        login.captcha = Some(Captcha { error, ..Captcha::default() });
        call::ask(model, step, Ask::Captcha, "");
    }
}

fn refresh_captcha(model: &mut Model, step: &mut Step) {
    match &mut model.login.captcha {
        Some(captcha) if !captcha.resting => {
            captcha.resting = true;
            captcha.error = None;
            step.start_timer(TimerId::Captcha, CAPTCHA_PAUSE_MS);
        }
        _ => return,
    }
    call::ask(model, step, Ask::Captcha, "");
}

pub(crate) fn on_captcha(model: &mut Model, step: &mut Step, answer: Result<CaptchaValue, Failure>) {
    if let Some(captcha) = &mut model.login.captcha {
        match answer {
            Ok(value) if is_base64(&value.image) => {
                captcha.id = value.captcha_id;
                captcha.image = ["data:image/png;base64,", &value.image].concat();
            }
            Ok(_) => captcha.error = Some(Text::of(key::ERROR_GARBLED)),
            Err(failure) => captcha.error = Some(failure.problem().text),
        }
    }
    step.touch(Slice::Login);
}

fn is_base64(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'='))
}

/// Another picture may be asked for.
pub(crate) fn on_captcha_pause(model: &mut Model, step: &mut Step) {
    if let Some(captcha) = &mut model.login.captcha {
        captcha.resting = false;
    }
    step.touch(Slice::Login);
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
        captcha: login.captcha.as_ref().map(|captcha| CaptchaView {
            image: captcha.image.clone(),
            can_refresh: !captcha.resting,
            loading: call::busy(&model.calls, &Ask::Captcha),
            error: captcha.error.clone(),
        }),
        problem: login.problem.clone(),
        wait: waiting(login, env).map(time::countdown).unwrap_or_default(),
        busy: busy(model),
        wanted: model.session.wanted.as_ref().map(wanted_text),
        can_sign_up: model.site.info.whitelabel.direct_registration,
    }
}
