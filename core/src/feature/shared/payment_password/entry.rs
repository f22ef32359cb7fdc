//! The payment password where something else asks for it: its input, and what a refusal says of it.

use super::PinName;
use crate::api::Failure;
use crate::domain::field::Field;
use crate::domain::rules::{CompiledRule, FieldProblem, PatternKind};
use crate::domain::time::parse_rfc3339;
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::moment::exact;
use crate::feature::shared::forms;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::{self, key};
use crate::view::{PinView, Text};
use crate::wire::code;

/// Whether the member has a payment password; nothing while that is not known.
pub(crate) fn is_set(model: &Model) -> Option<bool> {
    model.payment_password.is_set()
}

/// Whether a form of the payment password is open, or a change of it waits for the login password.
pub(crate) fn is_at_work(model: &Model) -> bool {
    model.payment_password.form.is_some() || !model.payment_password.change.is_idle()
}

/// Until when payments are locked, while they are.
pub(crate) fn locked(model: &Model) -> Option<Text> {
    let until = &model.payment_password.state.ready()?.locked_until;
    let is_ahead = parse_rfc3339(until).is_some_and(|until| until > model.now.ms());
    is_ahead.then(|| Text::of(key::PIN_LOCKED).with("time", exact(until, &model.now)))
}

/// The input of the payment password in the form of something that asks for it.
pub(crate) fn pin(model: &Model, error: Option<&Text>) -> PinView {
    input(model, PinName::Current, text::field::label(Field::PaymentPassword), error)
}

/// An input of a payment password. The present one may be older than the rule, so that its length binds new ones alone.
pub(super) fn input(model: &Model, name: PinName, label: &'static str, error: Option<&Text>) -> PinView {
    let rule = model.payment_password.rule.as_ref();
    PinView {
        name,
        label: Text::of(label),
        hint: rule.filter(|_| name == PinName::PaymentPassword).map(rule_text),
        error: error.cloned(),
        digits: rule.is_some_and(|rule| matches!(rule.problem(), FieldProblem::NotOfKind(PatternKind::Digits, _))),
        max_length: rule.filter(|_| name != PinName::Current).and_then(|rule| rule.bounds().max),
    }
}

/// What a new payment password must look like, in words.
pub(super) fn rule_text(rule: &CompiledRule) -> Text {
    forms::problem_text(Field::PaymentPassword, rule.problem())
}

/// What is wrong with the payment password that was typed, before it is sent.
pub(crate) fn entry_error(typed: &Secret) -> Option<Text> {
    typed.is_empty().then(|| Text::of(key::PIN_EMPTY))
}

/// What the server says of the payment password that came under this name; nothing where it says nothing of it.
pub(crate) fn refusal(failure: &Failure, field: &str) -> Option<Text> {
    if failure.code == code::PAYMENT_LOCKED {
        return Some(Text::of(key::ERROR_PAYMENT_LOCKED));
    }
    let refusal = failure.value.fields.get(field)?;
    Some(match (refusal.as_str(), failure.value.left) {
        (code::WRONG_PAYMENT_PASSWORD, Some(0)) => Text::of(key::ERROR_PAYMENT_LOCKED),
        (code::WRONG_PAYMENT_PASSWORD, Some(left)) => Text::of(key::PIN_WRONG_LEFT).with("count", left),
        (code::WRONG_PAYMENT_PASSWORD, None) => Text::of(key::ERROR_WRONG_PAYMENT_PASSWORD),
        (code::rule::EMPTY, _) => Text::of(key::PIN_EMPTY),
        _ => Text::of(key::ERROR_OPERATION),
    })
}

/// Emits that the payment password was tried, where a refusal says so: guesses, a lock, or whether there is one may have changed.
pub(crate) fn note_attempt(step: &mut Step, failure: &Failure) {
    let is_wrong = failure.value.fields.values().any(|refusal| refusal == code::WRONG_PAYMENT_PASSWORD);
    if is_wrong || [code::PAYMENT_LOCKED, code::PAYMENT_PASSWORD_NEEDED].contains(&failure.code.as_str()) {
        step.emit(DomainEvent::PaymentPasswordTried);
    }
}
