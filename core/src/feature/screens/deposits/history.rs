//! The history of deposits: narrowed by status, a page at a time, each to be opened in place.

use super::Request;
use super::detail::{self, Detail};
use crate::api::Failure;
use crate::domain::cashier::DepositStatus;
use crate::domain::digits::plain;
use crate::domain::page::clamp_page;
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::DepositPage;

/// State of the history of deposits.
pub(super) struct History {
    /// The status that is listed; all where nothing is chosen.
    pub status: Option<DepositStatus>,
    /// Number of the page, from 1.
    pub page: u32,
    pub value: Remote<DepositPage>,
}

impl Default for History {
    fn default() -> Self {
        History { status: None, page: 1, value: Remote::Idle }
    }
}

pub(super) fn load(model: &mut Model, step: &mut Step) {
    let history = &mut model.deposits.history;
    history.value.start_loading();
    let mut query = Query::default();
    query.push("status", history.status.map(DepositStatus::name));
    query.push("pageNo", Some(&plain(u64::from(history.page))));
    call::send(model, step, Request::List, &query.text());
}

pub(crate) fn on_list(model: &mut Model, step: &mut Step, answer: Result<DepositPage, Failure>) {
    let history = &mut model.deposits.history;
    if let Ok(value) = &answer {
        let nearest = clamp_page(history.page, value.total_pages);
        if nearest != history.page {
            history.page = nearest;
            load(model, step);
            return;
        }
    }
    history.value.answer(answer);
}

pub(super) fn choose_status(model: &mut Model, step: &mut Step, name: &str) {
    let status = DepositStatus::from_name(name);
    if (status.is_some() || name.is_empty()) && status != model.deposits.history.status {
        model.deposits.row = None;
        model.deposits.history = History { status, ..History::default() };
        load(model, step);
    }
}

pub(super) fn choose_page(model: &mut Model, step: &mut Step, number: u32) {
    let history = &mut model.deposits.history;
    let pages = history.value.ready().map_or(0, |value| value.total_pages);
    if number != history.page && (1..=pages).contains(&number) {
        history.page = number;
        model.deposits.row = None;
        load(model, step);
    }
}

/// Opens a deposit of the history in place, or closes it.
pub(super) fn toggle(model: &mut Model, step: &mut Step, id: String) {
    let deposits = &mut *model.deposits;
    if deposits.row.take_if(|detail| detail.id == id).is_some() {
        return;
    }
    let list = deposits.history.value.ready();
    if list.is_some_and(|value| value.content.iter().any(|it| it.id == id)) {
        deposits.row = Some(Detail::of(&id));
        detail::load(model, step);
    }
}
