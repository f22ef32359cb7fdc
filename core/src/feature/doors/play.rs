//! Lobbies with their vendors and rooms, and the game that runs. What a press on a game does stays with home, which shows
//! games as well (`launch::begin`); what its page does is here.

use crate::api::{Ask, decode};
use crate::domain::route::Screen;
use crate::event::{GameEvent, HttpReply, Transport, UiEvent};
use crate::feature::{launch, lobby, rooms};
use crate::model::{Model, Step};

/// An event goes to the machine that it names.
#[inline(never)]
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    match event {
        UiEvent::Lobby(event) => lobby::on_event(model, step, event),
        UiEvent::Rooms(event) => rooms::on_event(model, step, event),
        UiEvent::Game(GameEvent::Message(message)) => launch::on_message(model, step, message),
        UiEvent::Game(GameEvent::Leave) => launch::go_back(model, step),
        UiEvent::Game(GameEvent::Retry) => launch::retry(model, step),
        _ => {}
    }
}

/// The answer to a call reaches the machine that made it.
#[inline(never)]
pub(crate) fn on_answer(model: &mut Model, step: &mut Step, ask: Ask, outcome: Result<HttpReply, Transport>) {
    match ask {
        Ask::LobbyPage { listing, page, append } => lobby::on_page(model, step, listing, page, append, outcome),
        Ask::Rooms => rooms::on_rooms(model, step, decode(outcome)),
        Ask::Launch { .. } => launch::on_launch(model, step, decode(outcome)),
        _ => {}
    }
}

/// The pause after typing is over.
#[inline(never)]
pub(crate) fn on_timer(model: &mut Model, step: &mut Step) {
    lobby::on_search_pause(model, step);
}

/// Another screen shows, or the same with another address, or the part came while one of its own shows.
#[inline(never)]
pub(crate) fn entered(model: &mut Model, step: &mut Step, former: &Screen) {
    rooms::enter(model, step, former);
    match model.place.route.screen.clone() {
        Screen::Games(hall, query) => lobby::enter(model, step, hall, query),
        Screen::Game(query) => launch::enter(model, step, query),
        Screen::Seamless(query) if query.game_type.is_some() => launch::enter(model, step, query),
        Screen::FbSports => launch::enter_sports(model, step),
        _ => {}
    }
}

/// The page of a game was left.
#[inline(never)]
pub(crate) fn left(model: &mut Model, step: &mut Step) {
    launch::leave(model, step);
}

/// A session began.
#[inline(never)]
pub(crate) fn logged_in(model: &mut Model, step: &mut Step) {
    lobby::on_member_changed(model, step);
    launch::on_logged_in(model, step);
}

/// The session ended.
#[inline(never)]
pub(crate) fn logged_out(model: &mut Model, step: &mut Step) {
    lobby::on_member_changed(model, step);
    launch::on_logged_out(model);
}

/// The page shows another language.
#[inline(never)]
pub(crate) fn language_changed(model: &mut Model, step: &mut Step) {
    lobby::reload(model, step);
    rooms::reload(model, step);
}

/// The operator changed something.
#[inline(never)]
pub(crate) fn site_changed(model: &mut Model, step: &mut Step) {
    rooms::reload(model, step);
}

/// The vendors came.
#[inline(never)]
pub(crate) fn vendors_came(model: &mut Model, step: &mut Step) {
    lobby::on_vendors(model, step);
    launch::on_vendors(model, step);
}

/// The hot games came.
#[inline(never)]
pub(crate) fn hot_games_came(model: &mut Model, step: &mut Step) {
    lobby::on_hot(model);
}

/// A favourite was saved.
#[inline(never)]
pub(crate) fn favourite_saved(model: &mut Model, step: &mut Step) {
    lobby::on_favourite_changed(model, step);
}
