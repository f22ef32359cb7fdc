//! How a session begins: by a login or a remembered one, at once or after a password that must be changed first.

use super::{DueConsent, Member, MustChange, REMEMBER_KEY, Via, check_guard, entrance};
use crate::api::{Failure, FailureKind};
use crate::domain::account::{AccountType, Entrance};
use crate::domain::route::{MemberPage, Overlay};
use crate::effect::StorageArea;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::dialogs::{self, Action, Button, Definition, Guard};
use crate::feature::services::{call, intents};
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{DialogIcon, Text};
use crate::wire::LoginValue;

/// A session begins by a password.
pub(crate) fn begin(model: &mut Model, step: &mut Step, value: LoginValue, username: &str) {
    begin_via(model, step, value, username, Via::Password);
}

/// A session begins, in the way that `via` names.
pub(crate) fn begin_via(model: &mut Model, step: &mut Step, value: LoginValue, username: &str, via: Via) {
    let withdrawn = model.calls.cancel_member_calls();
    call::abort(step, withdrawn);
    intents::on_session(model, step);
    let must_change = must_change(model, &value, via);
    let token = Secret::new(value.token);
    step.store_secret("token", token.clone());
    if !username.is_empty() {
        step.store(StorageArea::Session, "username", username);
    }
    let account_type = provisional_type(model, via);
    step.store(StorageArea::Session, "isAgent", &account_type.number().to_string());
    let forced = must_change.is_some();
    model.session.member = Some(Member {
        token,
        id: String::new(),
        username: username.to_owned(),
        must_change,
        first_login: value.first_time_login,
        is_new: !value.first_time_login,
        account_type,
        info: None,
        avatar: String::new(),
        own_picture: false,
        unread: 0,
        signing_out: false,
        awaits_break_check: true,
    });
    model.session.restoring = false;
    if forced {
        check_guard(model, step);
    } else {
        complete_login(model, step);
    }
}

/// What kind of account it is until the server says who it is. At the agent centre only an agent logs in, and whoever comes back there
/// is taken for one: the gate of the centre looks again when it is known.
fn provisional_type(model: &Model, via: Via) -> AccountType {
    let at_agents = model.location.route.overlay.is_some_and(Overlay::is_agent_centre);
    match via {
        Via::FreePlay => AccountType::Trial,
        _ if at_agents || entrance(model) == Entrance::Agent => AccountType::Agent(1),
        _ => AccountType::Member,
    }
}

/// Why the password must be changed first, if it must: the server hands out a ticket, or it is one of the cases of section 4.
fn must_change(model: &Model, value: &LoginValue, via: Via) -> Option<MustChange> {
    let expired = value.password_expired && model.site.info.whitelabel.password_expiry_forces_change;
    let by_rule = via != Via::Sms && (value.password_weak || expired);
    let ticket = value.change_ticket.as_ref().filter(|ticket| !ticket.is_empty());
    (by_rule || ticket.is_some()).then(|| MustChange {
        ticket: ticket.map(|ticket| Secret::new(ticket.reveal())),
        reason: if value.password_weak {
            key::PASSWORD_WEAK_TEXT
        } else if value.password_expired {
            key::PASSWORD_EXPIRED_TEXT
        } else {
            key::PASSWORD_FIRST_TEXT
        },
        consent: value.terms_pending.then(DueConsent::default),
    })
}

/// Nothing stands in the member's way any more: the password was changed, or need not be.
pub(crate) fn complete_login(model: &mut Model, step: &mut Step) {
    let Some(member) = &mut model.session.member else { return };
    member.must_change = None;
    step.emit(DomainEvent::LoggedIn);
}

/// Greets a first login, once it is known who it is: what it points to is closed to a guest of the demo.
/// The offer of limits comes before it.
pub(crate) fn welcome(model: &mut Model, step: &mut Step) {
    if model.session.resume_after_offer.is_some() {
        return;
    }
    let Some(member) = model.session.member.as_mut().filter(|member| member.must_change.is_none()) else { return };
    if std::mem::take(&mut member.first_login) && !member.account_type.is_trial() {
        let text = Text::of(key::FIRST_LOGIN_TEXT);
        let definition = Definition::new(DialogIcon::Success, key::FIRST_LOGIN_TITLE, text).with(vec![
            Button::new(key::MENU_SECURITY_CENTRE, Action::OpenPage(MemberPage::Security)),
            Button::new(key::CLOSE, Action::Close).by_default(),
        ]);
        dialogs::show(model, step, Definition { before_open: Guard::Unrestricted, ..definition });
    }
}

pub(crate) fn on_remembered(model: &mut Model, step: &mut Step, answer: Result<LoginValue, Failure>) {
    model.session.restoring = false;
    match answer {
        Ok(value) => begin(model, step, value, ""),
        Err(failure) => {
            // Out of reach is not refused: the next start may ask again.
            if matches!(failure.kind, FailureKind::Refused(400..=499)) {
                model.session.remembered = false;
                step.forget(StorageArea::Local, REMEMBER_KEY);
            }
            check_guard(model, step);
        }
    }
}
