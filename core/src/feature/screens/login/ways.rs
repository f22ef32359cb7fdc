//! Ways in that are a single button: a guest of the demo, a provider of social logins, a passkey.

use super::Request;
use super::{Origin, conclude, is_free, on_refused};
use crate::api::{Failure, FailureKind};
use crate::domain::route::{Query, Route, Screen};
use crate::effect::Effect;
use crate::event::PasskeyFailure;
use crate::feature::screens::register;
use crate::feature::services::dialogs::{self, Definition, Guard, Size};
use crate::feature::services::games;
use crate::feature::services::session::{self, ResumeAfterLogin, Via};
use crate::feature::services::{call, location};
use crate::feature::shared::passkey::{self, Purpose};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{DialogIcon, LoginDoing, Text};
use crate::wire::{FreePlayRequest, LoginValue, PasskeyOptions, PasskeyRequest, SocialRequest, SocialValue};

/// Platform of the free-play call (section 7).
const PLATFORM: &str = "W";
/// Version of the gateway of the free-play call (section 7).
const GATEWAY_VERSION: u8 = 3;

/// Lets a guest in, where FREEPLAY3 is on.
pub(super) fn free_play(model: &mut Model, step: &mut Step) {
    if !model.site.offers_demo() || !is_free(model, &model.now) {
        return;
    }
    let request = FreePlayRequest {
        os: model.site.system.clone(),
        platform: PLATFORM.to_owned(),
        random: model.random.idempotency_key(),
        gateway_version: GATEWAY_VERSION,
    };
    if call::send_with_body(model, step, Request::FreePlay, &request) {
        begin(model, LoginDoing::FreePlay);
    }
}

/// Plays a game as a guest, with no form in between. Where no guest can be let in the form opens, which says why or offers what there
/// is instead; whoever is in already plays.
pub(super) fn demo(model: &mut Model, step: &mut Step, key: &str) {
    let Some(game) = model.games.get(key).cloned() else { return };
    if model.session.logged_in() || game.coming_soon {
        return games::play(model, step, game);
    }
    if model.calls.busy(&session::LOGIN_SLOT) {
        return;
    }
    model.session.resume_after_login = Some(ResumeAfterLogin::Play(Box::new(game)));
    free_play(model, step);
    if !model.calls.busy(&session::LOGIN_SLOT) {
        location::open_login(model, step);
    }
}

/// A refusal shows in the form: a guest who was let in from elsewhere has none open.
pub(crate) fn on_free_play(model: &mut Model, step: &mut Step, answer: Result<LoginValue, Failure>) {
    let refused = answer.is_err();
    conclude(model, step, Origin::without_form(Via::FreePlay), answer);
    if refused && !model.location.shows_login() && !model.location.shows_register() {
        location::open_login(model, step);
    }
}

/// Leaves for a provider that the operator has set up. It sends the browser back with a ticket in the fragment.
pub(super) fn social(model: &mut Model, step: &mut Step, provider: &str) {
    let is_offered = model.site.info.social.iter().any(|name| name == provider);
    // The name comes from the server's settings and becomes part of a path: it must not be more than one segment.
    let is_path_segment = !provider.is_empty() && provider.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-');
    if is_offered && is_path_segment && is_free(model, &model.now) {
        begin(model, LoginDoing::Social);
        let mut address = ["/wps/session/social/", provider, "/start"].concat();
        let mut query = Query::default();
        query.push("returnTo", Some(&return_to(model)));
        query.append_to(&mut address);
        step.push(Effect::Leave(address));
    }
}

/// Where the visitor goes on after the provider: to what waits for the login, else where the form was opened.
fn return_to(model: &Model) -> String {
    match &model.session.resume_after_login {
        Some(ResumeAfterLogin::Play(game)) => games::address(game),
        Some(ResumeAfterLogin::Page(address)) => address.clone(),
        _ if model.location.route.screen == Screen::Login => Route::to(Screen::Home).address(),
        _ => model.location.route.clone().with_overlay(None).address(),
    }
}

/// The page is back as it was left, by the browser's Back from a provider: the form works again.
pub(crate) fn on_return(model: &mut Model) {
    if model.login.doing == LoginDoing::Social && !model.calls.busy(&session::LOGIN_SLOT) {
        model.login.doing = LoginDoing::Nothing;
    }
}

/// The browser came back from a provider.
pub(crate) fn on_social_ticket(model: &mut Model, step: &mut Step, ticket: &Secret) {
    if model.session.has_own_account() {
        return;
    }
    // The cookie's login, if one is under way, gives way to what the visitor just did.
    let withdrawn = model.calls.cancel(&session::LOGIN_SLOT);
    call::abort(step, withdrawn);
    model.session.stop_restoring();
    let body = SocialRequest { ticket: ticket.reveal().into() };
    if call::send_with_body(model, step, Request::Social, &body) {
        begin(model, LoginDoing::Social);
        let text = Text::of(key::SOCIAL_WAIT_TEXT);
        let definition = Definition::new(DialogIcon::Info, key::SOCIAL_WAIT_TITLE, text).with(Vec::new());
        let wait = Definition {
            size: Size::Moment,
            click_to_close: false,
            before_open: Guard::While(session::LOGIN_SLOT),
            before_close: Guard::NotWhile(session::LOGIN_SLOT),
            ..definition
        };
        dialogs::show(model, step, wait);
    }
}

/// The provider sent the browser back without a ticket.
pub(crate) fn on_social_refused(model: &mut Model, step: &mut Step, code: &str) {
    if !model.session.has_own_account() {
        let failure = Failure { code: code.to_owned(), ..Failure::without_reply(FailureKind::Refused(400)) };
        location::open_login(model, step);
        on_refused(model, step, &failure);
    }
}

pub(crate) fn on_social(model: &mut Model, step: &mut Step, answer: Result<SocialValue, Failure>) {
    dialogs::withdraw(model, step, key::SOCIAL_WAIT_TITLE);
    model.login.doing = LoginDoing::Nothing;
    let origin = Origin::without_form(Via::Identity);
    match answer {
        Ok(SocialValue::Session { login }) => conclude(model, step, origin, Ok(login)),
        Ok(SocialValue::Register { ticket, name, email }) => {
            register::open_with_social(model, step, ticket, &name, &email);
        }
        Err(failure) => {
            location::open_login(model, step);
            conclude(model, step, origin, Err(failure));
        }
    }
}

/// Begins a login by passkey, where the browser can.
pub(super) fn passkey(model: &mut Model, step: &mut Step) {
    if model.site.passkeys && is_free(model, &model.now) && call::send(model, step, Request::PasskeyOptions, "") {
        begin(model, LoginDoing::Passkey);
    }
}

pub(crate) fn on_passkey_options(model: &mut Model, step: &mut Step, answer: Result<PasskeyOptions, Failure>) {
    match answer {
        Ok(options) => passkey::begin(model, step, Purpose::Login, options),
        Err(failure) => {
            model.login.doing = LoginDoing::Nothing;
            on_refused(model, step, &failure);
        }
    }
}

/// The browser showed a passkey, or none.
pub(crate) fn on_passkey(model: &mut Model, step: &mut Step, request: Result<PasskeyRequest, PasskeyFailure>) {
    match request {
        Ok(request) => {
            call::send_with_body(model, step, Request::Passkey, &request);
        }
        Err(failure) => {
            model.login.doing = LoginDoing::Nothing;
            model.login.problem = Some(passkey::problem(failure));
        }
    }
}

pub(crate) fn on_passkey_login(model: &mut Model, step: &mut Step, answer: Result<LoginValue, Failure>) {
    conclude(model, step, Origin::without_form(Via::Identity), answer);
}

fn begin(model: &mut Model, doing: LoginDoing) {
    model.login.doing = doing;
    model.login.problem = None;
}
