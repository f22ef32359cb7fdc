//! The dialog queue (sections 3, 4 and 9): the first one shows, the others wait.
//!
//! The one on top walks Waiting (only the momentary kind, for its 100 ms) -> Shown -> gone: by a button, by Enter, by Escape
//! or a click on the background where it allows that, or when its time is over. Before it opens and before it closes its
//! guards are asked, and either may be called off. What a button does is emitted as a domain event after the dialog is gone.

mod definition;
#[cfg(test)]
mod tests;

use crate::effect::TimerId;
use crate::event::UiEvent;
use crate::feature::domain_event::DomainEvent;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Dialog, DialogButton, DialogIcon, DialogsView, Text};
pub(crate) use definition::{Action, Body, Button, Definition, Guard, Size};
use serde::{Deserialize, Serialize};

/// Events of the dialog on top.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DialogEvent {
    /// A button was pressed.
    Press {
        /// Key of the dialog.
        dialog: u32,
        /// Index of the button.
        button: u32,
    },
    /// Escape or a click on the background of the dialog with this key; ignored where the dialog forbids it.
    Dismiss(u32),
    /// Enter in the dialog with this key: presses the default button.
    Enter(u32),
}

/// A dialog of the queue.
struct Queued {
    key: u32,
    definition: Definition,
    /// Whether the dialog came to the top and its guard let it open.
    opened: bool,
    /// Whether the dialog shows: its delay, if any, is over.
    shown: bool,
}

/// The queue of dialogs.
#[derive(Default)]
pub(crate) struct Dialogs {
    last_key: u32,
    queue: Vec<Queued>,
}

impl Dialogs {
    /// Whether no dialog shows or waits.
    pub fn is_quiet(&self) -> bool {
        self.queue.is_empty()
    }
}

/// Puts a dialog into the queue; one that says the same as another that waits or shows is left out.
pub(crate) fn show(model: &mut Model, step: &mut Step, definition: Definition) {
    if model.dialogs.queue.iter().any(|queued| queued.definition.says_the_same(&definition)) {
        return;
    }
    model.dialogs.last_key = model.dialogs.last_key.wrapping_add(1);
    let key = model.dialogs.last_key;
    model.dialogs.queue.push(Queued { key, definition, opened: false, shown: false });
    open_next(model, step);
}

/// The warning that a guest of the demo gets (section 8, `in_need_true_account`), with the way to an account where one can be had.
pub(crate) fn need_true_account(model: &mut Model, step: &mut Step) {
    let text = Text::of(key::NEED_TRUE_ACCOUNT);
    if !model.site.takes_registrations() {
        return warn(model, step, key::WARNING_TITLE, text, key::NEED_TRUE_ACCOUNT_CONFIRM);
    }
    let definition = Definition::new(DialogIcon::Warning, key::WARNING_TITLE, text).with(vec![
        Button::new(key::NOT_NOW, Action::Close),
        Button::new(key::NAV_SIGN_UP, Action::SignUp).by_default(),
    ]);
    show(model, step, definition);
}

/// A warning with one button.
pub(crate) fn warn(model: &mut Model, step: &mut Step, title: &'static str, text: Text, button: &'static str) {
    let definition = Definition::new(DialogIcon::Warning, title, text);
    show(model, step, definition.with(vec![Button::new(button, Action::Close)]));
}

/// Takes all dialogs away: they belonged to a session that is over.
pub(crate) fn clear(model: &mut Model, step: &mut Step) {
    model.dialogs.queue.clear();
    stop_timers(step);
}

/// Takes the dialogs with this title away: what they told of is over.
pub(crate) fn withdraw(model: &mut Model, step: &mut Step, title: &'static str) {
    model.dialogs.queue.retain(|queued| queued.definition.title.key != title);
    stop_timers(step);
    open_next(model, step);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DialogEvent) {
    let Some(top) = model.dialogs.queue.first().filter(|top| top.shown) else { return };
    let buttons = &top.definition.buttons;
    let action = match event {
        DialogEvent::Press { dialog, button } if dialog == top.key => {
            buttons.get(button as usize).map(|button| button.action)
        }
        DialogEvent::Enter(dialog) if dialog == top.key => {
            buttons.get(top.definition.default_button()).map(|button| button.action)
        }
        DialogEvent::Dismiss(dialog) if dialog == top.key && top.definition.click_to_close => Some(Action::Close),
        _ => None,
    };
    if let Some(action) = action {
        close_top(model, step, action);
    }
}

/// The delay of the dialog on top is over.
pub(crate) fn on_delay(model: &mut Model, step: &mut Step) {
    if let Some(top) = model.dialogs.queue.first_mut().filter(|top| top.opened) {
        top.shown = true;
        start_time_out(model, step);
    }
}

/// The time of the dialog on top is over.
pub(crate) fn on_time_out(model: &mut Model, step: &mut Step) {
    let Some(definition) = model.dialogs.queue.first().filter(|top| top.shown).map(|top| &top.definition) else {
        return;
    };
    if definition.time_out.is_none() {
        return;
    }
    let default = definition.buttons.get(definition.default_button());
    let action = default.map_or(Action::Close, |button| button.action);
    if !close_top(model, step, action) {
        // Its guard held it: another try when as much time has passed again.
        start_time_out(model, step);
    }
}

/// Closes the dialog on top unless its guard objects. Says whether it closed.
fn close_top(model: &mut Model, step: &mut Step, action: Action) -> bool {
    let Some(top) = model.dialogs.queue.first() else { return false };
    if !top.definition.before_close.holds(model) {
        return false;
    }
    model.dialogs.queue.remove(0);
    stop_timers(step);
    step.emit(DomainEvent::DialogAnswered(action));
    open_next(model, step);
    true
}

/// Opens the dialog that came to the top; those whose guard objects are left out.
fn open_next(model: &mut Model, step: &mut Step) {
    while let Some(top) = model.dialogs.queue.first() {
        if top.opened {
            return;
        }
        if top.definition.before_open.holds(model) {
            break;
        }
        model.dialogs.queue.remove(0);
    }
    let Some(top) = model.dialogs.queue.first_mut() else { return };
    top.opened = true;
    match top.definition.size.delay_ms() {
        Some(delay) => step.start_timer(TimerId::DialogDelay, delay),
        None => {
            top.shown = true;
            start_time_out(model, step);
        }
    }
}

fn start_time_out(model: &Model, step: &mut Step) {
    if let Some(after_ms) = model.dialogs.queue.first().and_then(|top| top.definition.time_out) {
        step.start_timer(TimerId::DialogTimeout, after_ms);
    }
}

fn stop_timers(step: &mut Step) {
    step.stop_timer(TimerId::DialogDelay);
    step.stop_timer(TimerId::DialogTimeout);
}

pub(crate) fn view(model: &Model) -> DialogsView {
    DialogsView { top: model.dialogs.queue.first().filter(|top| top.shown).map(dialog) }
}

fn dialog(queued: &Queued) -> Dialog {
    let Queued { key, definition, .. } = queued;
    let default = definition.default_button();
    let button = |(index, button): (usize, &Button)| {
        let number = u32::try_from(index).unwrap_or(0);
        DialogButton {
            key: number,
            label: Text::of(button.label),
            default: index == default,
            press: UiEvent::Dialog(DialogEvent::Press { dialog: *key, button: number }),
        }
    };
    let (text, html) = match &definition.body {
        Body::Text(text) => (Some(text.clone()), None),
        Body::Html(html) => (None, Some(html.clone())),
    };
    let (width, height) = definition.size.pixels();
    Dialog {
        key: *key,
        icon: definition.icon,
        title: definition.title.clone(),
        text,
        html,
        request_id: definition.request_id.clone(),
        width,
        height,
        time_out: definition.time_out,
        buttons: definition.buttons.iter().enumerate().map(button).collect(),
        dismiss: definition.click_to_close.then_some(UiEvent::Dialog(DialogEvent::Dismiss(*key))),
    }
}
