//! How a session ends: by the member's wish, or because the server no longer knows it.

use super::{REMEMBER_KEY, Request, ResumeAfterLogin, SESSION_KEYS, check_guard};
use crate::api::endpoint::Access;
use crate::api::{self, Outcome, decode};
use crate::domain::route::{Overlay, Route, Screen};
use crate::effect::StorageArea;
use crate::event::HttpReply;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, dialogs, games, intents, location, toasts};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{Done, code};

/// The session is over: by the member's wish, or because the server no longer knows it.
fn end(model: &mut Model, step: &mut Step) {
    let withdrawn = model.calls.cancel_member_calls();
    call::abort(step, withdrawn);
    model.session.member = None;
    model.session.restoring = false;
    model.session.resume_after_login = None;
    model.session.resume_after_offer = None;
    model.session.take_kept_from_play();
    for entry in SESSION_KEYS {
        step.forget(StorageArea::Session, entry);
    }
    dialogs::clear(model, step);
    step.emit(DomainEvent::LoggedOut);
}

pub(crate) fn sign_out(model: &mut Model, step: &mut Step) {
    if call::send(model, step, Request::Logout, "")
        && let Some(member) = &mut model.session.member
    {
        member.signing_out = true;
    }
}

/// Signing out ended. Whatever the server said, this browser forgets the session.
pub(crate) fn on_logout(model: &mut Model, step: &mut Step, _: Outcome) {
    go_home(model, step, key::TOAST_SIGNED_OUT);
}

/// The member has closed the account, and the server has ended every session of it.
pub(crate) fn end_closed(model: &mut Model, step: &mut Step) {
    go_home(model, step, key::TOAST_ACCOUNT_CLOSED);
}

fn go_home(model: &mut Model, step: &mut Step, words: &'static str) {
    model.session.remembered = false;
    step.forget(StorageArea::Local, REMEMBER_KEY);
    intents::forget(model, step);
    end(model, step);
    toasts::show(model, step, Tone::Info, Text::of(words));
    // Section 4: a logout goes home, whatever was open.
    let home = Route::to(Screen::Home);
    if model.location.route == home {
        check_guard(model, step);
    } else {
        location::replace(step, home.address());
    }
}

/// A reply to a member's call may say that the session has ended, or that it allows nothing but a change of the password, whose ticket
/// a reload has lost: the page stays, the login form opens, and after the login the visitor goes on where the session ended.
pub(crate) fn check_alive(model: &mut Model, step: &mut Step, request: &api::Request, outcome: &Outcome) {
    let Ok(HttpReply { status: 401 | 403, .. }) = outcome else { return };
    let is_logout = matches!(request, api::Request::Session(Request::Logout));
    if request.endpoint().access == Access::Public || !model.session.logged_in() || is_logout {
        return;
    }
    let Err(failure) = decode::<Done>(outcome.clone()) else { return };
    if failure.code == code::EXCLUDED && request.endpoint().mutates() {
        step.emit(DomainEvent::KeptFromPlay);
        return;
    }
    let must_change = failure.code == code::PASSWORD_CHANGE_REQUIRED && !model.session.must_change_password();
    if !failure.session_ended() && !must_change {
        return;
    }
    let resume = resume_point(model, request);
    intents::keep_until_login(model, step);
    end(model, step);
    let words = if must_change { key::TOAST_PASSWORD_CHANGE } else { key::TOAST_SESSION_ENDED };
    toasts::show(model, step, Tone::Warning, Text::of(words));
    model.session.resume_after_login = Some(resume);
    if model.location.shows_login() {
        // A guest of the demo may have had the form open at a place that the operator keeps for members.
        check_guard(model, step);
    } else {
        location::open_login(model, step);
    }
}

/// What to resume after the login, now that the reply to `request` says that the session has ended. A favourite that was being marked may
/// still be under way, since the reply to any other call may be the first to say so.
fn resume_point(model: &Model, request: &api::Request) -> ResumeAfterLogin {
    let wish = std::iter::once(request).chain(model.calls.under_way()).find_map(|request| match request {
        api::Request::Game(games::Request::SetFavourite { game, on: true }) => Some(game.clone()),
        _ => None,
    });
    let route = &model.location.route;
    match wish {
        Some(game) => ResumeAfterLogin::Favourite(game),
        // The login takes the place of a centre, which nobody but a member may see.
        None if route.overlay.is_some_and(Overlay::is_centre) => ResumeAfterLogin::Page(route.address()),
        None => ResumeAfterLogin::Resume,
    }
}
