//! Short messages that go by themselves, each a while after it came. What must not be missed stands in the page as well.

use crate::effect::TimerId;
use crate::model::{Model, Step};
use crate::view::{Text, Toast, ToastsView, Tone};

const SHOWN_MS: u64 = 6_000;
const MAX_TOASTS: usize = 3;

/// The messages that show.
#[derive(Default)]
pub(crate) struct Toasts {
    last_key: u32,
    /// The messages, the oldest first, with when each goes, in milliseconds since 1970.
    items: Vec<(Toast, u64)>,
}

/// Shows a message; the same message does not show twice.
pub(crate) fn show(model: &mut Model, step: &mut Step, tone: Tone, text: Text) {
    let toasts = &mut *model.toasts;
    if toasts.items.iter().any(|(toast, _)| toast.text == text) {
        return;
    }
    toasts.last_key = toasts.last_key.wrapping_add(1);
    toasts.items.push((Toast { key: toasts.last_key, tone, text }, step.env.now_ms + SHOWN_MS));
    if toasts.items.len() > MAX_TOASTS {
        toasts.items.remove(0);
    }
    await_first(model, step);
}

/// The message that goes first is waited for, and no longer than one shows, whatever became of the clock.
fn await_first(model: &Model, step: &mut Step) {
    if let Some((_, goes_at)) = model.toasts.items.first() {
        let left = goes_at.saturating_sub(step.env.now_ms).min(SHOWN_MS);
        step.start_timer(TimerId::Toast, u32::try_from(left).unwrap_or(u32::MAX));
    }
}

/// A message was read.
pub(crate) fn dismiss(model: &mut Model, key: u32) {
    model.toasts.items.retain(|(toast, _)| toast.key != key);
}

pub(crate) fn on_tick(model: &mut Model, step: &mut Step) {
    let now = step.env.now_ms;
    model.toasts.items.retain(|(_, goes_at)| *goes_at > now && *goes_at - now <= SHOWN_MS);
    await_first(model, step);
}

pub(crate) fn view(model: &Model) -> ToastsView {
    ToastsView { items: model.toasts.items.iter().map(|(toast, _)| toast.clone()).collect() }
}
