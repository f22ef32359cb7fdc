//! The form that a recovery mail leads to: `/login?modal=resetPassword#TOKEN` (section 4). The token is read from the fragment
//! once, held here as a secret, and sent with the new password; it works once. Without it, and when it is too old, the form
//! offers another mail instead.

pub use super::PasswordEvent;
use super::check_new;
use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::field::Field;
use crate::domain::route::{Modal, Route, Screen};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::{call, location, toasts};
use crate::feature::shared::draft::{Draft, check_left, field_views, refusals};
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::{PasswordView, Text, Tone};
use crate::wire::{Done, PasswordResetRequest, code};

calls! {
    /// Set a password by the link of that mail.
    Reset => PASSWORD_RESET: Post "/wps/member/password/reset" Public Sealed, single, on_reset(Done);
}

const SHOWN: [Field; 2] = [Field::Password, Field::ConfirmPassword];

/// State of the form that a recovery mail leads to.
#[derive(Default)]
pub(crate) struct Reset {
    link: Link,
    draft: Draft,
}

/// The link of the mail.
#[derive(Default)]
enum Link {
    /// There is no link, or it is used up or too old.
    #[default]
    Expired,
    /// The token of a link that is still good.
    Good(Secret),
}

/// The address brought the token of a mail.
pub(crate) fn take_token(model: &mut Model, token: Secret) {
    model.reset.link = Link::Good(token);
}

/// The overlay opens.
pub(crate) fn open(model: &mut Model, step: &mut Step) {
    model.reset.draft.clear();
    rules::load(model, step);
}

/// The overlay closes: the token goes with it.
pub(crate) fn forget(model: &mut Model) {
    *model.reset = Reset::default();
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: PasswordEvent) {
    match event {
        PasswordEvent::Edited(field) => model.reset.draft.fields.type_into(field, ""),
        PasswordEvent::Left { field, value, .. } if model.reset.draft.fields.is_known(field, value.reveal()) => {}
        PasswordEvent::Left { field, value, password } => {
            let mark = check_left(model, field, &value, &password);
            model.reset.draft.fields.set_mark(field, mark);
        }
        PasswordEvent::Submit { password, confirm_password, .. } => submit(model, step, &password, &confirm_password),
        PasswordEvent::Consent(_) => {}
        PasswordEvent::Retry => rules::load(model, step),
        PasswordEvent::AskAgain => location::open_overlay(model, step, Modal::ForgotPassword),
    }
}

fn submit(model: &mut Model, step: &mut Step, password: &Secret, confirm: &Secret) {
    let Link::Good(token) = &model.reset.link else { return };
    if model.calls.busy(&Request::Reset.slot()) {
        return;
    }
    let token = token.clone();
    let marks = check_new(model, password, confirm);
    model.reset.draft.problem = None;
    if !model.reset.draft.judge(marks) {
        return;
    }
    let new = password.trimmed();
    let body = PasswordResetRequest {
        token: token.reveal().into(),
        new_password: new.reveal().into(),
        confirm_new_password: new.reveal().into(),
    };
    call::send_with_body(model, step, Request::Reset, &body);
}

/// The password was set, or not. Every session of the account has ended with it: the visitor logs in with the new one.
pub(crate) fn on_reset(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    match answer {
        Ok(Done {}) => {
            *model.reset = Reset::default();
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_PASSWORD_RESET));
            location::replace(step, Route::to(Screen::Login).address());
        }
        Err(failure) => {
            if failure.code == code::LINK_EXPIRED {
                model.reset.link = Link::Expired;
            }
            let (marks, problem) = refusals(model, &failure, &SHOWN);
            model.reset.draft.judge(marks);
            model.reset.draft.problem = problem;
        }
    }
}

pub(crate) fn view(model: &Model) -> PasswordView {
    let Reset { link, draft } = &*model.reset;
    PasswordView {
        status: rules::status(model),
        account: String::new(),
        reason: None,
        forced: false,
        expired: matches!(link, Link::Expired),
        fields: field_views(model, draft, &SHOWN),
        focus: draft.focus(),
        problem: draft.problem.clone(),
        busy: model.calls.busy(&Request::Reset.slot()),
        cleared: draft.cleared(),
        consent: None,
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_opened(model, previous, Modal::ResetPassword) => {
            open(model, step)
        }
        DomainEvent::Entered { previous } if location::is_closed(model, previous, Modal::ResetPassword) => {
            forget(model)
        }
        DomainEvent::RecoveryLinkFollowed(token) => take_token(model, token.clone()),
        _ => {}
    }
}
