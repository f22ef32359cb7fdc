//! Closing the account: what it means is shown first, then agreed to, then done. The amount that is given up goes with the call, so that the
//! server closes nothing when it is another one by then.

use super::{Change, Request, is_idle, send};
use crate::api::Failure;
use crate::feature::services::remote::Remote;
use crate::feature::services::{call, session};
use crate::feature::shared::guarded::Reply;
use crate::feature::shared::payment_password;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::key;
use crate::view::Text;
use crate::wire::{CloseAccountRequest, ClosingValue, Done, code};

/// What is known of closing the account, and the form.
#[derive(Default)]
pub(super) struct Closing {
    /// Whether the member has asked what closing would mean.
    pub opened: bool,
    pub value: Remote<ClosingValue>,
    pub understood: bool,
    pub understood_error: Option<Text>,
    pub pin_error: Option<Text>,
    /// Counts refusals, so that the focus goes to what is wrong.
    pub refusals: u32,
}

impl Closing {
    /// An input of the form was changed: its error goes away.
    pub fn edited(&mut self) {
        self.pin_error = None;
    }
}

pub(super) fn load(model: &mut Model, step: &mut Step) {
    model.privacy.closing.value.start_loading();
    call::send(model, step, Request::Closing, "");
}

pub(super) fn begin(model: &mut Model, step: &mut Step) {
    if is_idle(model) {
        model.privacy.closing = Closing { opened: true, ..Closing::default() };
        model.privacy.problem = None;
        load(model, step);
    }
}

pub(super) fn leave(model: &mut Model) {
    if is_idle(model) {
        model.privacy.closing = Closing::default();
        model.privacy.problem = None;
    }
}

pub(super) fn set_understood(model: &mut Model, understood: bool) {
    if model.privacy.closing.opened && is_idle(model) {
        model.privacy.closing.understood = understood;
        model.privacy.closing.understood_error = None;
    }
}

pub(crate) fn on_standing(model: &mut Model, _: &mut Step, answer: Result<ClosingValue, Failure>) {
    let closing = &mut model.privacy.closing;
    if let (Ok(new), Some(old)) = (&answer, closing.value.ready())
        && new != old
    {
        // What was agreed to is not what stands there now.
        closing.understood = false;
    }
    closing.value.answer(answer);
}

pub(super) fn close(model: &mut Model, step: &mut Step, payment_password: &Secret) {
    let Some(value) = model.privacy.closing.value.ready() else { return };
    if !value.is_free() || !model.privacy.closing.opened || !is_idle(model) {
        return;
    }
    let payment_password = payment_password.trimmed();
    let asks_pin = value.payment_password;
    let closing = &mut model.privacy.closing;
    closing.understood_error = (!closing.understood).then(|| Text::of(key::CLOSING_NOT_UNDERSTOOD));
    closing.pin_error = payment_password::entry_error(&payment_password).filter(|_| asks_pin);
    if closing.understood_error.is_some() || closing.pin_error.is_some() {
        closing.refusals = closing.refusals.wrapping_add(1);
        return;
    }
    send(model, step, Change::Close { payment_password });
}

/// The body of the call; nothing where it is not known what is given up.
pub(super) fn body(model: &Model, payment_password: &Secret) -> Option<CloseAccountRequest> {
    let closing = &model.privacy.closing;
    let value = closing.value.ready()?;
    Some(CloseAccountRequest {
        understood: closing.understood,
        give_up: value.balance,
        payment_password: payment_password.reveal().into(),
    })
}

pub(crate) fn on_closed(model: &mut Model, step: &mut Step, answer: Result<Done, Failure>) {
    match model.privacy.change.take_reply(answer) {
        Reply::Nothing => {}
        Reply::Done(_, Done {}) => session::end_closed(model, step),
        Reply::Refused(_, failure) => refuse(model, step, &failure),
    }
}

/// What the server refused: the input that it names, else the problem of the page.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let is_agreement = failure.value.fields.contains_key("understood");
    let closing = &mut model.privacy.closing;
    closing.refusals = closing.refusals.wrapping_add(1);
    closing.understood_error = is_agreement.then(|| Text::of(key::CLOSING_NOT_UNDERSTOOD));
    if pin.is_none() && !is_agreement {
        model.privacy.problem = Some(failure.problem());
    }
    model.privacy.closing.pin_error = pin;
    if failure.code == code::CLOSING_BLOCKED {
        model.privacy.closing.understood = false;
        load(model, step);
    }
}
