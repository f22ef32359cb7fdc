//! The form that changes a member's password, `?modal=changePassword` (sections 2, 4 and 5). It has three shapes: with the
//! old password; without it, where the ticket of a fresh login stands in its place; and forced, where nothing else goes
//! before it is done. A ticket that is too old gives way to the old password.

pub use super::PasswordEvent;
use super::check_new;
use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::field::Field;
use crate::domain::route::{Modal, Route, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::session::DueConsent;
use crate::feature::services::{call, location, session, toasts};
use crate::feature::shared::draft::{check_filled, check_left, field_views, refusals};
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{ConsentView, PasswordView, Text, Tone};
use crate::wire::{ChangePasswordRequest, Done, code};

/// State of the form that changes the password.
pub(crate) type Change = crate::feature::shared::draft::Draft;

calls! {
    /// Change the password.
    Change => PASSWORD: Post "/wps/member/password" Restricted Sealed, single, on_changed(Done);
}

/// What the consent is called among the fields of a refusal.
const CONSENT: &str = "ageAndTerms";
const WITH_OLD: [Field; 3] = [Field::OldPassword, Field::Password, Field::ConfirmPassword];
const WITHOUT_OLD: [Field; 2] = [Field::Password, Field::ConfirmPassword];

/// The overlay opens.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    if !session::check_member_overlay(model, step) {
        return;
    }
    model.change_password.clear();
    rules::load(model, step);
}

/// The overlay closes, or the session ends.
pub(crate) fn forget(model: &mut Model) {
    model.change_password.clear();
}

fn visible_fields(model: &Model) -> &'static [Field] {
    let ticket = model.session.must_change().is_some_and(|change| change.ticket.is_some());
    if ticket { &WITHOUT_OLD } else { &WITH_OLD }
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PasswordEvent) {
    if !model.session.logged_in() {
        return;
    }
    match event {
        PasswordEvent::Edited(field) => model.change_password.fields.type_into(field, ""),
        PasswordEvent::Left { field, value, .. } if model.change_password.fields.is_known(field, value.reveal()) => {}
        PasswordEvent::Left { field, value, password } => {
            let mark = check_left(model, field, &value, &password);
            model.change_password.fields.set_mark(field, mark);
        }
        PasswordEvent::Submit { old_password, password, confirm_password } => {
            submit(model, step, &old_password, &password, &confirm_password);
        }
        PasswordEvent::Consent(given) => {
            if let Some(consent) = model.session.due_consent() {
                *consent = DueConsent { is_given: given, is_missing: false };
            }
        }
        PasswordEvent::Retry => rules::load(model, step),
        PasswordEvent::AskAgain => {}
    }
}

fn submit(model: &mut Model, step: &mut Step, old: &Secret, password: &Secret, confirm: &Secret) {
    if model.calls.busy(&Request::Change.slot()) {
        return;
    }
    let old = old.trimmed();
    let with_old = visible_fields(model).contains(&Field::OldPassword);
    let mut marks = Vec::new();
    if with_old {
        marks.push((Field::OldPassword, check_filled(Field::OldPassword, &old)));
    }
    marks.extend(check_new(model, password, confirm));
    model.change_password.problem = None;
    let lacks_consent = model.session.due_consent().is_some_and(|consent| {
        consent.is_missing = !consent.is_given;
        consent.is_missing
    });
    if !model.change_password.judge(marks) || lacks_consent {
        return;
    }
    let terms_version = rules::settings(model).map(|settings| settings.terms_version.clone()).unwrap_or_default();
    let age_and_terms = model.session.due_consent().is_some_and(|consent| consent.is_given);
    let ticket = model.session.must_change().and_then(|change| change.ticket.as_ref()).map(Secret::reveal);
    let new = password.trimmed();
    let body = ChangePasswordRequest {
        old_password: if with_old { old.reveal().into() } else { Default::default() },
        change_ticket: ticket.unwrap_or_default().into(),
        new_password: new.reveal().into(),
        confirm_new_password: new.reveal().into(),
        age_and_terms,
        terms_version: if age_and_terms { terms_version } else { String::new() },
    };
    call::send_with_body(model, step, Request::Change, &body);
}

/// The password was changed, or not.
pub(crate) fn on_changed(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    match answer {
        Ok(Done {}) => finish(model, step),
        Err(failure) => {
            if failure.code == code::TICKET_EXPIRED {
                model.session.drop_change_ticket();
            }
            if failure.value.fields.contains_key(CONSENT)
                && let Some(consent) = model.session.due_consent()
            {
                // Terms that have changed since are agreed to anew.
                *consent = DueConsent { is_given: false, is_missing: true };
                rules::reload(model, step);
            }
            let (marks, problem) = refusals(model, &failure, visible_fields(model));
            model.change_password.judge(marks);
            model.change_password.problem = problem;
        }
    }
}

/// The change is done: section 4, member info loads, the modal closes, go to /.
fn finish(model: &mut Model, step: &mut Step) {
    model.change_password.clear();
    toasts::show(model, step, Tone::Success, Text::of(key::TOAST_PASSWORD_CHANGED));
    let forced = model.session.must_change_password();
    if forced {
        session::complete_login(model, step);
    } else {
        session::load(model, step);
        location::replace(step, Route::to(Screen::Home).address());
    }
}

fn consent_view(model: &Model, consent: DueConsent) -> ConsentView {
    ConsentView {
        checked: consent.is_given,
        age: rules::minimum_age(model),
        error: consent.is_missing.then(|| Text::of(key::CONSENT_MISSING)),
    }
}

pub(crate) fn view(model: &Model) -> PasswordView {
    let draft = &model.change_password;
    let must_change = model.session.must_change();
    PasswordView {
        status: rules::status(model),
        account: model.session.account_name().to_owned(),
        reason: must_change.map(|change| Text::of(change.reason)),
        forced: must_change.is_some(),
        expired: false,
        fields: field_views(model, draft, visible_fields(model)),
        focus: draft.focus(),
        problem: draft.problem.clone(),
        busy: model.calls.busy(&Request::Change.slot()),
        cleared: draft.cleared(),
        consent: must_change.and_then(|change| change.consent).map(|consent| consent_view(model, consent)),
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_opened(model, previous, Modal::ChangePassword) => {
            open(model, step)
        }
        DomainEvent::Entered { previous } if location::is_closed(model, previous, Modal::ChangePassword) => {
            forget(model)
        }
        DomainEvent::LoggedOut => forget(model),
        _ => {}
    }
}
