//! The promotion that the address names, and what a member does about it.

use super::Request;
use super::current_status::{await_next, rules, state};
use super::form::Form;
use super::{Act, may_take_part};
use crate::api::{Failure, FailureKind};
use crate::domain::field::Field;
use crate::domain::promotion::{Mode, Status, Transition, next_transition};
use crate::domain::route::Query;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, intents, toasts, wallet};
use crate::feature::shared::play_refusal;
use crate::model::{Model, Step};
use crate::slot::{Key, Slot};
use crate::text::{self, key};
use crate::view::{Problem, Text, Tone};
use crate::wire::{PromotionDetailValue, PromotionRequest, code};

/// State of the promotion that the address names.
pub(super) struct Detail {
    pub id: String,
    pub value: Remote<PromotionDetailValue>,
    /// Whether the server knows no promotion with this id.
    pub unknown: bool,
    /// What went wrong at the last press.
    pub problem: Option<Problem>,
    /// Whether the last draw was made on this page, so that its result shows.
    pub drawn: bool,
    pub form: Form,
    /// The contact number that a bonus asks for, as it is typed.
    pub contact: String,
    pub contact_error: Option<&'static str>,
}

/// Longest contact number that is kept while it is typed, in characters.
const MAX_CONTACT_LENGTH: usize = 200;

/// The page of a promotion was entered.
pub(super) fn open(model: &mut Model, step: &mut Step, id: Option<&str>) {
    let id = id.unwrap_or_default();
    if model.promotions.detail.as_ref().is_none_or(|detail| detail.id != id) {
        model.promotions.detail = Some(Detail {
            id: id.to_owned(),
            value: Remote::Idle,
            unknown: id.is_empty(),
            problem: None,
            drawn: false,
            form: Form::default(),
            contact: String::new(),
            contact_error: None,
        });
    }
    reload(model, step);
}

/// Asks for the promotion again; what shows stays until the answer is there.
pub(super) fn reload(model: &mut Model, step: &mut Step) {
    let promotions = &mut *model.promotions;
    let Some(detail) = promotions.detail.as_mut().filter(|detail| !detail.id.is_empty()) else { return };
    detail.value.start_loading();
    let mut query = Query::default();
    query.push("id", Some(&detail.id));
    query.push("language", Some(model.site.language.code));
    let id = detail.id.clone();
    call::send(model, step, Request::Promotion { id }, &query.text());
}

pub(crate) fn on_detail(model: &mut Model, step: &mut Step, id: String, answer: Result<PromotionDetailValue, Failure>) {
    update(model, step, &id, answer);
}

fn update(model: &mut Model, step: &mut Step, id: &str, answer: Result<PromotionDetailValue, Failure>) {
    let promotions = &mut *model.promotions;
    let Some(detail) = promotions.detail.as_mut().filter(|detail| detail.id == id) else { return };
    detail.unknown = matches!(&answer, Err(failure) if failure.code == code::NOT_FOUND);
    let clock = answer.as_ref().map(|value| value.server_time.clone()).unwrap_or_default();
    if let (Ok(value), Remote::Ready(list)) = (&answer, &mut promotions.list)
        && let Some(item) = list.list.iter_mut().find(|item| item.promo_id == id)
    {
        *item = value.promotion.clone();
    }
    detail.value.answer(answer);
    model.promotions.set_clock(&clock, step.env.now_ms);
    await_next(model, step);
}

/// Whether the shared rules let the member do this now.
fn is_possible(model: &Model, act: Act, now_ms: u64) -> bool {
    let promotions = &model.promotions;
    let Some(value) = promotions.detail.as_ref().and_then(|detail| detail.value.ready()) else { return false };
    let (promotion, state, now) = (rules(&value.promotion), state(&value.promotion), promotions.now(now_ms));
    let next = next_transition(&promotion, state, now);
    match act {
        Act::Join => next == Some(Transition::Join),
        Act::Claim => next == Some(Transition::Claim),
        Act::Apply => next == Some(Transition::Apply),
        Act::Draw => {
            let left = value.raffle.as_ref().map_or(0, |raffle| raffle.draws_left);
            let status = crate::domain::promotion::status(&promotion, state, now);
            promotion.mode == Mode::Raffle && status == Status::Joined && left > 0
        }
    }
}

/// The field that the claim asks for, while it does.
pub(super) fn contact_field(detail: &Detail) -> Option<Field> {
    let value = detail.value.ready()?;
    match Field::from_name(&value.contact_needed) {
        found @ Some(Field::Zalo | Field::Whatsapp) => found,
        _ => None,
    }
}

pub(super) fn type_contact(model: &mut Model, text: String) {
    if let Some(detail) = &mut model.promotions.detail {
        detail.contact = text.chars().take(MAX_CONTACT_LENGTH).collect();
        detail.contact_error = None;
    }
}

/// Joins, claims or draws, unless that does not fit the moment or is under way.
pub(super) fn act(model: &mut Model, step: &mut Step, act: Act) {
    if !is_possible(model, act, step.env.now_ms) || !may_take_part(model, step) {
        return;
    }
    let Some(detail) = &mut model.promotions.detail else { return };
    let id = detail.id.clone();
    let mut contact = String::new();
    if let Some(field) = contact_field(detail).filter(|_| act == Act::Claim) {
        detail.contact.trim().clone_into(&mut contact);
        detail.contact_error = contact.is_empty().then(|| text::field::empty(field));
        if contact.is_empty() {
            return;
        }
    }
    let request = Request::Act { id: id.clone(), act };
    if call::send_with_body(model, step, request, &PromotionRequest { promo_id: id, contact })
        && let Some(detail) = &mut model.promotions.detail
    {
        detail.problem = None;
        detail.drawn = false;
    }
}

/// Whether something is under way about the promotion, or it is not known yet what became of the last press.
pub(super) fn busy(model: &Model) -> bool {
    model.calls.busy(&Slot::single(super::ACTING, Key::None)) || intents::is_checking(model)
}

/// A change was answered: the promotion as it is now, or why not.
pub(crate) fn on_changed(
    model: &mut Model,
    step: &mut Step,
    id: String,
    act: Act,
    answer: Result<PromotionDetailValue, Failure>,
) {
    let is_shown = model.promotions.detail.as_ref().is_some_and(|detail| detail.id == id);
    match answer {
        Ok(value) => {
            update(model, step, &id, Ok(value));
            if let Some(detail) = model.promotions.detail.as_mut().filter(|_| is_shown) {
                detail.problem = None;
                detail.drawn = act == Act::Draw;
                if act == Act::Apply {
                    detail.form = Form::default();
                }
            }
            // Money may have come: the wallet knows, not the answer.
            if matches!(act, Act::Claim | Act::Draw) {
                wallet::refresh_unless_live(model, step);
            }
            let toast = match act {
                Act::Join => Some(key::TOAST_PROMO_JOINED),
                Act::Claim => Some(key::TOAST_PROMO_CLAIMED),
                Act::Apply => Some(key::TOAST_PROMO_APPLIED),
                Act::Draw => None,
            };
            if let Some(toast) = toast {
                toasts::show(model, step, Tone::Success, Text::of(toast));
            }
        }
        Err(failure) if !is_shown => drop(failure),
        Err(failure) => refused(model, step, act, &failure),
    }
}

fn refused(model: &mut Model, step: &mut Step, act: Act, failure: &Failure) {
    let problem = play_refusal::problem(model, failure);
    play_refusal::explain(model, step, failure);
    let fields = &failure.value.fields;
    let Some(detail) = &mut model.promotions.detail else { return };
    if act == Act::Apply && !fields.is_empty() {
        detail.form.refuse(fields.get("remark").map(String::as_str), fields.get("images").map(String::as_str));
        return;
    }
    if failure.session_ended() {
        return;
    }
    if contact_field(detail).is_some_and(|field| fields.contains_key(field.name())) {
        detail.contact_error = Some(key::RULE_FORMAT_MOBILE);
        return;
    }
    // The operator has come to ask for it while the page was open: the answer to the next question says so.
    if fields.keys().any(|name| matches!(Field::from_name(name), Some(Field::Zalo | Field::Whatsapp))) {
        reload(model, step);
        return;
    }
    detail.problem = Some(problem);
    // It was done elsewhere, or before, or in words that make no sense: how it stands now is asked for.
    if matches!(failure.kind, FailureKind::Timeout | FailureKind::Garbled | FailureKind::Refused(403 | 404 | 409)) {
        reload(model, step);
    }
}

/// Whether the form shows: the member may apply now.
pub(super) fn may_apply(model: &Model, now_ms: u64) -> bool {
    is_possible(model, Act::Apply, now_ms)
}

/// Whether the reward may be taken now.
pub(super) fn may_claim(model: &Model, now_ms: u64) -> bool {
    is_possible(model, Act::Claim, now_ms)
}

/// Whether another draw may be made.
pub(super) fn may_draw(model: &Model, now_ms: u64) -> bool {
    is_possible(model, Act::Draw, now_ms)
}
