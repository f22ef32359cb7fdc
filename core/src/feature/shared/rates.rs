//! Rates of rebate as a person writes them: percent with two decimals, which are hundredths of a percent.

use crate::domain::agent::rebate::RateChange;
use crate::domain::game::GameType;
use crate::domain::money::Money;
use crate::text::{game, key};
use crate::view::{MoneyFact, Text};

/// Hundredths of a percent of what was typed in percent; nothing typed is none.
pub(crate) fn read(text: &str) -> Option<u32> {
    let plain = text.trim().trim_end_matches('%').trim_end().replace(',', ".");
    if plain.is_empty() {
        return Some(0);
    }
    Money::parse(&plain).ok().and_then(|it| u32::try_from(it.0).ok())
}

/// A rate as it stands in an input: percent without a sign.
pub(crate) fn plain(rate: u32) -> String {
    Money(i64::from(rate)).to_decimal()
}

/// A rate with its percent sign.
pub(crate) fn percent_text(rate: u32) -> String {
    format!("{}%", plain(rate))
}

/// The name of a product, or of all that have no rate of their own.
pub(crate) fn product_label(product: &str) -> &'static str {
    GameType::from_code(product).map_or(key::DOWNLINE_RATE_ALL, game::label)
}

/// The change of a product's rate as a fact: former and latter rate.
pub(crate) fn change_fact(change: &RateChange) -> MoneyFact {
    let label = product_label(&change.product);
    let value = format!("{} \u{2192} {}", percent_text(change.former), percent_text(change.latter));
    MoneyFact { key: label, label: Text::of(label), value }
}
