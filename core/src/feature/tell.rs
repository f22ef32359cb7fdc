//! Who listens to what: the switchboard of happenings. Read it to know what follows from what.

use super::dialogs::Action;
use super::doors::{account, pages, play, promotions};
use super::happening::Happening;
use super::session::{self, Wanted};
use super::site::Start;
use super::{banner, clock, frame, games, home, jackpot, launch, notices, revision, route, site, support, wallet};
use crate::domain::route::{MemberPage, Modal, Overlay, Screen};
use crate::effect::Part;
use crate::model::{Model, Step};

/// Passes on what happened, and what happens in turn, until all is quiet.
pub(super) fn tell(model: &mut Model, step: &mut Step) {
    while let Some(happening) = step.next_happening() {
        tell_one(model, step, happening);
    }
}

fn tell_one(model: &mut Model, step: &mut Step, happening: Happening) {
    match happening {
        Happening::Entered => on_entered(model, step),
        Happening::LoggedIn => on_logged_in(model, step),
        Happening::LoggedOut => {
            wallet::forget(model);
            games::forget_favourites(model);
            if model.parts.has(Part::Play) {
                play::logged_out(model, step);
            }
            if model.parts.has(Part::Pages) {
                pages::logged_out(model, step);
            }
            if model.parts.has(Part::Account) {
                account::logged_out(model, step);
            }
            if model.parts.has(Part::Promotions) {
                promotions::member_changed(model, step);
            }
        }
        Happening::SettingsCame => jackpot::resume(model, step),
        Happening::SiteChanged => on_site_changed(model, step),
        Happening::SiteOpened => {
            load_missing(model, step);
            session::check_guard(model, step);
            site::await_first_round(model, step);
        }
        Happening::Retried => load_missing(model, step),
        Happening::LanguageChanged => {
            notices::forget(model, step);
            load_content(model, step);
            if model.parts.has(Part::Play) {
                play::language_changed(model, step);
            }
            if model.parts.has(Part::Pages) {
                pages::language_changed(model, step);
            }
            if model.parts.has(Part::Promotions) {
                promotions::language_changed(model, step);
            }
        }
        Happening::VisibilityChanged => {
            jackpot::resume(model, step);
            banner::resume(model, step);
            revision::on_visibility(model, step);
            if model.parts.has(Part::Pages) {
                pages::visibility_changed(model, step);
            }
            if model.site.visible {
                wallet::refresh(model, step);
                if model.parts.has(Part::Account) {
                    account::returned(model, step);
                }
            }
        }
        Happening::Woke => {
            clock::start(step);
            if model.parts.has(Part::Account) {
                account::woke(model, step);
            }
        }
        Happening::VendorsCame => {
            if model.parts.has(Part::Play) {
                play::vendors_came(model, step);
            }
            if model.parts.has(Part::Pages) {
                pages::vendors_came(model, step);
            }
        }
        Happening::RulesCame => {
            if model.parts.has(Part::Account) {
                account::rules_came(model, step);
            }
        }
        Happening::ModuleCame => {
            if model.parts.has(Part::Account) {
                account::module_came(model, step);
            }
        }
        Happening::HotGamesCame => {
            if model.parts.has(Part::Play) {
                play::hot_games_came(model, step);
            }
        }
        Happening::NoticesCame => banner::resume(model, step),
        Happening::FavouriteSaved => {
            if model.parts.has(Part::Play) {
                play::favourite_saved(model, step);
            }
        }
        Happening::Chosen(Action::SignOut) => session::sign_out(model, step),
        Happening::Chosen(Action::OpenSecurity) => {
            let page = Overlay::MemberCentre(MemberPage::Security);
            route::push(step, model.place.route.clone().with_overlay(Some(page)).address());
        }
        Happening::Chosen(Action::Close) => {}
    }
}

/// What every screen needs: vendors for the header, notices and banners, hot and popular games.
pub(super) fn load_content(model: &mut Model, step: &mut Step) {
    frame::load(model, step);
    notices::load(model, step);
    home::load(model, step);
}

/// The operator has changed something: what shows of it is asked for anew. A site that is closed shows nothing of it, and
/// opens with another change.
fn on_site_changed(model: &mut Model, step: &mut Step) {
    if model.site.start != Start::Open {
        return;
    }
    let from = step.effects.len();
    notices::refresh(model, step);
    if model.parts.has(Part::Account) {
        account::site_changed(model, step);
    }
    if model.parts.has(Part::Play) {
        play::site_changed(model, step);
    }
    if model.parts.has(Part::Pages) {
        pages::site_changed(model, step);
    }
    if model.parts.has(Part::Promotions) {
        promotions::language_changed(model, step);
    }
    revision::await_refetches(model, step, from);
    session::check_guard(model, step);
}

/// What failed beside a status call that found the site closed or out of reach, or by itself, is asked for again.
fn load_missing(model: &mut Model, step: &mut Step) {
    home::load_missing(model, step);
    frame::load_missing(model, step);
    notices::load(model, step);
}

fn on_entered(model: &mut Model, step: &mut Step) {
    if !session::check_guard(model, step) {
        return;
    }
    let former = model.place.stand();
    if former.screen != model.place.route.screen {
        leave_screen(model, step, &former.screen);
        enter_screen(model, step, &former.screen);
        if model.parts.has(Part::Promotions) {
            promotions::entered(model, step, &former.screen);
        }
    }
    if former.overlay != model.place.route.overlay {
        enter_overlay(model, step, former.overlay);
    }
    if model.parts.has(Part::Account) {
        account::entered(model, step, &former);
    }
    if model.parts.has(Part::Pages) {
        pages::entered(model, step, &former);
    }
}

/// What ends with a screen.
fn leave_screen(model: &mut Model, step: &mut Step, former: &Screen) {
    if matches!(former, Screen::Game(_) | Screen::Seamless(_) | Screen::FbSports) {
        if model.parts.has(Part::Play) {
            play::left(model, step);
        }
        wallet::refresh(model, step);
    }
    if model.parts.has(Part::Pages) {
        pages::left(step, former);
    }
}

fn enter_screen(model: &mut Model, step: &mut Step, former: &Screen) {
    banner::enter(model, step);
    jackpot::resume(model, step);
    // Without vendors the header has no categories: whoever walks on gets them as soon as they can be had.
    frame::load_missing(model, step);
    if matches!(model.place.route.screen, Screen::NoticePage(_)) {
        notices::open(model, step);
    }
    if model.parts.has(Part::Play) {
        play::entered(model, step, former);
    }
}

fn enter_overlay(model: &mut Model, step: &mut Step, former: Option<Overlay>) {
    match model.place.route.overlay {
        Some(Overlay::Modal(Modal::Notice | Modal::Announcement)) => notices::open(model, step),
        Some(Overlay::MemberCentre(_) | Overlay::AgentCentre(_)) => session::check_centre_gate(model, step),
        _ => {}
    }
    if former == Some(Overlay::Modal(Modal::ChatRoom)) {
        support::leave(model);
    }
    give_up_wanted(model, former);
}

/// What waited for a login is given up once no form shows any more that could end in one.
fn give_up_wanted(model: &mut Model, former: Option<Overlay>) {
    let ends_in_session = |overlay: Option<Overlay>| {
        matches!(overlay, Some(Overlay::Modal(Modal::Login | Modal::Register | Modal::ForgotPassword)))
    };
    if ends_in_session(former) && !ends_in_session(model.place.route.overlay) && !model.session.logged_in() {
        model.session.wanted = None;
    }
}

/// The member's own things are fetched, and what waited for the login goes on.
fn on_logged_in(model: &mut Model, step: &mut Step) {
    wallet::forget(model);
    if model.parts.has(Part::Account) {
        account::logged_in(model, step);
    }
    load_member(model, step);
    home::load_popular(model, step);
    if model.parts.has(Part::Promotions) {
        promotions::member_changed(model, step);
    }
    match model.session.wanted.take() {
        Some(Wanted::Play(game)) => {
            launch::remember_vendor(step, &game);
            route::leave_login(model, step, Some(launch::address(&game)));
        }
        Some(Wanted::Favourite(game)) => {
            route::leave_login(model, step, None);
            games::set_favourite(model, step, *game, true);
        }
        Some(Wanted::Page(address)) => route::leave_login(model, step, Some(address)),
        Some(Wanted::Resume) | None => route::leave_login(model, step, None),
    }
    if model.parts.has(Part::Play) {
        play::logged_in(model, step);
    }
}

/// Everything that is a member's own.
pub(super) fn load_member(model: &mut Model, step: &mut Step) {
    session::load(model, step);
    wallet::refresh(model, step);
    games::load_favourites(model, step);
}
