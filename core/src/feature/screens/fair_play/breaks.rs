//! Breaks from play: one is chosen with its end beside it, asked about once more, and begins at once. During one the page offers only what is
//! longer; after the end of a self-exclusion it offers the way back, which takes a day.

use super::{Request, history, is_idle, is_shown, refuse};
use crate::api::Failure;
use crate::domain::fair_play::{self, ExclusionKind, Span};
use crate::domain::time::{format_with_zone, parse_rfc3339};
use crate::event::BreakEvent;
use crate::feature::services::call;
use crate::feature::services::dialogs::{self, Action, Button, Definition};
use crate::feature::services::remote::Remote;
use crate::model::{Model, Now, Step};
use crate::text::key;
use crate::view::{DialogIcon, Text};
use crate::wire::{Exclude, Exclusion};

/// What is known of the member's break, and what is chosen.
#[derive(Default)]
pub(super) struct Break {
    pub value: Remote<Exclusion>,
    pub chosen: Option<(ExclusionKind, Span)>,
}

/// Now, by the clock of the domain.
fn now_ms(now: &Now) -> i64 {
    i64::try_from(now.ms()).unwrap_or(i64::MAX)
}

fn parse_ms(text: &str) -> Option<i64> {
    parse_rfc3339(text).and_then(|at| i64::try_from(at).ok())
}

/// The break that holds now, as the rules know it.
fn present(value: &Exclusion) -> Option<fair_play::Exclusion> {
    let kind = value.kind?;
    Some(fair_play::Exclusion { kind, ends_at: parse_ms(&value.until), returns_at: parse_ms(&value.returns_at) })
}

/// When a break would end that begins now, as it is shown; nothing where it has no end.
pub(super) fn end(span: Span, now: &Now) -> Option<String> {
    let end = u64::try_from(span.end(now_ms(now))?).ok()?;
    Some(format_with_zone(end, now.offset()))
}

/// Whether this break can begin now: it is offered, and nothing stricter holds.
pub(super) fn may_begin(value: &Exclusion, kind: ExclusionKind, span: Span, now: &Now) -> bool {
    let offered = match kind {
        ExclusionKind::TimeOut => &value.time_outs,
        ExclusionKind::SelfExclusion => &value.self_exclusions,
    };
    let next = fair_play::Exclusion::beginning(kind, span, now_ms(now));
    offered.contains(&span) && present(value).is_none_or(|present| present.gives_way_to(&next, now_ms(now)))
}

pub(super) fn on_exclusion(model: &mut Model, _: &mut Step, answer: Result<Exclusion, Failure>) {
    let pause = &mut model.fair_play.pause;
    pause.value.answer(answer);
    let value = pause.value.ready();
    let can_begin = |kind, span| value.is_some_and(|value| may_begin(value, kind, span, &model.now));
    if pause.chosen.is_some_and(|(kind, span)| !can_begin(kind, span)) {
        pause.chosen = None;
    }
}

/// Whether the member takes a break now, as far as is known.
pub(super) fn is_active(model: &Model) -> bool {
    model.fair_play.pause.value.ready().is_some_and(|value| value.kind.is_some())
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: BreakEvent) {
    match event {
        BreakEvent::Choose { kind, span } => {
            let pause = &mut model.fair_play.pause;
            if pause.value.ready().is_some_and(|value| may_begin(value, kind, span, &model.now)) {
                pause.chosen = Some((kind, span));
            }
        }
        BreakEvent::Ask => confirm(model, step),
        BreakEvent::Return => {
            let can_return = model.fair_play.pause.value.ready().is_some_and(|value| value.may_return);
            if can_return && is_idle(model) {
                model.fair_play.problem = None;
                call::send(model, step, Request::Return, "");
            }
        }
    }
}

/// Asks whether the chosen break is to begin, with its end in the question. Enter does not begin it.
fn confirm(model: &mut Model, step: &mut Step) {
    let Some((kind, span)) = model.fair_play.pause.chosen.filter(|_| is_idle(model)) else { return };
    let text = match (kind, end(span, &model.now)) {
        (_, None) => Text::of(key::FAIR_BREAK_ASKED_FOREVER),
        (ExclusionKind::TimeOut, Some(end)) => Text::of(key::FAIR_BREAK_ASKED_TIME_OUT).with("time", end),
        (ExclusionKind::SelfExclusion, Some(end)) => Text::of(key::FAIR_BREAK_ASKED_EXCLUSION).with("time", end),
    };
    let buttons = vec![
        Button::new(key::FAIR_BREAK_BEGIN, Action::BeginBreak),
        Button::new(key::NOT_NOW, Action::Close).by_default(),
    ];
    let definition = Definition::new(DialogIcon::Question, key::FAIR_BREAK_ASKED, text).with(buttons);
    dialogs::show(model, step, definition);
}

/// The member has confirmed: the chosen break begins.
pub(super) fn begin(model: &mut Model, step: &mut Step) {
    let Some((kind, span)) = model.fair_play.pause.chosen.filter(|_| is_idle(model)) else { return };
    model.fair_play.problem = None;
    call::send_with_body(model, step, Request::Exclude, &Exclude { kind, span });
}

/// A break has begun or become longer, or the way back has.
pub(super) fn on_changed(model: &mut Model, step: &mut Step, answer: Result<Exclusion, Failure>) {
    match answer {
        Ok(value) => {
            model.fair_play.pause = Break { value: Remote::Ready(value), chosen: None };
            if is_shown(model) {
                history::load(model, step);
            }
        }
        Err(failure) => refuse(model, step, &failure),
    }
}
