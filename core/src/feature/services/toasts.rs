//! Short messages that go by themselves after a while. What must not be missed stands in the page as well.

use crate::effect::TimerId;
use crate::model::{Model, Step};
use crate::view::{Text, Toast, ToastsView, Tone};

const SHOWN_MS: u32 = 6_000;
const MOST: usize = 3;

/// The messages that show.
#[derive(Default)]
pub(crate) struct Toasts {
    last_key: u32,
    items: Vec<Toast>,
}

/// Shows a message; the same message does not show twice.
pub(crate) fn show(model: &mut Model, step: &mut Step, tone: Tone, text: Text) {
    let toasts = &mut *model.toasts;
    if toasts.items.iter().any(|toast| toast.text == text) {
        return;
    }
    toasts.last_key = toasts.last_key.wrapping_add(1);
    toasts.items.push(Toast { key: toasts.last_key, tone, text });
    if toasts.items.len() > MOST {
        toasts.items.remove(0);
    }
    step.start_timer(TimerId::Toast, SHOWN_MS);
}

/// A message was read.
pub(crate) fn dismiss(model: &mut Model, key: u32) {
    model.toasts.items.retain(|toast| toast.key != key);
}

pub(crate) fn on_tick(model: &mut Model, step: &mut Step) {
    if !model.toasts.items.is_empty() {
        model.toasts.items.remove(0);
    }
    if !model.toasts.items.is_empty() {
        step.start_timer(TimerId::Toast, SHOWN_MS);
    }
}

pub(crate) fn view(model: &Model) -> ToastsView {
    ToastsView { items: model.toasts.items.clone() }
}
