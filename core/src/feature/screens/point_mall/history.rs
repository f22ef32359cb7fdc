//! The history of redemptions: the latest first, narrowed by status.

use super::{Request, may_redeem};
use crate::api::Failure;
use crate::domain::points::RedemptionStatus;
use crate::domain::route::{Query, Screen};
use crate::feature::services::call;
use crate::feature::services::paged::Paged;
use crate::model::{Model, Step};
use crate::wire::RedemptionPage;

/// How many redemptions a page has.
const PAGE_SIZE: usize = 20;

/// State of the history of redemptions.
#[derive(Default)]
pub(super) struct History {
    status: Option<RedemptionStatus>,
    /// The first page, whose lines grow.
    page: Paged<RedemptionPage>,
}

impl History {
    pub(super) fn status(&self) -> Option<RedemptionStatus> {
        self.status
    }

    pub(super) fn page(&self) -> &Paged<RedemptionPage> {
        &self.page
    }

    /// Whether the history was asked for, and did not come.
    pub(super) fn is_missing(&self) -> bool {
        self.page.ready().is_none()
    }
}

fn is_shown(model: &Model) -> bool {
    matches!(&model.location.route.screen, Screen::PointMall(query) if query.history) && may_redeem(model)
}

/// Fetches the history, where it shows.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    if is_shown(model) {
        load_page(model, step, false);
    }
}

/// Fetches the history anew, unless earlier redemptions are being looked through.
pub(super) fn refresh(model: &mut Model, step: &mut Step) {
    if model.point_mall.history.page.ready().is_none_or(|page| page.content.len() <= PAGE_SIZE) {
        load(model, step);
    }
}

fn load_page(model: &mut Model, step: &mut Step, earlier: bool) {
    let history = &mut model.point_mall.history;
    let mut query = Query::default();
    query.push("status", history.status.map(RedemptionStatus::name));
    if !history.page.start_loading(earlier, &mut query) {
        return;
    }
    call::send(model, step, Request::Redeemed { earlier }, &query.text());
}

pub(super) fn narrow(model: &mut Model, step: &mut Step, status: Option<RedemptionStatus>) {
    if is_shown(model) {
        let history = &mut model.point_mall.history;
        (history.status, history.page) = (status, Paged::default());
        load_page(model, step, false);
    }
}

pub(super) fn more(model: &mut Model, step: &mut Step) {
    if is_shown(model) && !model.calls.busy(&Request::Redeemed { earlier: true }.slot()) {
        load_page(model, step, true);
    }
}

pub(super) fn on_list(model: &mut Model, _: &mut Step, earlier: bool, answer: Result<RedemptionPage, Failure>) {
    if !is_shown(model) {
        return;
    }
    model.point_mall.history.page.answer(earlier, answer);
}
