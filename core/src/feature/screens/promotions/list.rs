//! The list: fetching it, and what a visitor can narrow it to. Each filter is another address.

use super::Request;
use super::current_status::await_next;
use crate::api::Failure;
use crate::domain::promotion::Filter;
use crate::domain::route::{PromotionsQuery, Query, Route, Screen};
use crate::feature::services::{call, location};
use crate::model::{Model, Step};
use crate::wire::PromotionsValue;

/// Fetches the list; what shows stays until the answer is there.
pub(super) fn load(model: &mut Model, step: &mut Step) {
    model.promotions.list.start_loading();
    let mut query = Query::default();
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Promotions, &query.text());
}

/// Fetches the list unless it is there or under way.
pub(super) fn load_missing(model: &mut Model, step: &mut Step) {
    if model.promotions.list.ready().is_none() && !model.calls.busy(&Request::Promotions.slot()) {
        load(model, step);
    }
}

pub(crate) fn on_list(model: &mut Model, step: &mut Step, answer: Result<PromotionsValue, Failure>) {
    if let Ok(value) = &answer {
        model.promotions.set_clock(&value.server_time, step.env.now_ms);
    }
    model.promotions.list.answer(answer);
    await_next(model, step);
}

/// What the address asks for; nothing on any other screen.
pub(super) fn query(model: &Model) -> PromotionsQuery {
    match &model.location.route.screen {
        Screen::Promotions(query) => query.clone(),
        _ => PromotionsQuery::default(),
    }
}

fn show(step: &mut Step, query: PromotionsQuery) {
    location::push(step, Route::to(Screen::Promotions(query)).address());
}

pub(super) fn choose_category(model: &Model, step: &mut Step, code: String) {
    let list = model.promotions.list.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    if code.is_empty() || list.iter().any(|item| item.category == code) {
        show(step, PromotionsQuery { category: Some(code).filter(|code| !code.is_empty()), ..query(model) });
    }
}

pub(super) fn choose_filter(model: &Model, step: &mut Step, text: &str) {
    let filter = Filter::parse(text);
    if filter.is_some() || text.is_empty() {
        show(step, PromotionsQuery { filter, ..query(model) });
    }
}

pub(super) fn clear(step: &mut Step) {
    show(step, PromotionsQuery::default());
}
