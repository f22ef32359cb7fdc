//! The forms of an account's file: freezing, labels, a message. One is open at a time.

use super::{CHANGING_SLOT, DownlineAct, Request, file, load_file, open_id, rates, refresh, transfer};
use crate::api::Failure;
use crate::domain::agent::downline::{is_reason, is_text, is_title, labels};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::call;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Problem, Text};
use crate::wire::{
    DownlineFile, DownlineLabels, DownlineMessage, DownlineMessageSent, DownlineState, FreezeRequest, UnfreezeRequest,
};

/// The form that is open, and what became of the last one.
#[derive(Default)]
pub(super) struct Forms {
    pub act: Option<DownlineAct>,
    /// What is wrong with what was typed into the form.
    pub wrong: Option<Text>,
    /// Why the form's change was not done.
    pub problem: Option<Problem>,
    /// What the last change did, as the page confirms it.
    pub confirmation: Option<Text>,
}

/// Whether a change is under way.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&CHANGING_SLOT)
}

/// Whether nothing that a payment password guards is under way.
fn is_idle(model: &Model) -> bool {
    transfer::is_idle(model) && rates::is_idle(model)
}

/// Whether the file offers a form; without a file only a message to everybody directly below can be written.
fn is_offered(act: DownlineAct, file: Option<&DownlineFile>) -> bool {
    match (act, file) {
        (DownlineAct::Message, None) | (DownlineAct::Labels, Some(_)) => true,
        (DownlineAct::Freeze, Some(file)) => file.can_freeze,
        (DownlineAct::Message, Some(file)) => file.can_message,
        (DownlineAct::Transfer, Some(file)) => file.can_transfer,
        (DownlineAct::Rates, Some(file)) => file.can_change_rates,
        (_, None) => false,
    }
}

pub(super) fn open(model: &mut Model, step: &mut Step, act: DownlineAct) {
    let waits = !open_id(model).is_empty() && file(model).is_none();
    if waits || is_busy(model) || !is_idle(model) || !is_offered(act, file(model)) {
        return;
    }
    model.agent_downline.forms = Forms { act: Some(act), ..Forms::default() };
    step.emit(DomainEvent::DownlineFormChanged);
}

pub(super) fn close(model: &mut Model, step: &mut Step) {
    if !is_busy(model) && is_idle(model) {
        model.agent_downline.forms = Forms::default();
        step.emit(DomainEvent::DownlineFormChanged);
    }
}

/// Whether this form is open and nothing is under way; what was wrong before is forgotten.
fn begins(model: &mut Model, act: DownlineAct) -> bool {
    let begins = model.agent_downline.forms.act == Some(act) && !is_busy(model);
    if begins {
        let forms = &mut model.agent_downline.forms;
        forms.wrong = None;
        forms.problem = None;
    }
    begins
}

fn refuse(model: &mut Model, wrong: &'static str) {
    model.agent_downline.forms.wrong = Some(Text::of(wrong));
}

pub(super) fn freeze(model: &mut Model, step: &mut Step, reason: &str) {
    if !begins(model, DownlineAct::Freeze) {
        return;
    }
    if !is_reason(reason) {
        refuse(model, key::DOWNLINE_REASON_WRONG);
        return;
    }
    let body = FreezeRequest { id: open_id(model).to_owned(), reason: reason.trim().to_owned() };
    call::send_with_body(model, step, Request::Freeze, &body);
}

pub(super) fn unfreeze(model: &mut Model, step: &mut Step) {
    if is_busy(model) || !file(model).is_some_and(|file| file.can_unfreeze) {
        return;
    }
    model.agent_downline.forms = Forms::default();
    let body = UnfreezeRequest { id: open_id(model).to_owned() };
    call::send_with_body(model, step, Request::Unfreeze, &body);
}

pub(super) fn label(model: &mut Model, step: &mut Step, typed: &str) {
    if !begins(model, DownlineAct::Labels) {
        return;
    }
    let typed: Vec<String> = typed.split([',', '，', '،']).map(str::to_owned).collect();
    let Some(labels) = labels(&typed) else {
        refuse(model, key::DOWNLINE_LABELS_WRONG);
        return;
    };
    let body = DownlineLabels { id: open_id(model).to_owned(), labels };
    call::send_with_body(model, step, Request::Labels, &body);
}

pub(super) fn write(model: &mut Model, step: &mut Step, title: String, text: String) {
    if !begins(model, DownlineAct::Message) {
        return;
    }
    if !is_title(&title) {
        refuse(model, key::DOWNLINE_TITLE_WRONG);
        return;
    }
    if !is_text(&text) {
        refuse(model, key::DOWNLINE_TEXT_WRONG);
        return;
    }
    let body = DownlineMessage { to: open_id(model).to_owned(), title, text };
    call::send_with_body(model, step, Request::Message, &body);
}

/// Closes the form with a confirmation, or keeps it open with the problem; says whether the change was made.
fn settle<T>(model: &mut Model, answer: Result<T, Failure>, confirmation: impl FnOnce(T) -> Text) -> bool {
    match answer {
        Ok(value) => {
            model.agent_downline.forms = Forms { confirmation: Some(confirmation(value)), ..Forms::default() };
            true
        }
        Err(failure) => {
            model.agent_downline.forms.problem = Some(failure.problem());
            false
        }
    }
}

pub(super) fn on_state(model: &mut Model, step: &mut Step, answer: Result<DownlineState, Failure>) {
    use crate::domain::agent::downline::DownlineStatus;
    settle(model, answer, |state| {
        let frozen = state.status == DownlineStatus::Frozen;
        Text::of(if frozen { key::DOWNLINE_FROZEN } else { key::DOWNLINE_UNFROZEN })
    });
    // A refusal means that the account's state shown is out of date.
    refresh(model, step);
}

pub(super) fn on_labels(model: &mut Model, step: &mut Step, answer: Result<DownlineLabels, Failure>) {
    if settle(model, answer, |_| Text::of(key::DOWNLINE_LABELLED)) {
        refresh(model, step);
    }
}

pub(super) fn on_sent(model: &mut Model, step: &mut Step, answer: Result<DownlineMessageSent, Failure>) {
    if !settle(model, answer, |sent| Text::of(key::DOWNLINE_WRITTEN).with("count", sent.members)) {
        load_file(model, step);
    }
}
