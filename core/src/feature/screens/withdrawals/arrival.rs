//! What the member says has arrived (section 4 of the specification, "Withdrawal confirmation"): all, a part with pictures that prove it, or
//! nothing. Silence counts as received after the operator's time, which the page says; nothing talks anybody out of an answer.

use super::records::{fail, ready, update};
use super::{ArrivalEvent, Request};
use crate::api::Failure;
use crate::domain::cashier::{Bounds, Confirmation, WithdrawalStatus};
use crate::domain::money::Money;
use crate::feature::services::{call, intents, toasts};
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::feature::shared::pictures::Pictures;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::{Text, Tone};
use crate::wire::{Amount, ConfirmationRequest, ImageValue, Withdrawal};

/// The least number of pictures that prove a part.
const MIN_PICTURES: usize = 1;

/// State of the answer as it is being given.
#[derive(Default)]
pub(super) struct Arrival {
    pub answer: Option<Confirmation>,
    pub amount: AmountField,
    pub pictures: Pictures,
    /// Whether the form was sent without an answer.
    pub missing: bool,
}

/// The withdrawal that the question is about, while it is asked.
fn awaiting_confirmation(model: &Model) -> Option<&Withdrawal> {
    ready(model).filter(|value| value.status == WithdrawalStatus::AwaitingConfirmation)
}

fn arrival(model: &mut Model) -> Option<&mut Arrival> {
    model.withdrawals.shown.as_mut().map(|shown| &mut shown.arrival)
}

/// The bounds of a part: more than nothing, and less than all.
pub(super) fn terms(withdrawal: &Withdrawal) -> Terms {
    let max = Money(withdrawal.net.0.0.saturating_sub(1));
    Terms { bounds: Bounds { min: Money(1), max }, ..Terms::default() }
}

/// Whether the answer is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model, id: &str) -> bool {
    model.calls.busy(&Request::Confirm { id: id.to_owned() }.slot()) || intents::is_checking(model)
}

pub(super) fn on_event(model: &mut Model, step: &mut Step, event: ArrivalEvent) {
    let Some(withdrawal) = awaiting_confirmation(model) else { return };
    let (id, terms, writing) = (withdrawal.id.clone(), terms(withdrawal), Writing::of(model));
    if is_busy(model, &id) {
        return;
    }
    let Some(arrival) = arrival(model) else { return };
    match event {
        ArrivalEvent::Answer(answer) => {
            arrival.answer = Some(answer);
            arrival.missing = false;
        }
        ArrivalEvent::Amount(event) => arrival.amount.on_event(event, &terms, &writing),
        ArrivalEvent::Attach(files) => {
            if !matches!(arrival.answer, None | Some(Confirmation::Full)) {
                arrival.pictures.attach(files);
                upload_next(model, step);
            }
        }
        ArrivalEvent::Detach(handle) => {
            arrival.pictures.detach(handle);
            upload_next(model, step);
        }
        ArrivalEvent::UploadAgain(handle) => {
            if arrival.pictures.upload_again(handle) {
                upload_next(model, step);
            }
        }
        ArrivalEvent::Send => send(model, step, id, (&terms, &writing)),
    }
}

/// Uploads the next picture that waits, unless one is under way.
fn upload_next(model: &mut Model, step: &mut Step) {
    let Some(handle) = arrival(model).and_then(|arrival| arrival.pictures.next()) else { return };
    if call::send_with_file(model, step, Request::Proof { handle }, "", handle)
        && let Some(arrival) = arrival(model)
    {
        arrival.pictures.began(handle);
    }
}

pub(crate) fn on_image(model: &mut Model, step: &mut Step, handle: u32, answer: Result<ImageValue, Failure>) {
    if let Some(arrival) = arrival(model) {
        arrival.pictures.on_image(handle, answer);
    }
    upload_next(model, step);
}

fn send(model: &mut Model, step: &mut Step, id: String, (terms, writing): (&Terms, &Writing)) {
    let Some(arrival) = arrival(model) else { return };
    let Some(answer) = arrival.answer else {
        arrival.missing = true;
        return;
    };
    let (min_pictures, received) = match answer {
        Confirmation::Partial => (MIN_PICTURES, arrival.amount.check(terms, writing)),
        Confirmation::Full | Confirmation::NotReceived => (0, Some(Money::ZERO)),
    };
    let are_pictures_complete =
        answer == Confirmation::Full || arrival.pictures.check_complete(min_pictures, key::ARRIVAL_PICTURES_MISSING);
    let Some(received) = received.filter(|_| are_pictures_complete) else { return };
    let images = if answer == Confirmation::Full { Vec::new() } else { arrival.pictures.ids() };
    let body = ConfirmationRequest { id: id.clone(), answer, received: Amount(received), images };
    if let Some(shown) = &mut model.withdrawals.shown {
        shown.problem = None;
    }
    call::send_with_body(model, step, Request::Confirm { id }, &body);
}

pub(crate) fn on_confirmed(model: &mut Model, step: &mut Step, id: String, answer: Result<Withdrawal, Failure>) {
    match answer {
        Ok(value) => {
            if let Some(shown) = model.withdrawals.open_detail(&id) {
                shown.arrival = Arrival::default();
            }
            update(model, step, value);
            toasts::show(model, step, Tone::Success, Text::of(key::TOAST_ARRIVAL_SAID));
        }
        Err(failure) => refuse(model, step, &id, &failure),
    }
}

/// What the server refused: amount, pictures, else the whole.
fn refuse(model: &mut Model, step: &mut Step, id: &str, failure: &Failure) {
    let bounds = ready(model).map(terms).unwrap_or_default();
    let (received, images) = (failure.value.fields.get("received"), failure.value.fields.get("images"));
    if received.is_none() && images.is_none() {
        return fail(model, step, id, failure);
    }
    let Some(shown) = model.withdrawals.open_detail(id) else { return };
    if let Some(code) = received {
        shown.arrival.amount.refuse(code, &bounds);
    }
    if let Some(code) = images {
        shown.arrival.pictures.refuse(code, key::ARRIVAL_PICTURES_MISSING);
    }
}
