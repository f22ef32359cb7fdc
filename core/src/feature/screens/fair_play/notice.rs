//! Something was refused because the member takes a break from play: one calm dialog says until when, and leads to the page that says more.
//! The machine that asked tells its own part in its own place.

use super::{PAGE, Request, is_shown};
use crate::api::Failure;
use crate::domain::fair_play::{ExclusionCause, ExclusionKind};
use crate::feature::services::dialogs::{self, Action, Button, Definition};
use crate::feature::services::{call, moment};
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{DialogIcon, Text};
use crate::wire::Exclusion;

/// Asks the server until when the break lasts. The page itself shows it anyway.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    if !is_shown(model) {
        call::send(model, step, Request::Refused, "");
    }
}

pub(super) fn on_exclusion(model: &mut Model, step: &mut Step, answer: Result<Exclusion, Failure>) {
    // A break that has ended meanwhile keeps nobody from trying again.
    let Ok(value) = answer else { return };
    if value.kind.is_none() || is_shown(model) {
        return;
    }
    let until = match value.kind {
        _ if value.until.is_empty() => key::FAIR_NOTICE_FOREVER,
        Some(ExclusionKind::SelfExclusion) => key::FAIR_NOTICE_UNTIL_ASKED,
        _ => key::FAIR_NOTICE_UNTIL,
    };
    let mut text = Text::of(until);
    if !value.until.is_empty() {
        text = text.with("time", moment::exact(&value.until, &model.now));
    }
    let is_own = value.cause == ExclusionCause::Own;
    let title = if is_own { key::FAIR_NOTICE_TITLE } else { key::FAIR_BREAK_CLOSED };
    let buttons = vec![
        Button::new(key::CLOSE, Action::Close),
        Button::new(key::FAIR_NOTICE_OPEN, Action::OpenPage(PAGE)).by_default(),
    ];
    dialogs::show(model, step, Definition::new(DialogIcon::Info, title, text).with(buttons));
}
