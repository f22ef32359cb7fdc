//! Pages and panels that neither home's first picture nor a lobby needs: help, lottery, popup game lists, downloads, the
//! invitation, the foot of the page, and what home shows below the fold.

use crate::api::{Ask, decode};
use crate::domain::route::{Route, Screen};
use crate::effect::TimerId;
use crate::event::{HttpReply, Transport, UiEvent};
use crate::feature::{down, game_list, help, join, lottery, showcase};
use crate::model::{Model, Step};

/// An event goes to the machine that it names.
#[inline(never)]
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    match event {
        UiEvent::Help(event) => help::on_event(model, step, event),
        UiEvent::Lottery(event) => lottery::on_event(model, step, event),
        UiEvent::GameList(event) => game_list::on_event(model, step, event),
        UiEvent::Showcase(event) => showcase::on_event(model, step, event),
        UiEvent::Down(event) => down::on_event(model, step, event),
        UiEvent::Join(event) => join::on_event(model, step, event),
        _ => {}
    }
}

/// The answer to a call reaches the machine that made it.
#[inline(never)]
pub(crate) fn on_answer(model: &mut Model, step: &mut Step, ask: Ask, outcome: Result<HttpReply, Transport>) {
    match ask {
        Ask::HelpCentre => help::on_content(model, step, decode(outcome)),
        Ask::Letter(letter) => help::on_sent(model, step, letter, decode(outcome)),
        Ask::VendorGames => game_list::on_games(model, step, decode(outcome)),
        Ask::Featured => showcase::on_featured(model, step, decode(outcome)),
        Ask::Winners => showcase::on_winners(model, step, decode(outcome)),
        Ask::Draws { home: true } => showcase::on_draws(model, step, decode(outcome)),
        Ask::Draws { home: false } => lottery::on_draws(model, step, decode(outcome)),
        _ => {}
    }
}

/// A timer rang.
#[inline(never)]
pub(crate) fn on_timer(model: &mut Model, step: &mut Step, timer: TimerId) {
    match timer {
        TimerId::HelpSearch => help::on_search_pause(model, step),
        TimerId::GameListSearch => game_list::on_search_pause(model, step),
        TimerId::Draw => lottery::tick(model, step),
        _ => {}
    }
}

/// The visitor came from another place, or the part came while one of its own shows.
#[inline(never)]
pub(crate) fn entered(model: &mut Model, step: &mut Step, former: &Route) {
    if former.screen != model.place.route.screen {
        match model.place.route.screen {
            Screen::Lottery(_) => lottery::enter(model, step),
            Screen::Home | Screen::Register => showcase::load_missing(model, step),
            Screen::Help(_) | Screen::HelpMc(_) => help::enter(model, step),
            _ => {}
        }
    }
    if former.list != model.place.route.list {
        game_list::enter(model, step);
    }
}

/// What ends with a screen.
#[inline(never)]
pub(crate) fn left(step: &mut Step, former: &Screen) {
    if matches!(former, Screen::Lottery(_)) {
        lottery::leave(step);
    }
}

/// Another member, or none.
#[inline(never)]
pub(crate) fn logged_out(model: &mut Model, step: &mut Step) {
    help::forget(model);
}

/// The page shows another language.
#[inline(never)]
pub(crate) fn language_changed(model: &mut Model, step: &mut Step) {
    help::on_language(model, step);
    reload(model, step);
}

/// The operator changed something.
#[inline(never)]
pub(crate) fn site_changed(model: &mut Model, step: &mut Step) {
    help::on_site_changed(model, step);
    reload(model, step);
}

fn reload(model: &mut Model, step: &mut Step) {
    game_list::reload(model, step);
    lottery::reload(model, step);
    showcase::reload(model, step);
}

/// The page was hidden, or is seen again.
#[inline(never)]
pub(crate) fn visibility_changed(model: &mut Model, step: &mut Step) {
    lottery::tick(model, step);
}

/// The vendors came.
#[inline(never)]
pub(crate) fn vendors_came(model: &mut Model, step: &mut Step) {
    lottery::on_vendors(model, step);
}
