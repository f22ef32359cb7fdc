//! Localized texts of promotions, prizes and rewards, with the figures of their records filled in. A text holds
//! placeholders (`{ $amount }`, `{ $draws }`, `{ $spins }`, `{ $stock }`, `{ $rank }`, `{ $times }`, `{ $percent }`, `{
//! $least }`), so that it can not promise another figure than is paid.

use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::Currency;

use platform::settings::Settings;
use platform::store::{Store, StoreError};
use platform::texts::{Texts, filled};

/// The texts of a subject, and the currency of their amounts.
pub(super) struct FilledTexts {
    texts: Texts,
    currency: Currency,
}

impl FilledTexts {
    /// Reads all texts of `subject` in `language`.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn of(store: &Store, subject: &str, language: &str) -> Result<Self, StoreError> {
        let texts = Texts::of(store, subject, language).await?;
        Ok(Self { texts, currency: Settings::load(store).await?.currency() })
    }

    /// The text of a field with its placeholders filled in.
    pub(super) fn get(&self, id: &str, field: &str, figures: &[(&str, String)]) -> String {
        filled(&self.texts.get(id, field), figures)
    }

    /// An amount for readers: points as a number, everything else as money.
    pub(super) fn amount(&self, reward: Option<RewardKind>, minor_units: i64) -> String {
        match reward {
            Some(RewardKind::Points) => grouped(minor_units / 100),
            _ => self.currency.format(Money(minor_units)),
        }
    }
}

/// A whole number with commas between thousands.
pub(super) fn grouped(number: i64) -> String {
    let text = Money(number.saturating_mul(100)).grouped();
    text.strip_suffix(".00").unwrap_or(&text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn a_whole_number_is_grouped_and_has_no_decimals() {
        for (number, text) in [(0, "0"), (500, "500"), (5_000, "5,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
