//! One settlement: how it came about, and what each member of the team did in its period.

use super::Request;
use crate::api::{Failure, FailureKind};
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::paged::Paged;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::{AgentSettlementDetail, AgentSettlementLines, code};

/// What stands before the id of a settlement in the `item` of an address; other items belong to the other parts of the page.
pub(super) const ONE: &str = "records:";

/// The settlement that the address names.
pub(super) struct Detail {
    pub id: String,
    pub value: Remote<AgentSettlementDetail>,
    pub lines: Paged<AgentSettlementLines>,
    /// Whether the agent has no settlement with this id.
    pub unknown: bool,
}

fn id_query(id: &str) -> Query {
    let mut query = Query::default();
    query.push("id", Some(id));
    query
}

/// The settlement that the address names shows, or none.
pub(super) fn follow_address(model: &mut Model, step: &mut Step) {
    let named = model.location.route.item.as_deref().and_then(|item| item.strip_prefix(ONE)).map(str::to_owned);
    if model.agent_settlements.detail.as_ref().map(|detail| &detail.id) == named.as_ref() {
        return;
    }
    let detail = named.map(|id| Detail { id, value: Remote::Idle, lines: Paged::default(), unknown: false });
    model.agent_settlements.detail = detail;
    load(model, step);
}

/// Fetches of the settlement what is not there yet.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    let Some(detail) = &mut model.agent_settlements.detail else { return };
    let (id, mut query) = (detail.id.clone(), id_query(&detail.id));
    let (wants_one, wants_lines) = (detail.value.ready().is_none(), detail.lines.ready().is_none());
    if wants_one {
        detail.value.start_loading();
    }
    let wants_lines = wants_lines && detail.lines.start_loading(false, &mut query);
    if wants_one {
        call::send(model, step, Request::One { id: id.clone() }, &id_query(&id).text());
    }
    if wants_lines {
        call::send(model, step, Request::Lines { id, earlier: false }, &query.text());
    }
}

/// Fetches further members of the settlement.
pub(super) fn more(model: &mut Model, step: &mut Step) {
    let Some(detail) = &mut model.agent_settlements.detail else { return };
    let (id, mut query) = (detail.id.clone(), id_query(&detail.id));
    if detail.lines.start_loading(true, &mut query) {
        call::send(model, step, Request::Lines { id, earlier: true }, &query.text());
    }
}

fn open_detail<'a>(model: &'a mut Model, id: &str) -> Option<&'a mut Detail> {
    model.agent_settlements.detail.as_mut().filter(|detail| detail.id == id)
}

pub(super) fn on_one(model: &mut Model, _: &mut Step, id: String, answer: Result<AgentSettlementDetail, Failure>) {
    if let Some(detail) = open_detail(model, &id) {
        let is_unknown = |failure: &Failure| {
            failure.code == code::NOT_FOUND || matches!(failure.kind, FailureKind::Refused(400 | 422))
        };
        detail.unknown = answer.as_ref().err().is_some_and(is_unknown);
        detail.value.answer(answer);
    }
}

pub(super) fn on_lines(
    model: &mut Model,
    _: &mut Step,
    id: String,
    earlier: bool,
    answer: Result<AgentSettlementLines, Failure>,
) {
    if let Some(detail) = open_detail(model, &id) {
        detail.lines.answer(earlier, answer);
    }
}
