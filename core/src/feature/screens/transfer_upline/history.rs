//! Transfers to the upline and from downlines, page by page.

use super::Request;
use crate::api::Failure;
use crate::domain::digits::plain;
use crate::domain::route::Query;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::UplineTransferPage;

/// How many transfers a page has.
const PAGE_SIZE: u64 = 10;

/// State of the list of transfers.
#[derive(Default)]
pub(super) struct History {
    pub page: Remote<UplineTransferPage>,
    /// Index of the page that was asked for, from 0.
    pub page_index: u32,
}

pub(super) fn load(model: &mut Model, step: &mut Step) {
    let history = &mut model.transfer_upline.history;
    history.page.start_loading();
    let mut query = Query::default();
    query.push("pageNo", Some(&plain(u64::from(history.page_index) + 1)));
    query.push("pageSize", Some(&plain(PAGE_SIZE)));
    call::send(model, step, Request::List, &query.text());
}

pub(super) fn on_list(model: &mut Model, _: &mut Step, answer: Result<UplineTransferPage, Failure>) {
    model.transfer_upline.history.page.answer(answer);
}

pub(super) fn turn_page(model: &mut Model, step: &mut Step, number: u32) {
    let history = &mut model.transfer_upline.history;
    let total = history.page.ready().map_or(0, |page| page.total_pages);
    if (1..=total).contains(&number) && history.page_index.checked_add(1) != Some(number) {
        history.page_index = number.saturating_sub(1);
        load(model, step);
    }
}

/// Whether another page is on its way.
pub(super) fn is_loading(model: &Model) -> bool {
    model.calls.busy(&Request::List.slot())
}
