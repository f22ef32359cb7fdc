//! Forms and ways into an account: registration, login, second factor, passwords, passkeys, authenticator, sessions.

use crate::api::{Ask, CodeWay, decode};
use crate::domain::field::FormName;
use crate::domain::route::{Modal, Overlay, Route, Screen};
use crate::effect::{Module, TimerId};
use crate::event::{HttpReply, PasskeyFailure, Transport, UiEvent};
use crate::feature::password::{change, forgot, reset};
use crate::feature::{arrival, captcha, code, country, factor, login, passkey, register, rules, ways_in};
use crate::model::{Model, Step};

/// The part is here: what the page brought along is looked at, and the form that shows opens.
#[inline(never)]
pub(crate) fn start(model: &mut Model, step: &mut Step) {
    register::load_affiliate(model, step);
    code::resume(model, step);
    arrival::read(model, step);
}

/// An event goes to the machine that it names.
#[inline(never)]
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    match event {
        UiEvent::Login(event) => login::on_event(model, step, event),
        UiEvent::Register(event) => register::on_event(model, step, event),
        UiEvent::Captcha(event) => captcha::on_event(model, step, event),
        UiEvent::Country(event) => country::on_event(model, step, event),
        UiEvent::Factor(event) => factor::on_event(model, step, event),
        UiEvent::Forgot(event) => forgot::on_event(model, step, event),
        UiEvent::Reset(event) => reset::on_event(model, step, event),
        UiEvent::ChangePassword(event) => change::on_event(model, step, event),
        UiEvent::WaysIn(event) => ways_in::on_event(model, step, event),
        _ => {}
    }
}

/// The answer to a call reaches the machine that made it.
#[inline(never)]
pub(crate) fn on_answer(model: &mut Model, step: &mut Step, ask: Ask, outcome: Result<HttpReply, Transport>) {
    match ask {
        Ask::Captcha(form) => captcha::on_captcha(model, step, form, decode(outcome)),
        Ask::RegisterSettings => rules::on_settings(model, step, decode(outcome)),
        Ask::Affiliate { from_link } => register::on_affiliate(model, step, from_link, decode(outcome)),
        Ask::Register { username, .. } => register::on_registered(model, step, &username, decode(outcome)),
        Ask::SendCode { form, way: CodeWay::Firebase } => code::on_firebase_sent(model, step, form, decode(outcome)),
        Ask::SendCode { form, .. } => code::on_sent(model, step, form, decode(outcome)),
        Ask::FirebaseVerify(FormName::LoginMobile) => login::on_identity(model, step, decode(outcome)),
        Ask::FirebaseVerify(_) => register::on_identity(model, step, decode(outcome)),
        Ask::Login { username, remember, by } => login::on_login(model, step, username, remember, by, decode(outcome)),
        Ask::FreePlay => login::on_free_play(model, step, decode(outcome)),
        Ask::Social => login::on_social(model, step, decode(outcome)),
        Ask::PasskeyLoginOptions => login::on_passkey_options(model, step, decode(outcome)),
        Ask::PasskeyLogin => login::on_passkey_login(model, step, decode(outcome)),
        Ask::Factor => factor::on_answered(model, step, decode(outcome)),
        Ask::PasswordEmail => forgot::on_mailed(model, step, decode(outcome)),
        Ask::PasswordMobile => forgot::on_set(model, step, decode(outcome)),
        Ask::PasswordReset => reset::on_reset(model, step, decode(outcome)),
        Ask::ChangePassword => change::on_changed(model, step, decode(outcome)),
        Ask::Reauthenticate => ways_in::on_proved(model, step, decode(outcome)),
        Ask::Passkeys => ways_in::on_passkeys(model, step, decode(outcome)),
        Ask::Totp => ways_in::on_totp(model, step, decode(outcome)),
        Ask::OwnSessions => ways_in::on_sessions(model, step, decode(outcome)),
        Ask::PasskeyAddOptions => ways_in::on_passkey_options(model, step, decode(outcome)),
        Ask::TotpBegin => ways_in::on_totp_setup(model, step, decode(outcome)),
        Ask::PasskeyAdd | Ask::PasskeyRemove | Ask::TotpConfirm | Ask::TotpRemove | Ask::SessionEnd => {
            ways_in::on_changed(model, step, decode(outcome));
        }
        _ => {}
    }
}

/// A timer rang.
#[inline(never)]
pub(crate) fn on_timer(model: &mut Model, step: &mut Step, timer: TimerId) {
    match timer {
        TimerId::LoginWait => login::on_wait_tick(model, step),
        TimerId::RegisterWait => register::on_wait_tick(model, step),
        TimerId::Captcha(form) => captcha::on_pause_over(model, step, form),
        TimerId::Code(form) => code::on_tick(model, step, form),
        TimerId::Country(form) => country::close(model, step, form),
        _ => {}
    }
}

/// A module that a form needs came, or could not be had.
#[inline(never)]
pub(crate) fn on_module(model: &mut Model, step: &mut Step, module: Module, there: bool) {
    rules::on_loaded(model, step, module, there);
}

/// The sum of a captcha was done.
#[inline(never)]
pub(crate) fn on_work(model: &mut Model, step: &mut Step, captcha_id: &str, answer: Option<String>) {
    captcha::on_work(model, captcha_id, answer);
}

/// A passkey ceremony ended.
#[inline(never)]
pub(crate) fn on_passkey(
    model: &mut Model,
    step: &mut Step,
    ticket: crate::effect::Ticket,
    outcome: Result<String, PasskeyFailure>,
) {
    passkey::on_reply(model, step, ticket, outcome);
}

/// The visitor came from another place: forms that show now open, those that showed before close.
#[inline(never)]
pub(crate) fn entered(model: &mut Model, step: &mut Step, former: &Route) {
    let (screen, overlay) = (&model.place.route.screen, model.place.route.overlay);
    let (entered_login, left_login) = (*screen == Screen::Login, former.screen == Screen::Login);
    if entered_login != left_login {
        if left_login { leave_login(model) } else { login::open(model, step) }
    }
    if overlay != former.overlay {
        open(model, step, overlay);
        close(model, step, former.overlay);
    }
}

fn open(model: &mut Model, step: &mut Step, overlay: Option<Overlay>) {
    match overlay {
        Some(Overlay::Modal(Modal::Login)) => login::open(model, step),
        Some(Overlay::Modal(Modal::Register)) => register::open(model, step),
        Some(Overlay::Modal(Modal::ForgotPassword)) => forgot::open(model, step),
        Some(Overlay::Modal(Modal::ResetPassword)) => reset::open(model, step),
        Some(Overlay::Modal(Modal::ChangePassword)) => change::open(model, step),
        Some(Overlay::Modal(Modal::WaysIn)) => ways_in::open(model, step),
        _ => {}
    }
}

fn close(model: &mut Model, step: &mut Step, overlay: Option<Overlay>) {
    match overlay {
        Some(Overlay::Modal(Modal::Login)) => leave_login(model),
        Some(Overlay::Modal(Modal::ResetPassword)) => reset::forget(model),
        Some(Overlay::Modal(Modal::ChangePassword)) => change::forget(model),
        Some(Overlay::Modal(Modal::WaysIn)) => ways_in::forget(model),
        _ => {}
    }
}

/// The login form closed: nothing that went wrong there shows at its next opening.
fn leave_login(model: &mut Model) {
    login::leave(model);
    factor::forget(model);
}

/// A session began.
#[inline(never)]
pub(crate) fn logged_in(model: &mut Model, step: &mut Step) {
    forgot::forget(model, step);
}

/// Another member, or none: nothing that was typed or shown in a form of the account stays.
#[inline(never)]
pub(crate) fn logged_out(model: &mut Model, step: &mut Step) {
    login::forget(model, step);
    factor::forget(model);
    forgot::forget(model, step);
    change::forget(model);
    ways_in::forget(model);
    passkey::forget(model);
}

/// The page is seen again.
#[inline(never)]
pub(crate) fn returned(model: &mut Model, step: &mut Step) {
    login::on_return(model);
}

/// The device woke up, or its clock or zone changed.
#[inline(never)]
pub(crate) fn woke(model: &mut Model, step: &mut Step) {
    login::on_wait_tick(model, step);
    login::on_return(model);
    register::on_wait_tick(model, step);
    code::resume(model, step);
}

/// The operator's field rules came, or could not be had.
#[inline(never)]
pub(crate) fn rules_came(model: &mut Model, step: &mut Step) {
    register::on_rules(model, step);
}

/// A module that a form needs came, or could not be had.
#[inline(never)]
pub(crate) fn module_came(model: &mut Model, step: &mut Step) {
    register::on_module(model);
}

/// The operator has changed something: the rules of a form that shows are fetched anew.
#[inline(never)]
pub(crate) fn site_changed(model: &mut Model, step: &mut Step) {
    rules::refresh(model, step);
}
