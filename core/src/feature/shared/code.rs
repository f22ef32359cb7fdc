//! The "get code" buttons, one a form (sections 4, 5 and 9).
//!
//! A button walks Ready -> Sending -> Countdown -> Ready. Only the end of the countdown is stored, without the number, so that
//! a reload goes on with it; and it never grows, whatever the clock of the device does. While it runs, and while a code is
//! being sent, the button does nothing.

use crate::api::calls::calls;
use crate::api::{Endpoint, Failure};
use crate::boot::Boot;
use crate::domain::field::{FormName, PerForm};
use crate::effect::{StorageArea, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, dialogs};
use crate::feature::shared::captcha;
use crate::model::{Model, Now, Step};
use crate::text::key;
use crate::view::{CodeView, Text};
use crate::wire::{CodeSent, FirebaseSent, code};
use serde::Serialize;

calls! {
    /// Send a code by SMS or mail, in the way that `way` names.
    SendCode { form: FormName, way: CodeWay } => SMS_LOGIN: Post "/wps/verification/sms/noLogin" Public Plain
        | SMS_REGISTER: Post "/wps/verification/sms/register" Public Plain
        | SMS_PASSWORD: Post "/wps/verification/sms/password" Public Plain
        | FACTOR_SEND: Post "/wps/session/factor/send" Public Plain (way.endpoint()), single[*form] in SENDING, on_sent(CodeSent);
    /// Have a firebase-style gateway send its code; the form that asked for it trades it for an identity token.
    SendFirebase { form: FormName } => FIREBASE_SEND: Post "/wps/verification/firebase/send" Public Plain
        | FIREBASE_VERIFY: Post "/wps/verification/firebase/verify" Public Sealed (&endpoint::FIREBASE_SEND), single[*form] in SENDING, on_firebase_sent(FirebaseSent);
}

/// Clicks in login count at most once in this time (sections 5 and 9).
const THROTTLE_MS: u64 = 1_000;
/// Where nothing else is said a countdown lasts a minute (section 4, "recovery form default 1 minute").
const DEFAULT_MINUTES: u32 = 1;
/// No honest countdown is longer; a stored one that claims to be comes from a clock that was set back.
const MAX_MINUTES: u32 = 60;

/// What a code is for, and with that the call that sends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeWay {
    /// SMS for a login.
    Login,
    /// SMS for a registration.
    Register,
    /// SMS for a password recovery.
    Password,
    /// SMS or mail for a second factor.
    Factor,
}

impl CodeWay {
    fn endpoint(self) -> &'static Endpoint {
        match self {
            CodeWay::Login => &endpoint::SMS_LOGIN,
            CodeWay::Register => &endpoint::SMS_REGISTER,
            CodeWay::Password => &endpoint::SMS_PASSWORD,
            CodeWay::Factor => &endpoint::FACTOR_SEND,
        }
    }
}

/// The slot of every call that sends a code.
const SENDING: &str = "code";

/// The "get code" button of each form.
pub(crate) type Codes = PerForm<Code>;

/// A "get code" button.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Code {
    stage: Stage,
    /// When the button was last clicked.
    clicked_ms: Option<u64>,
    /// Names the verification at a firebase-style gateway; empty for codes of the site's own.
    pub session_info: String,
    /// Whether a code was sent since the form opened.
    sent: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
enum Stage {
    #[default]
    Ready,
    Sending,
    /// The button counts down until this moment, and for no more than so many seconds from now on.
    Countdown {
        until_ms: u64,
        max_seconds: u32,
    },
}

/// Reads the countdowns that a reload interrupted.
pub(crate) fn from_stored(boot: &mut Boot) -> Codes {
    Codes::of(|form| {
        let stored = boot.session(&storage_key(form)).and_then(|text| text.reveal().parse::<u64>().ok());
        let mut code = Code::default();
        if let Some(until_ms) = stored.filter(|until| *until > boot.now_ms) {
            code.stage = Stage::Countdown { until_ms, max_seconds: MAX_MINUTES * 60 };
        }
        code
    })
}

/// Lets the countdowns go on that a reload interrupted.
pub(crate) fn resume(model: &mut Model, step: &mut Step) {
    for form in FormName::ALL {
        on_tick(model, step, form);
    }
}

fn storage_key(form: FormName) -> String {
    ["codeUntil.", form.name()].concat()
}

/// Seconds that are left of the countdown; 0 without one.
fn left(code: &Code, now: &Now) -> u32 {
    let Stage::Countdown { until_ms, max_seconds } = code.stage else { return 0 };
    let seconds = until_ms.saturating_sub(now.ms()).div_ceil(1_000);
    u32::try_from(seconds).unwrap_or(u32::MAX).min(max_seconds)
}

/// The button was clicked: says whether that counts. The form then checks what it must, and calls [`send`].
pub(crate) fn click(model: &mut Model, step: &Step, form: FormName) -> bool {
    let code = model.code.get_mut(form);
    if code.stage == Stage::Sending || left(code, &model.now) > 0 {
        return false;
    }
    let now = step.env.now_ms;
    let throttled = matches!(form, FormName::LoginMobile | FormName::Factor);
    if throttled && code.clicked_ms.is_some_and(|before| now.saturating_sub(before) < THROTTLE_MS && now >= before) {
        return false;
    }
    code.clicked_ms = Some(now);
    true
}

/// Sends a code: `body` is what the call of this way takes.
pub(crate) fn send(model: &mut Model, step: &mut Step, form: FormName, way: CodeWay, body: &impl Serialize) {
    begin(model, step, form, Request::SendCode { form, way }, body);
}

/// Has a firebase-style gateway send its code.
pub(crate) fn send_firebase(model: &mut Model, step: &mut Step, form: FormName, body: &impl Serialize) {
    begin(model, step, form, Request::SendFirebase { form }, body);
}

fn begin(model: &mut Model, step: &mut Step, form: FormName, request: Request, body: &impl Serialize) {
    if call::send_with_body(model, step, request, body) {
        let code = model.code.get_mut(form);
        code.stage = Stage::Sending;
        code.session_info.clear();
        code.sent = false;
    }
}

/// What the button counts down was for something else: it may send at once. The throttle of clicks stays.
pub(crate) fn forget(model: &mut Model, step: &mut Step, form: FormName) {
    let code = model.code.get_mut(form);
    if code.stage == Stage::Sending {
        return;
    }
    *code = Code { clicked_ms: code.clicked_ms, ..Code::default() };
    step.stop_timer(TimerId::Code(form));
    step.forget(StorageArea::Session, &storage_key(form));
}

pub(crate) fn on_sent(
    model: &mut Model,
    step: &mut Step,
    form: FormName,
    _: CodeWay,
    answer: Result<CodeSent, Failure>,
) {
    match answer {
        Ok(sent) => count_down(model, step, form, sent.expired_minutes),
        Err(failure) => on_refused(model, step, form, &failure),
    }
}

pub(crate) fn on_firebase_sent(
    model: &mut Model,
    step: &mut Step,
    form: FormName,
    answer: Result<FirebaseSent, Failure>,
) {
    match answer {
        Ok(sent) => {
            model.code.get_mut(form).session_info = sent.session_info;
            count_down(model, step, form, sent.expired_minutes);
        }
        Err(failure) => on_refused(model, step, form, &failure),
    }
}

/// A code was sent: another may be so many minutes from now.
pub(crate) fn count_down(model: &mut Model, step: &mut Step, form: FormName, minutes: u32) {
    let minutes = if minutes == 0 { DEFAULT_MINUTES } else { minutes.min(MAX_MINUTES) };
    let max_seconds = minutes * 60;
    let until_ms = step.env.now_ms.saturating_add(u64::from(max_seconds) * 1_000);
    let code = model.code.get_mut(form);
    code.stage = Stage::Countdown { until_ms, max_seconds };
    code.sent = true;
    step.store(StorageArea::Session, &storage_key(form), &until_ms.to_string());
    on_tick(model, step, form);
    captcha::renew(model, step, form);
}

fn on_refused(model: &mut Model, step: &mut Step, form: FormName, failure: &Failure) {
    model.code.get_mut(form).stage = Stage::Ready;
    let about_captcha = matches!(failure.code.as_str(), code::CAPTCHA_REQUIRED | code::CAPTCHA_FAILED);
    if about_captcha || failure.value.captcha {
        let error = about_captcha.then(|| failure.problem().text);
        captcha::require(model, step, form, error);
    } else {
        captcha::renew(model, step, form);
    }
    if !about_captcha {
        // Section 8: a warning with the server's message and a confirm button.
        dialogs::warn(model, step, key::WARNING_TITLE, failure.problem().text, key::NEED_TRUE_ACCOUNT_CONFIRM);
    }
}

/// A second has passed, or the device woke up.
pub(crate) fn on_tick(model: &mut Model, step: &mut Step, form: FormName) {
    let code = model.code.get_mut(form);
    let seconds = left(code, &model.now);
    let Stage::Countdown { until_ms, max_seconds } = &mut code.stage else { return };
    *max_seconds = seconds;
    if seconds == 0 {
        code.stage = Stage::Ready;
        step.stop_timer(TimerId::Code(form));
        step.forget(StorageArea::Session, &storage_key(form));
        return;
    }
    // A clock that was set back must not let it begin anew after a reload either.
    let latest_ms = step.env.now_ms.saturating_add(u64::from(seconds) * 1_000);
    if latest_ms < *until_ms {
        *until_ms = latest_ms;
        step.store(StorageArea::Session, &storage_key(form), &latest_ms.to_string());
    }
    let to_next = until_ms.saturating_sub(step.env.now_ms).saturating_sub(u64::from(seconds - 1) * 1_000);
    step.start_timer(TimerId::Code(form), u32::try_from(to_next.clamp(1, 1_000)).unwrap_or(1_000));
}

/// What a form shows of its button.
pub(crate) fn view(model: &Model, now: &Now, form: FormName) -> CodeView {
    let code = model.code.get(form);
    let seconds = left(code, now);
    let busy = code.stage == Stage::Sending;
    let label = match (seconds, code.sent) {
        (0, false) => Text::of(key::CODE_GET),
        (0, true) => Text::of(key::CODE_GET_AGAIN),
        (seconds, _) => Text::of(key::CODE_COUNTDOWN).with("seconds", seconds),
    };
    CodeView { label: Some(label), seconds, disabled: busy || seconds > 0, busy, sent: code.sent }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    if matches!(event, DomainEvent::ChunkLoaded | DomainEvent::Woke) {
        resume(model, step);
    }
}
