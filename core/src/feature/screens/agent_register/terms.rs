//! Type and rates of whoever is created, as both forms choose them.

use std::collections::BTreeMap;

use crate::domain::agent::rebate::{RebateRate, RebateRates};
use crate::feature::shared::rates;
use crate::text::key;
use crate::view::Text;
use crate::wire::RegisterCentre;

/// Most characters of a rate.
const MAX_LENGTH: usize = 12;

/// The type and the rates that a form has chosen.
#[derive(Default)]
pub(super) struct Terms {
    /// Number of the account type.
    pub account_type: Option<u32>,
    /// What was typed as rates, by product; nothing stands for no rebate.
    typed: BTreeMap<String, String>,
    /// What is wrong with a rate, by product.
    pub wrong: BTreeMap<String, Text>,
}

impl Terms {
    /// Drops a chosen type that the agent may no longer give; chooses the first one where none is chosen.
    pub fn restrict_to(&mut self, centre: &RegisterCentre) {
        let may = |chosen: &u32| centre.types.contains(chosen);
        self.account_type = self.account_type.filter(may).or_else(|| centre.types.first().copied());
    }

    /// The text of a product's input.
    pub fn value(&self, product: &str) -> &str {
        self.typed.get(product).map(String::as_str).unwrap_or_default()
    }

    pub fn type_rate(&mut self, product: &str, value: &str) {
        self.wrong.remove(product);
        self.typed.insert(product.to_owned(), value.chars().take(MAX_LENGTH).collect());
    }

    /// The rates that were typed, one for each product of the agent's own; notes what is wrong with each that will not do.
    pub fn check(&mut self, max_rates: &[RebateRate]) -> Option<Vec<RebateRate>> {
        let bounds = RebateRates::of(max_rates);
        let mut rates = Vec::new();
        self.wrong.clear();
        for RebateRate { product, .. } in max_rates {
            let bound = bounds.get(product);
            match rates::read(self.typed.get(product).map(String::as_str).unwrap_or_default()) {
                Some(rate) if rate <= bound => rates.push(RebateRate { product: product.clone(), rate }),
                Some(_) => {
                    let words = Text::of(key::AGENT_REGISTER_RATE_ABOVE).with("most", rates::percent_text(bound));
                    self.wrong.insert(product.clone(), words);
                }
                None => {
                    self.wrong.insert(product.clone(), Text::of(key::AGENT_REGISTER_RATE_WRONG));
                }
            }
        }
        self.wrong.is_empty().then_some(rates)
    }

    /// The server has refused the rates of these products.
    pub fn refuse(&mut self, products: impl Iterator<Item = String>) {
        for product in products {
            self.wrong.insert(product, Text::of(key::ERROR_RATE_TOO_HIGH));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn max_rates() -> Vec<RebateRate> {
        [("ALL", 50), ("LIVE", 20)].map(|(product, rate)| RebateRate { product: product.to_owned(), rate }).to_vec()
    }

    #[test]
    fn a_rate_is_read_in_percent_and_never_above_the_agents_own() {
        let mut terms = Terms::default();
        assert_eq!(terms.check(&max_rates()).map(|rates| rates.iter().map(|it| it.rate).sum::<u32>()), Some(0));
        for (typed, rate) in
            [("0.5", Some(50)), ("0,3 %", Some(30)), ("0.51", None), ("x", None), ("-1", None), ("0.505", None)]
        {
            terms.type_rate("ALL", typed);
            let read = terms.check(&max_rates()).map(|rates| rates[0].rate);
            assert_eq!(read, rate, "{typed}");
            assert_eq!(terms.wrong.is_empty(), rate.is_some(), "{typed}");
        }
    }

    #[test]
    fn a_type_that_may_not_be_given_any_more_is_no_choice() {
        let mut terms = Terms::default();
        terms.restrict_to(&RegisterCentre { types: vec![0, 2], ..RegisterCentre::default() });
        assert_eq!(terms.account_type, Some(0));
        terms.account_type = Some(2);
        terms.restrict_to(&RegisterCentre { types: vec![0], ..RegisterCentre::default() });
        assert_eq!(terms.account_type, Some(0));
        terms.restrict_to(&RegisterCentre::default());
        assert_eq!(terms.account_type, None);
    }
}
