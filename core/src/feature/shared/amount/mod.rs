//! The field of an amount of money (section 9 of the specification, "Money formatting"): what was typed, grouped when the field is left,
//! checked against the bounds, with its fee.
//!
//! A form owns an [`AmountField`] and passes its events on ([`AmountField::on_event`]). [`AmountField::check`] gives the money or says what is
//! wrong; [`view`] makes finished strings of everything. Money never leaves as anything but text: presets are ready events.

mod read;

pub(crate) use read::digit;

use crate::domain::cashier::{Bounds, Charge, OutOfBounds};
use crate::domain::digits::{plain, push_padded};
use crate::domain::money::{Money, MoneyError, has_no_hundredths};
use crate::event::UiEvent;
use crate::model::Model;
use crate::text::{code as text_of_code, key};
use crate::view::{AmountPreset, AmountView, Text};
use crate::wire::{Currency, code};
use serde::{Deserialize, Serialize};

/// Longest text that is kept while it is typed.
const MAX_LENGTH: usize = 40;

/// What the view of an amount's field may say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AmountEvent {
    /// All that stands in the field now.
    Typed(String),
    /// The field was left: what stands in it is grouped and judged.
    Left,
    /// A preset was tapped: this decimal.
    Preset(String),
}

/// The bounds and the fee of an amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Terms {
    pub bounds: Bounds,
    pub charge: Charge,
}

/// How money is written in the site's currency and the page's language.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Writing {
    pub currency: Currency,
    /// Whether the page's language separates decimals with a comma.
    decimal_comma: bool,
}

impl Writing {
    /// The currency of the site, and how the language of the page types a decimal.
    pub fn of(model: &Model) -> Writing {
        let decimal_comma = read::has_decimal_comma(model.site.language.code);
        Writing { currency: model.site.info.currency.clone(), decimal_comma }
    }

    /// An amount with its currency, as people read it.
    pub fn format(&self, amount: Money) -> String {
        self.currency.format(amount)
    }

    fn read(&self, typed: &str) -> Result<Money, AmountProblem> {
        let money = read::read(typed, [&self.currency.symbol, &self.currency.code], self.decimal_comma)?;
        let has_fraction = has_no_hundredths(&self.currency.code) && money.0 % 100 != 0;
        if has_fraction { Err(AmountProblem::NotWhole) } else { Ok(money) }
    }
}

/// What is wrong with what stands in the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AmountProblem {
    /// Nothing stands in the field.
    Empty,
    /// What stands in the field is no amount.
    NotAmount,
    /// The amount has more than two decimals.
    TooPrecise,
    /// The amount has decimals, and the currency has none.
    NotWhole,
    /// The amount is below this minimum.
    TooSmall(Money),
    /// The amount is above this maximum.
    TooLarge(Money),
    /// The server refuses the amount, with this text key.
    Refused(&'static str),
}

impl From<MoneyError> for AmountProblem {
    fn from(error: MoneyError) -> Self {
        match error {
            MoneyError::Empty => AmountProblem::Empty,
            MoneyError::NotDecimal | MoneyError::OutOfRange => AmountProblem::NotAmount,
            MoneyError::TooPrecise => AmountProblem::TooPrecise,
        }
    }
}

impl AmountProblem {
    /// The problem in words.
    pub fn text(self, writing: &Writing) -> Text {
        match self {
            AmountProblem::Empty => Text::of(key::AMOUNT_EMPTY),
            AmountProblem::NotAmount => Text::of(key::AMOUNT_NOT_AN_AMOUNT),
            AmountProblem::TooPrecise => Text::of(key::AMOUNT_TOO_PRECISE),
            AmountProblem::NotWhole => Text::of(key::AMOUNT_NOT_WHOLE),
            AmountProblem::TooSmall(min) => Text::of(key::AMOUNT_LEAST).with("amount", writing.format(min)),
            AmountProblem::TooLarge(max) => Text::of(key::AMOUNT_MOST).with("amount", writing.format(max)),
            AmountProblem::Refused(text) => Text::of(text),
        }
    }
}

/// The field of an amount, as a form keeps it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct AmountField {
    typed: String,
    problem: Option<AmountProblem>,
}

impl AmountField {
    /// The visitor did something to the field.
    pub fn on_event(&mut self, event: AmountEvent, terms: &Terms, writing: &Writing) {
        match event {
            AmountEvent::Typed(text) => {
                self.typed = text.chars().filter(|c| !c.is_control()).take(MAX_LENGTH).collect();
                self.problem = None;
            }
            AmountEvent::Left => self.leave(terms, writing),
            AmountEvent::Preset(decimal) => {
                if let Ok(money) = Money::parse(&decimal) {
                    self.set_amount(money, writing);
                }
            }
        }
    }

    /// Puts an amount into the field.
    pub fn set_amount(&mut self, money: Money, writing: &Writing) {
        self.typed = money.grouped_in(&writing.currency.code);
        self.problem = None;
    }

    /// Takes the error of the field away: its bounds or currency have changed.
    pub fn clear_problem(&mut self) {
        self.problem = None;
    }

    /// The text that stands in the field.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Whether an error shows at the field.
    pub fn is_refused(&self) -> bool {
        self.problem.is_some()
    }

    /// Empties the field.
    pub fn clear(&mut self) {
        *self = AmountField::default();
    }

    /// An empty field that is left is not judged: it is judged when the form is sent.
    fn leave(&mut self, terms: &Terms, writing: &Writing) {
        if !self.typed.trim().is_empty() {
            self.check(terms, writing);
        }
        if let Ok(money) = writing.read(&self.typed) {
            self.typed = money.grouped_in(&writing.currency.code);
        }
    }

    /// The amount in the field, or what is wrong with it.
    pub fn money(&self, terms: &Terms, writing: &Writing) -> Result<Money, AmountProblem> {
        let money = writing.read(&self.typed)?;
        match terms.bounds.check(money) {
            Ok(()) => Ok(money),
            Err(OutOfBounds::TooSmall) => Err(AmountProblem::TooSmall(terms.bounds.min)),
            Err(OutOfBounds::TooLarge) => Err(AmountProblem::TooLarge(terms.bounds.max)),
        }
    }

    /// The amount in the field; what is wrong with it shows.
    pub fn check(&mut self, terms: &Terms, writing: &Writing) -> Option<Money> {
        let money = self.money(terms, writing);
        self.problem = money.err();
        money.ok()
    }

    /// The server refused the amount, with this code in `value.fields`.
    pub fn refuse(&mut self, refusal: &str, terms: &Terms) {
        self.problem = Some(match refusal {
            code::AMOUNT_TOO_SMALL => AmountProblem::TooSmall(terms.bounds.min),
            code::AMOUNT_TOO_LARGE => AmountProblem::TooLarge(terms.bounds.max),
            code::rule::EMPTY => AmountProblem::Empty,
            other => AmountProblem::Refused(text_of_code::text_of(other).unwrap_or(key::AMOUNT_NOT_AN_AMOUNT)),
        });
    }
}

/// Hundredths as a figure without zeros at its end, for shares and multiples: `1`, `1.5`, `0.25`.
pub(crate) fn of_hundredths(hundredths: u32) -> String {
    let mut text = plain(u64::from(hundredths / 100));
    let rest = hundredths % 100;
    if rest > 0 {
        text.push('.');
        push_padded(&mut text, u64::from(rest), if rest.is_multiple_of(10) { 1 } else { 2 });
        if rest.is_multiple_of(10) {
            text.pop();
        }
    }
    text
}

/// The field as the view shows it. Presets are offered as far as they fit; the last amount stands before them unless it is one of them.
pub(crate) fn view(
    field: &AmountField,
    (terms, writing): (&Terms, &Writing),
    (presets, last): (&[Money], Money),
    event: impl Fn(AmountEvent) -> UiEvent,
) -> AmountView {
    let amount = field.money(terms, writing).ok();
    let fits = |money: &Money| terms.bounds.check(*money).is_ok();
    let preset = |money: Money| AmountPreset {
        key: money.to_decimal(),
        label: writing.format(money),
        last: money == last,
        selected: writing.read(&field.typed) == Ok(money),
        select: event(AmountEvent::Preset(money.to_decimal())),
    };
    let first = Some(last).filter(|last| !presets.contains(last));
    AmountView {
        value: field.typed.clone(),
        symbol: writing.currency.symbol.clone(),
        min: writing.format(terms.bounds.min),
        max: writing.format(terms.bounds.max),
        fee: amount
            .map(|amount| terms.charge.of(amount))
            .filter(|fee| fee.is_positive())
            .map(|fee| writing.format(fee)),
        net: amount.map(|amount| writing.format(terms.charge.net(amount))),
        presets: first.into_iter().chain(presets.iter().copied()).filter(fits).map(preset).collect(),
        error: field.problem.map(|problem| problem.text(writing)),
        left: event(AmountEvent::Left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: Terms = Terms {
        bounds: Bounds { min: Money(1_000), max: Money(500_000) },
        charge: Charge { fixed: Money(50), basis_points: 100 },
    };

    fn writing(code: &str) -> Writing {
        Writing { currency: Currency { code: code.to_owned(), symbol: "$".to_owned() }, decimal_comma: false }
    }

    fn typed(text: &str) -> AmountField {
        let mut field = AmountField::default();
        field.on_event(AmountEvent::Typed(text.to_owned()), &TERMS, &writing("USD"));
        field
    }

    #[test]
    fn what_is_typed_stands_until_the_field_is_left_and_is_grouped_then() {
        let mut field = typed("١٢٥٠");
        assert_eq!(field.typed, "١٢٥٠");
        field.on_event(AmountEvent::Left, &TERMS, &writing("USD"));
        assert_eq!((field.typed.as_str(), field.problem), ("1,250.00", None));
    }

    #[test]
    fn each_way_to_be_wrong_is_told_with_what_helps() {
        use AmountProblem::{Empty, NotAmount, TooLarge, TooPrecise, TooSmall};
        for (text, problem) in [
            ("", Empty),
            ("ten", NotAmount),
            ("10.005", TooPrecise),
            ("9.99", TooSmall(Money(1_000))),
            ("5000.01", TooLarge(Money(500_000))),
        ] {
            let mut field = typed(text);
            assert_eq!(field.check(&TERMS, &writing("USD")), None);
            assert_eq!(field.problem, Some(problem), "{text:?}");
        }
        assert_eq!(typed("10").check(&TERMS, &writing("USD")), Some(Money(1_000)));
        let mut field = typed("10.50");
        assert_eq!(field.check(&TERMS, &writing("VND")), None);
        assert_eq!(field.problem, Some(AmountProblem::NotWhole));
    }

    #[test]
    fn a_share_and_a_multiple_are_written_without_needless_zeros() {
        for (hundredths, text) in [(100, "1"), (150, "1.5"), (25, "0.25"), (1_000, "10"), (1_005, "10.05"), (0, "0")] {
            assert_eq!(of_hundredths(hundredths), text);
        }
    }

    #[test]
    fn an_empty_field_may_be_left_and_typing_takes_an_error_away() {
        let mut field = AmountField::default();
        field.on_event(AmountEvent::Left, &TERMS, &writing("USD"));
        assert_eq!(field.problem, None);
        field.check(&TERMS, &writing("USD"));
        assert_eq!(field.problem, Some(AmountProblem::Empty));
        field.on_event(AmountEvent::Typed("1".to_owned()), &TERMS, &writing("USD"));
        assert_eq!(field.problem, None);
    }

    #[test]
    fn a_refusal_of_the_server_is_told_in_the_fields_own_words_where_it_has_any() {
        let mut field = typed("50");
        field.refuse(code::AMOUNT_TOO_SMALL, &TERMS);
        assert_eq!(field.problem, Some(AmountProblem::TooSmall(Money(1_000))));
        field.refuse(code::WAGERING_LEFT, &TERMS);
        assert_eq!(field.problem, Some(AmountProblem::Refused(key::ERROR_WAGERING_LEFT)));
    }
}
