//! What follows a login: the action that waited for it, or the page that showed before. A step in between, such as the offer of limits after
//! a registration, keeps the action until it is done.

use crate::domain::route::{Modal, Overlay, Route, Screen};
use crate::feature::services::session::{self, ResumeAfterLogin};
use crate::feature::services::{games, location};
use crate::model::{Model, Step};

/// Whatever waited for the login goes on.
pub(crate) fn resume_after_login(model: &mut Model, step: &mut Step) {
    match model.session.resume_after_login.take() {
        Some(ResumeAfterLogin::Play(game)) => {
            games::remember_vendor(step, &game);
            location::leave_login(model, step, Some(games::address(&game)));
        }
        Some(ResumeAfterLogin::Favourite(game)) => {
            location::leave_login(model, step, None);
            games::set_favourite(model, step, *game, true);
        }
        Some(ResumeAfterLogin::Page(address)) => location::leave_login(model, step, Some(address)),
        Some(ResumeAfterLogin::Resume) | None => location::leave_login(model, step, None),
    }
}

/// A registration goes on to the offer of limits, and from there to what waits for it, else to `/` (section 4).
pub(crate) fn offer_limits_first(model: &mut Model) {
    let home = || Route::to(Screen::Home);
    let offer = home().with_overlay(Some(Overlay::Modal(Modal::PlayLimits))).address();
    let wanted = model.session.resume_after_login.replace(ResumeAfterLogin::Page(offer));
    let wanted = wanted.filter(|wanted| *wanted != ResumeAfterLogin::Resume);
    model.session.resume_after_offer = Some(wanted.unwrap_or_else(|| ResumeAfterLogin::Page(home().address())));
}

/// The offer is done with: what it kept goes on, or it closes over what shows.
pub(crate) fn after_offer(model: &mut Model, step: &mut Step) {
    match model.session.resume_after_offer.take() {
        Some(wanted) => {
            model.session.resume_after_login = Some(wanted);
            resume_after_login(model, step);
            session::welcome(model, step);
        }
        None => location::close_overlay(model, step),
    }
}
