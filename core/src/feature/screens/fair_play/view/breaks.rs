//! The view of breaks from play: the one that holds, and those that can begin.

use super::super::breaks::{end, may_begin};
use crate::domain::fair_play::{ExclusionCause, ExclusionKind, Span};
use crate::domain::route::{MemberPage, Overlay, Route, Screen};
use crate::event::{BreakEvent, FairPlayEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::services::moment::exact;
use crate::model::Model;
use crate::text::key;
use crate::view::{BreakLink, BreakOption, BreakView, PresentBreak, Text};
use crate::wire::Exclusion;

pub(super) fn view(model: &Model) -> BreakView {
    let pause = &model.fair_play.pause;
    let status = pause.value.status();
    let Some(value) = pause.value.ready() else { return BreakView { status, ..BreakView::default() } };
    let options = |kind: ExclusionKind, spans: &[Span]| {
        let possible = spans.iter().filter(|span| may_begin(value, kind, **span, &model.now));
        possible.map(|span| option(model, kind, *span)).collect()
    };
    BreakView {
        status,
        present: value.kind.map(|kind| present(model, kind, value)),
        time_outs: options(ExclusionKind::TimeOut, &value.time_outs),
        exclusions: options(ExclusionKind::SelfExclusion, &value.self_exclusions),
        ask: pause.chosen.map(|_| break_event(BreakEvent::Ask)),
    }
}

fn break_event(event: BreakEvent) -> UiEvent {
    UiEvent::FairPlay(FairPlayEvent::Break(event))
}

/// How long a break lasts, in words.
pub(super) fn span(span: Span) -> Text {
    Text::of(key::FAIR_SPAN).with("span", span.name())
}

fn option(model: &Model, kind: ExclusionKind, length: Span) -> BreakOption {
    BreakOption {
        key: length.name(),
        label: span(length),
        end: until(end(length, &model.now)),
        selected: model.fair_play.pause.chosen == Some((kind, length)),
        select: break_event(BreakEvent::Choose { kind, span: length }),
    }
}

fn until(time: Option<String>) -> Text {
    match time {
        Some(time) => Text::of(key::FAIR_BREAK_UNTIL).with("time", time),
        None => Text::of(key::FAIR_BREAK_FOREVER),
    }
}

fn present(model: &Model, kind: ExclusionKind, value: &Exclusion) -> PresentBreak {
    let is_own = value.cause == ExclusionCause::Own;
    let shown = |time: &str| Some(exact(time, &model.now)).filter(|time| !time.is_empty());
    let title = || Text::of(key::FAIR_BREAK_PRESENT).with("kind", kind.name());
    PresentBreak {
        title: if is_own { title() } else { Text::of(key::FAIR_BREAK_CLOSED) },
        cause: (!is_own).then(|| Text::of(key::FAIR_BREAK_CAUSE).with("cause", value.cause.name())),
        until: match (kind, shown(&value.until)) {
            _ if value.may_return => Text::of(key::FAIR_BREAK_OVER),
            (ExclusionKind::SelfExclusion, Some(time)) => Text::of(key::FAIR_BREAK_UNTIL_ASKED).with("time", time),
            (_, time) => until(time),
        },
        since: Text::of(key::FAIR_BREAK_SINCE).with("time", exact(&value.from, &model.now)),
        come_back: value.may_return.then(|| break_event(BreakEvent::Return)),
        returns: shown(&value.returns_at).map(|time| Text::of(key::FAIR_BREAK_RETURNS).with("time", time)),
        links: links(model),
    }
}

/// The links to what stays open during a break.
fn links(model: &Model) -> Vec<BreakLink> {
    let page = |name: &'static str, label: &'static str, page: MemberPage| BreakLink {
        key: name,
        label: Text::of(label),
        href: location::address_under(model, Overlay::MemberCentre(page)),
    };
    vec![
        page("withdraw", key::MEMBER_WITHDRAW, MemberPage::Withdraw),
        page("wallet", key::MEMBER_WALLET, MemberPage::TransferFund),
        page("records", key::MEMBER_ACCOUNT_RECORD, MemberPage::AccountRecord),
        page("security", key::MEMBER_SECURITY, MemberPage::Security),
        BreakLink {
            key: "help",
            label: Text::of(key::TITLE_HELP),
            href: Route::to(Screen::Help(Default::default())).address(),
        },
    ]
}
