//! The view of the page "play in control", a part a file.

mod breaks;
mod history;
mod limits;
mod overview;
mod self_test;

use super::{CHANGING_SLOT, is_shown};
use crate::domain::fair_play::{LimitKind, LimitPeriod};
use crate::event::{FairPlayEvent, UiEvent};
use crate::feature::shared::amount::Writing;
use crate::model::Model;
use crate::text::key;
use crate::view::{CheckIntervalOption, CheckIntervalView, FairPlayView, PlayFigure, Text};
use crate::wire::LimitValue;

pub(crate) fn view(model: &Model) -> FairPlayView {
    if !is_shown(model) {
        return FairPlayView::default();
    }
    FairPlayView {
        pause: breaks::view(model),
        overview: overview::view(model),
        limits: limits::view(model),
        check: check(model),
        self_test: self_test::view(model),
        history: history::view(model),
        problem: model.fair_play.problem.clone(),
        busy: model.calls.busy(&CHANGING_SLOT),
    }
}

/// Minutes in words.
fn time(minutes: u32) -> PlayFigure {
    PlayFigure::Said(Text::of(key::FAIR_TIME_VALUE).with("hours", minutes / 60).with("minutes", minutes % 60))
}

/// The bound of a limit as a figure.
fn bound(kind: LimitKind, value: &LimitValue, writing: &Writing) -> PlayFigure {
    if kind.is_money() { PlayFigure::Money(writing.format(value.amount.0)) } else { time(value.minutes) }
}

/// The full name of a limit.
fn name(kind: LimitKind, period: LimitPeriod) -> Text {
    Text::of(key::FAIR_LIMIT_NAME).with("kind", kind.name()).with("period", period.name())
}

/// An interval of reality checks in words.
fn interval(minutes: u32) -> Text {
    match minutes {
        0 => Text::of(key::FAIR_CHECK_NEVER),
        count => Text::of(key::FAIR_CHECK_EVERY).with("count", count),
    }
}

fn check(model: &Model) -> CheckIntervalView {
    let check = &model.fair_play.check;
    let Some(value) = check.value.ready() else {
        return CheckIntervalView { status: check.value.status(), ..CheckIntervalView::default() };
    };
    let is_on_break = super::breaks::is_active(model);
    let chosen = check.chosen.filter(|_| !is_on_break).unwrap_or(value.interval);
    let option = |minutes: &u32| CheckIntervalOption {
        key: minutes.to_string(),
        label: interval(*minutes),
        selected: *minutes == chosen,
        select: UiEvent::FairPlay(FairPlayEvent::Interval(*minutes)),
    };
    CheckIntervalView {
        status: check.value.status(),
        // During a break only the present interval shows, and cannot be changed.
        options: value.intervals.iter().filter(|it| **it == chosen || !is_on_break).map(option).collect(),
        save: check.chosen.filter(|_| !is_on_break).map(|_| UiEvent::FairPlay(FairPlayEvent::SaveInterval)),
    }
}
