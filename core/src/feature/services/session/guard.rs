//! What a session allows: gated actions, centres, the guard of the routes, a password that must be changed (sections 2
//! and 6). What a login would allow is remembered and carried on after it.

use super::ResumeAfterLogin;
use crate::domain::account::{self, Entrance, Gate};
use crate::domain::route::{Access, AgentPage, MemberPage, Modal, Overlay, Route, Screen};
use crate::feature::services::{dialogs, location};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::Text;

/// Lets a gated action pass, or remembers it and asks for login, or warns a guest of the demo. Nothing passes before a
/// password that must be changed.
pub(crate) fn pass(model: &mut Model, step: &mut Step, gate: Gate, wanted: ResumeAfterLogin) -> bool {
    match gate {
        Gate::Pass if model.session.must_change_password() => {}
        Gate::Pass => return true,
        Gate::NeedLogin => {
            model.session.resume_after_login = Some(wanted);
            location::open_login(model, step);
        }
        Gate::NeedRealAccount => dialogs::need_true_account(model, step),
        Gate::NeedAgent | Gate::NeedMember => {
            let words = if gate == Gate::NeedAgent { key::ERROR_NON_AGENT } else { key::ERROR_NON_MEMBER };
            dialogs::warn(model, step, key::WARNING_TITLE, Text::of(words), key::CLOSE);
        }
    }
    false
}

/// The entrance of a login that begins now: the agent centre, if one of its pages waits for the login.
pub(crate) fn entrance(model: &Model) -> Entrance {
    let Some(ResumeAfterLogin::Page(address)) = &model.session.resume_after_login else { return Entrance::Member };
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    match Route::parse(path, query).overlay {
        Some(overlay) if overlay.is_agent_centre() => Entrance::Agent,
        _ => Entrance::Member,
    }
}

/// The gate of the member and agent centres (section 6). One that does not pass leaves the screen without its overlay.
pub(crate) fn check_centre_gate(model: &mut Model, step: &mut Step) {
    let account = model.session.account();
    let gate = match model.location.route.overlay {
        Some(overlay) if overlay.is_agent_centre() => account::agent_centre_gate(account),
        _ => account::member_centre_gate(account),
    };
    let wanted = ResumeAfterLogin::Page(model.location.route.address());
    if gate == Gate::NeedLogin {
        model.session.resume_after_login = Some(wanted);
        location::open_login(model, step);
    } else if !pass(model, step, gate, wanted) {
        location::close_overlay(model, step);
    }
}

/// Whether a page of the member centre opens now to somebody whom its gate lets in: what it shows may be asked for.
pub(crate) fn opens_page(model: &Model, previous: &Route, page: MemberPage) -> bool {
    let overlay = Some(Overlay::MemberCentre(page));
    let opens = model.location.route.overlay == overlay && previous.overlay != overlay;
    opens && account::member_centre_gate(model.session.account()) == Gate::Pass && !model.session.must_change_password()
}

/// Whether a page of the agent centre opens now to somebody whom its gate lets in: what it shows may be asked for.
pub(crate) fn opens_agent_page(model: &Model, previous: &Route, page: AgentPage) -> bool {
    let overlay = Some(Overlay::AgentCentre(page));
    shows_agent_page(model, page) && previous.overlay != overlay
}

/// Whether a page of the agent centre shows to somebody whom its gate lets in.
pub(crate) fn shows_agent_page(model: &Model, page: AgentPage) -> bool {
    model.location.route.overlay == Some(Overlay::AgentCentre(page)) && may_enter_agent_centre(model)
}

/// Whether the gate of the agent centre lets the session in now.
pub(crate) fn may_enter_agent_centre(model: &Model) -> bool {
    account::agent_centre_gate(model.session.account()) == Gate::Pass && !model.session.must_change_password()
}

/// Sends a visitor to the login page where the operator demands login, and a member away from it, but for a guest of the demo,
/// who may log in or sign up. Says whether the location may stay.
pub(crate) fn check_guard(model: &mut Model, step: &mut Step) -> bool {
    let logged_in = model.session.logged_in();
    if model.session.must_change_password() {
        return hold_at_password_change(model, step);
    }
    let guard = model.location.route.guard(logged_in, model.site.info.logined_to_home_page);
    if guard == Access::RedirectToLogin {
        model.session.resume_after_login = Some(ResumeAfterLogin::Page(model.location.route.address()));
        location::replace(step, Route::to(Screen::Login).address());
        return false;
    }
    let has_account = model.session.has_own_account();
    if has_account && (model.location.shows_login() || model.location.shows_register()) {
        let address = match model.location.route.screen {
            Screen::Login | Screen::Register => Route::to(Screen::Home).address(),
            _ => model.location.route.clone().with_overlay(None).address(),
        };
        location::replace(step, address);
        return false;
    }
    true
}

/// Whoever must change the password sees nothing else. Says whether the location may stay.
fn hold_at_password_change(model: &mut Model, step: &mut Step) -> bool {
    let overlay = Some(Overlay::Modal(Modal::ChangePassword));
    if model.location.route.overlay == overlay && model.location.route.screen != Screen::Login {
        return true;
    }
    let route = match model.location.route.screen {
        Screen::Login | Screen::Register => Route::to(Screen::Home),
        _ => model.location.route.clone(),
    };
    location::replace(step, route.with_overlay(overlay).address());
    false
}

/// The gate of an overlay that is a member's own. One that does not pass leaves the screen without it.
pub(crate) fn check_member_overlay(model: &mut Model, step: &mut Step) -> bool {
    if model.session.must_change_password() {
        return true;
    }
    let gate = account::member_centre_gate(model.session.account());
    let wanted = ResumeAfterLogin::Page(model.location.route.address());
    let passes = pass(model, step, gate, wanted);
    if !passes && gate != Gate::NeedLogin {
        location::close_overlay(model, step);
    }
    passes
}
