//! Converting points into money: how many, what they give, the payment password, and what became of it.

use super::{Request, load_points, may_redeem};
use crate::api::Failure;
use crate::domain::money::Money;
use crate::domain::points::{Conversion, ConversionFault};
use crate::feature::services::{call, intents, wallet};
use crate::feature::shared::payment_password;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::{self, key};
use crate::view::{Problem, Text};
use crate::wire::{Amount, ConvertPointsRequest, ConvertedPoints, PointConfigValue};

/// Most digits of a number of points.
const MAX_LENGTH: usize = 9;

/// State of the form of a conversion.
#[derive(Default)]
pub(super) struct Form {
    value: String,
    error: Option<Text>,
    pin_error: Option<Text>,
    problem: Option<Problem>,
    refusals: u32,
    done: Option<ConvertedPoints>,
}

impl Form {
    pub(super) fn value(&self) -> &str {
        &self.value
    }

    pub(super) fn error(&self) -> Option<&Text> {
        self.error.as_ref()
    }

    pub(super) fn pin_error(&self) -> Option<&Text> {
        self.pin_error.as_ref()
    }

    pub(super) fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    pub(super) fn refusals(&self) -> u32 {
        self.refusals
    }

    pub(super) fn done(&self) -> Option<&ConvertedPoints> {
        self.done.as_ref()
    }

    fn points(&self) -> Option<u32> {
        self.value.parse().ok()
    }

    fn refuse(&mut self) {
        self.refusals = self.refusals.wrapping_add(1);
    }
}

/// Whether the conversion is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Convert.slot()) || intents::is_checking(model)
}

/// The terms of conversion that the operator offers.
pub(super) fn terms(config: &PointConfigValue) -> Conversion {
    Conversion {
        points: config.convert_points,
        cash: config.convert_cash.0,
        least: config.min_convert,
        step: config.step_convert,
        daily: config.daily_convert_limit,
    }
}

/// The money that so many points give now, or why they give none.
fn converted_amount(model: &Model, points: u32) -> Result<Money, ConversionFault> {
    let mall = &*model.point_mall;
    let (Some(config), Some(have)) = (mall.config.ready(), mall.points.as_ref()) else {
        return Err(ConversionFault::Closed);
    };
    terms(config).judge(points, have.balance.0, have.converted_today)
}

/// The money that the typed points give, where they give any.
pub(super) fn amount_given(model: &Model) -> Option<Money> {
    converted_amount(model, model.point_mall.convert.points()?).ok()
}

/// Takes what was typed. Only digits count: a separator that somebody types between thousands is none.
pub(super) fn typed(model: &mut Model, text: String) {
    if is_busy(model) || !may_redeem(model) {
        return;
    }
    let digits = text.chars().filter_map(|it| it.to_digit(10)).filter_map(|digit| char::from_digit(digit, 10));
    let form = &mut model.point_mall.convert;
    form.value = digits.take(MAX_LENGTH).collect();
    form.error = None;
    form.done = None;
}

pub(super) fn edited(model: &mut Model) {
    model.point_mall.convert.pin_error = None;
}

pub(super) fn send(model: &mut Model, step: &mut Step, password: &Secret) {
    if !may_redeem(model) {
        return;
    }
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let points = model.point_mall.convert.points().unwrap_or(0);
    let worth = converted_amount(model, points);
    let form = &mut model.point_mall.convert;
    (form.problem, form.done) = (None, None);
    form.error = worth.err().map(|fault| code_text(fault.code()));
    form.pin_error = payment_password::entry_error(password);
    let (Ok(worth), None) = (worth, &form.pin_error) else {
        form.refuse();
        return;
    };
    let body = ConvertPointsRequest { points, amount: Amount(worth), payment_password: password.reveal().into() };
    call::send_with_body(model, step, Request::Convert, &body);
}

fn code_text(code: &str) -> Text {
    Text::of(text::code::text_of(code).unwrap_or(key::ERROR_OPERATION))
}

pub(super) fn on_converted(model: &mut Model, step: &mut Step, answer: Result<ConvertedPoints, Failure>) {
    match answer {
        Ok(done) => {
            model.point_mall.convert = Form { done: Some(done), ..Form::default() };
            wallet::refresh_unless_live(model, step);
        }
        Err(failure) => refuse(model, step, &failure),
    }
    load_points(model, step);
}

/// What the server refused: the input that it names, else the problem of the form.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let form = &mut model.point_mall.convert;
    form.refuse();
    form.error = failure.value.fields.get("points").map(|code| code_text(code));
    form.pin_error = payment_password::refusal(failure, "paymentPassword");
    if form.error.is_none() && form.pin_error.is_none() {
        form.problem = Some(failure.problem());
    }
}
