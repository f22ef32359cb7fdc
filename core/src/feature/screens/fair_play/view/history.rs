//! The view of what was decided and held. A kind that this page does not know is told in general words: the server may be newer.

use super::super::Request;
use super::breaks::span;
use super::{bound, interval, name};
use crate::domain::fair_play::{LimitKind, LimitPeriod, Span};
use crate::domain::money::Money;
use crate::event::{FairPlayEvent, UiEvent};
use crate::feature::services::moment::moment;
use crate::feature::shared::amount::Writing;
use crate::model::Model;
use crate::text::key;
use crate::view::{FairPlayHistoryView, FairPlayLine, PlayFigure, Text};
use crate::wire::{self, Amount, LimitValue};

pub(super) fn view(model: &Model) -> FairPlayHistoryView {
    let history = &model.fair_play.history;
    let lines = history.lines.ready().map(Vec::as_slice).unwrap_or_default();
    let writing = Writing::of(model);
    FairPlayHistoryView {
        status: history.lines.status(),
        lines: lines.iter().map(|event| line(model, event, &writing)).collect(),
        more: (!history.next.is_empty()).then_some(UiEvent::FairPlay(FairPlayEvent::MoreHistory)),
        loading: model.calls.busy(&Request::History { earlier: true }.slot()),
    }
}

fn line(model: &Model, event: &wire::FairPlayEvent, writing: &Writing) -> FairPlayLine {
    let kind = LimitKind::from_name(&event.limit);
    let period = LimitPeriod::from_name(&event.period);
    let is_other = matches!(event.actor.as_str(), "OPERATOR" | "SYSTEM");
    FairPlayLine {
        key: event.id.clone(),
        title: Text::of(key::FAIR_DID).with("kind", event.kind.as_str()),
        about: kind.zip(period).map(|(kind, period)| name(kind, period)),
        to: new_bound(event, kind, writing),
        by: is_other.then(|| Text::of(key::FAIR_BY).with("actor", event.actor.as_str())),
        at: moment(&event.at, &model.now),
    }
}

/// The bound that an entry has set; nothing where the kind has none, or it makes no sense.
fn new_bound(event: &wire::FairPlayEvent, kind: Option<LimitKind>, writing: &Writing) -> Option<PlayFigure> {
    if let Some(kind) = kind {
        let value = if kind.is_money() {
            LimitValue { amount: Amount(Money::parse(&event.to).ok()?), minutes: 0 }
        } else {
            LimitValue { minutes: event.to.parse().ok()?, ..LimitValue::default() }
        };
        return Some(bound(kind, &value, writing));
    }
    match event.kind.as_str() {
        "TIME_OUT" | "SELF_EXCLUSION" => Span::from_name(&event.to).map(span).map(PlayFigure::Said),
        "REALITY_CHECK_SET" => event.to.parse().ok().map(interval).map(PlayFigure::Said),
        _ => None,
    }
}
