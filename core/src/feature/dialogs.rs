//! The dialog queue (sections 3, 4 and 9): the first one shows, the others wait. A button names an action of the core, so
//! that a dialog can not do what no machine knows.

use super::happening::Happening;
use crate::boot::Env;
use crate::event::{DialogEvent, UiEvent};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Dialog, DialogButton, DialogIcon, DialogsView, Slice, Text};

/// Default width in CSS pixels (section 9).
const WIDTH: u32 = 400;

/// What a button does besides closing the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Nothing.
    Close,
    /// Sign out.
    SignOut,
}

/// A dialog to show.
pub(crate) struct Definition {
    pub icon: DialogIcon,
    pub title: &'static str,
    pub text: Text,
    /// Labels and actions; the last one is the default.
    pub buttons: Vec<(&'static str, Action)>,
}

struct Queued {
    key: u32,
    definition: Definition,
}

/// The queue.
#[derive(Default)]
pub(crate) struct Dialogs {
    last_key: u32,
    queue: Vec<Queued>,
}

/// Puts a dialog into the queue; one that says the same as another that waits or shows is left out.
pub(crate) fn show(model: &mut Model, step: &mut Step, definition: Definition) {
    let same =
        |queued: &Queued| queued.definition.title == definition.title && queued.definition.text == definition.text;
    if model.dialogs.queue.iter().any(same) {
        return;
    }
    model.dialogs.last_key = model.dialogs.last_key.wrapping_add(1);
    let key = model.dialogs.last_key;
    model.dialogs.queue.push(Queued { key, definition });
    step.touch(Slice::Dialogs);
}

/// The warning that a guest of the demo gets (section 8, `in_need_true_account`).
pub(crate) fn need_true_account(model: &mut Model, step: &mut Step) {
    warn(model, step, key::WARNING_TITLE, Text::of(key::NEED_TRUE_ACCOUNT), key::NEED_TRUE_ACCOUNT_CONFIRM);
}

/// A warning with one button.
pub(crate) fn warn(model: &mut Model, step: &mut Step, title: &'static str, text: Text, button: &'static str) {
    let buttons = vec![(button, Action::Close)];
    show(model, step, Definition { icon: DialogIcon::Warning, title, text, buttons });
}

/// Takes all dialogs away: they belonged to a session that is over.
pub(crate) fn clear(model: &mut Model, step: &mut Step) {
    model.dialogs.queue.clear();
    step.touch(Slice::Dialogs);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: DialogEvent) {
    let Some(top) = model.dialogs.queue.first() else { return };
    let action = match event {
        DialogEvent::Press { dialog, button } if dialog == top.key => {
            top.definition.buttons.get(button as usize).map(|(_, action)| *action)
        }
        DialogEvent::Enter(dialog) if dialog == top.key => top.definition.buttons.last().map(|(_, action)| *action),
        DialogEvent::Dismiss(dialog) if dialog == top.key => Some(Action::Close),
        _ => None,
    };
    let Some(action) = action else { return };
    model.dialogs.queue.remove(0);
    step.touch(Slice::Dialogs);
    step.happen(Happening::Chosen(action));
}

pub(crate) fn view(model: &Model, _: Env) -> DialogsView {
    DialogsView { top: model.dialogs.queue.first().map(dialog) }
}

fn dialog(queued: &Queued) -> Dialog {
    let Queued { key, definition } = queued;
    let last = definition.buttons.len().saturating_sub(1);
    let button = |(index, (label, _)): (usize, &(&'static str, Action))| {
        let number = u32::try_from(index).unwrap_or(0);
        DialogButton {
            key: number,
            label: Text::of(label),
            default: index == last,
            press: UiEvent::Dialog(DialogEvent::Press { dialog: *key, button: number }),
        }
    };
    Dialog {
        key: *key,
        icon: definition.icon,
        title: Text::of(definition.title),
        text: Some(definition.text.clone()),
        html: None,
        request_id: None,
        width: WIDTH,
        buttons: definition.buttons.iter().enumerate().map(button).collect(),
        dismiss: Some(UiEvent::Dialog(DialogEvent::Dismiss(*key))),
    }
}
