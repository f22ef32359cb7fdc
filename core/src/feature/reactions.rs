//! What follows from a domain event: first what the services do, in an order that matters and is therefore written down
//! here; then every feature that `reacts`, in the order of the list. Read it to know what follows from what.

use super::domain_event::DomainEvent;
use super::list::{react, react_in};
use super::services::dialogs::Action;
use super::services::session;
use super::services::site::Start;
use super::services::{
    call, clock, games, hot_games, intents, layout, location, notices, push, resume, revision, site, support, wallet,
};
use crate::domain::route::{Modal, Overlay, Route, Screen};
use crate::effect::{Chunk, Effect};
use crate::model::{Model, Step};

/// Carries on the events that were emitted, and those emitted in turn, until all is quiet.
pub(super) fn run(model: &mut Model, step: &mut Step) {
    while let Some(event) = step.next_event() {
        run_one(model, step, &event);
    }
}

fn run_one(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::AddressChanged => {
            if session::check_guard(model, step) {
                let previous = model.location.admit();
                enter(model, step, &previous);
                react(model, step, &DomainEvent::Entered { previous });
            }
            return;
        }
        DomainEvent::SiteChanged => return on_site_changed(model, step),
        DomainEvent::LoggedIn => {
            push::on_session_changed(model, step);
            support::on_session_changed(model, step);
            on_logged_in(model, step);
        }
        DomainEvent::LoggedOut => {
            push::on_session_changed(model, step);
            support::on_session_changed(model, step);
            wallet::forget(model);
            games::forget_member(model);
            hot_games::forget_last_played(model);
        }
        DomainEvent::SiteOpened => {
            push::try_again(model, step);
            load_missing(model, step);
            session::check_guard(model, step);
            site::start_reveal_timer(model, step);
            support::resume_conversation(model, step);
        }
        DomainEvent::Retried => load_missing(model, step),
        DomainEvent::CashierChanged => games::load_free_spins(model, step),
        DomainEvent::LanguageChanged => {
            notices::forget(model, step);
            load_content(model, step);
        }
        DomainEvent::VisibilityChanged => {
            revision::on_visibility(model, step);
            push::on_visibility(model, step);
            if model.site.visible {
                wallet::refresh_unless_live(model, step);
                intents::check_now(model, step);
            }
        }
        DomainEvent::Woke => {
            clock::start(step);
            push::on_woke(model, step);
        }
        // The chunk with the notice may have to load first; until then the session remembers that the notice is due.
        DomainEvent::KeptFromPlay if !model.chunks.has(Some(Chunk::Control)) => {
            model.session.keep_from_play();
            step.push(Effect::LoadChunk(Chunk::Control));
        }
        DomainEvent::DialogAnswered(Action::SignOut) => session::sign_out(model, step),
        DomainEvent::DialogAnswered(Action::OpenPage(page)) => {
            location::push(step, location::address_under(model, Overlay::MemberCentre(*page)));
        }
        DomainEvent::DialogAnswered(Action::LogIn) => location::open_login(model, step),
        DomainEvent::DialogAnswered(Action::SignUp) => location::open_overlay(model, step, Modal::Register),
        _ => {}
    }
    react(model, step, event);
}

/// The page has started: loaded chunks begin. The account chunk is fetched at once where the address carries an affiliate's code or a
/// ticket, which it handles.
pub(super) fn start_chunks(model: &mut Model, step: &mut Step) {
    for chunk in Chunk::ALL {
        if model.chunks.has(Some(chunk)) {
            react_in(chunk, model, step, &DomainEvent::ChunkLoaded);
        }
    }
    if !model.chunks.has(Some(Chunk::Account)) && (model.register.has_link() || model.opening_fragment.is_some()) {
        step.push(Effect::LoadChunk(Chunk::Account));
    }
}

/// A chunk has loaded, or failed to: then the view that needs it asks again.
pub(super) fn on_chunk(model: &mut Model, step: &mut Step, chunk: Chunk, loaded: bool) {
    if !loaded || model.chunks.has(Some(chunk)) {
        return;
    }
    model.chunks.add(chunk);
    // A location that the guard turned away starts nothing.
    let is_admitted = model.location.is_admitted();
    react_in(chunk, model, step, &DomainEvent::ChunkLoaded);
    if is_admitted {
        react_in(chunk, model, step, &DomainEvent::Entered { previous: Route::to(Screen::NotFound) });
    }
    call::start_deferred(model, step, chunk);
}

/// What every screen needs: vendors for the header, notices and banners, hot games.
pub(super) fn load_content(model: &mut Model, step: &mut Step) {
    layout::load(model, step);
    notices::load(model, step);
    hot_games::load(model, step);
}

/// Fetches everything that is a member's own.
pub(super) fn load_member(model: &mut Model, step: &mut Step) {
    session::load(model, step);
    wallet::refresh(model, step);
    games::load_favourites(model, step);
    games::load_free_spins(model, step);
    hot_games::load_last_played(model, step);
    intents::ask_for_orphaned(model, step);
}

/// The operator has changed something: what shows of it is asked for anew. A site that is closed shows nothing of it, and
/// opens with another change.
fn on_site_changed(model: &mut Model, step: &mut Step) {
    if model.site.start != Start::Open {
        return;
    }
    let from = step.effects.len();
    notices::refresh(model, step);
    react(model, step, &DomainEvent::SiteChanged);
    revision::await_refetches(model, step, from);
    session::check_guard(model, step);
}

/// Fetches again what failed to load, whether the site was closed, out of reach, or the one call failed.
fn load_missing(model: &mut Model, step: &mut Step) {
    hot_games::load_missing(model, step);
    layout::load_missing(model, step);
    notices::load(model, step);
}

/// What the services do when another location shows.
fn enter(model: &mut Model, step: &mut Step, previous: &Route) {
    if location::is_other_screen(model, previous) {
        if previous.screen.runs_a_game() {
            wallet::refresh_unless_live(model, step);
            games::load_free_spins(model, step);
        }
        if matches!(model.location.route.screen, Screen::Home | Screen::Register) {
            hot_games::load_last_played(model, step);
        }
        // Without vendors the header has no categories: each change of screen tries again to load them.
        layout::load_missing(model, step);
        if matches!(model.location.route.screen, Screen::NoticePage(_)) {
            notices::load(model, step);
        }
    }
    if previous.overlay != model.location.route.overlay {
        enter_overlay(model, step, previous.overlay);
    }
}

fn enter_overlay(model: &mut Model, step: &mut Step, previous: Option<Overlay>) {
    match model.location.route.overlay {
        Some(Overlay::Modal(Modal::Notice | Modal::Announcement)) => notices::load(model, step),
        Some(overlay) if overlay.is_centre() => session::check_centre_gate(model, step),
        _ => {}
    }
    if previous == Some(Overlay::Modal(Modal::ChatRoom)) {
        support::leave(model);
    }
    give_up_resuming(model, previous);
}

/// Drops what was to go on after a login, once no form is open any more that could lead to one.
fn give_up_resuming(model: &mut Model, previous: Option<Overlay>) {
    let ends_in_session = |overlay: Option<Overlay>| {
        matches!(overlay, Some(Overlay::Modal(Modal::Login | Modal::Register | Modal::ForgotPassword)))
    };
    if ends_in_session(previous) && !ends_in_session(model.location.route.overlay) && !model.session.has_own_account() {
        model.session.resume_after_login = None;
    }
}

/// The member's own things are fetched, and what waited for the login goes on.
fn on_logged_in(model: &mut Model, step: &mut Step) {
    wallet::forget(model);
    load_member(model, step);
    hot_games::reload_popular(model, step);
    resume::resume_after_login(model, step);
}
