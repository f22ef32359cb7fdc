//! One bet: what the record knows of it, and what its supplier tells of it. The one does not wait for the other.

use super::Request;
use crate::api::{Failure, FailureKind};
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{BetDetail, RoundOutcome, code};

/// State of the bet that the address names.
pub(super) struct Detail {
    pub id: String,
    pub value: Remote<BetDetail>,
    pub outcome: Remote<RoundOutcome>,
    /// Whether the member has no bet with this id.
    pub unknown: bool,
}

fn id_query(id: &str) -> String {
    let mut query = Query::default();
    query.push("id", Some(id));
    query.text()
}

/// Shows the bet that the address names, or none.
pub(super) fn follow_address(model: &mut Model, step: &mut Step) {
    let named = model.location.route.item.clone();
    if model.betting_record.detail.as_ref().map(|detail| &detail.id) == named.as_ref() {
        return;
    }
    let detail = named.map(|id| Detail { id, value: Remote::Idle, outcome: Remote::Idle, unknown: false });
    model.betting_record.detail = detail;
    load(model, step);
}

/// Fetches the parts of the bet that have not loaded yet.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    let Some(detail) = &mut model.betting_record.detail else { return };
    let (id, query) = (detail.id.clone(), id_query(&detail.id));
    let (wants_bet, wants_outcome) = (detail.value.ready().is_none(), detail.outcome.ready().is_none());
    if wants_bet {
        detail.value.start_loading();
    }
    if wants_outcome {
        detail.outcome.start_loading();
    }
    if wants_bet {
        call::send(model, step, Request::One { id: id.clone() }, &query);
    }
    if wants_outcome {
        call::send(model, step, Request::Outcome { id }, &query);
    }
}

fn open_detail<'a>(model: &'a mut Model, id: &str) -> Option<&'a mut Detail> {
    model.betting_record.detail.as_mut().filter(|detail| detail.id == id)
}

pub(super) fn on_one(model: &mut Model, _: &mut Step, id: String, answer: Result<BetDetail, Failure>) {
    if let Some(detail) = open_detail(model, &id) {
        let is_unknown = |failure: &Failure| {
            failure.code == code::NOT_FOUND || matches!(failure.kind, FailureKind::Refused(400 | 422))
        };
        detail.unknown = answer.as_ref().err().is_some_and(is_unknown);
        detail.value.answer(answer);
    }
}

pub(super) fn on_outcome(model: &mut Model, _: &mut Step, id: String, answer: Result<RoundOutcome, Failure>) {
    if let Some(detail) = open_detail(model, &id) {
        detail.outcome.answer(answer);
    }
}
