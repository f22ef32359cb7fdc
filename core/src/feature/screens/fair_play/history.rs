//! The history of play in control, the latest first, as far back as is asked for.

use super::{Request, is_shown};
use crate::api::Failure;
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{FairPlayEvent, FairPlayHistory};

/// The entries that have come so far.
#[derive(Default)]
pub(super) struct History {
    pub lines: Remote<Vec<FairPlayEvent>>,
    /// Where the next page begins; empty at the end.
    pub next: String,
}

/// Fetches the history from its latest entry on.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    model.fair_play.history.lines.start_loading();
    call::send(model, step, Request::History { earlier: false }, "");
}

pub(super) fn more(model: &mut Model, step: &mut Step) {
    let next = model.fair_play.history.next.clone();
    if next.is_empty() || model.calls.busy(&Request::History { earlier: true }.slot()) {
        return;
    }
    let mut query = Query::default();
    query.push("after", Some(&next));
    call::send(model, step, Request::History { earlier: true }, &query.text());
}

pub(super) fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<FairPlayHistory, Failure>) {
    if !is_shown(model) {
        return;
    }
    let history = &mut model.fair_play.history;
    match (answer, &mut history.lines) {
        (Ok(page), Remote::Ready(lines)) if earlier => {
            lines.extend(page.content);
            history.next = page.next;
        }
        (Ok(page), lines) => {
            *lines = Remote::Ready(page.content);
            history.next = page.next;
        }
        (Err(failure), _) if earlier => model.fair_play.problem = Some(failure.problem()),
        (Err(failure), lines) => lines.answer(Err(failure)),
    }
}
