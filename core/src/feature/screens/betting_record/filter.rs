//! The filter of the betting record, and the choices that it offers.

use crate::domain::record::BetStatus;
use crate::domain::route::Query;
use crate::feature::shared::record_days::RecordDays;
use crate::wire::{self, BetChoice};

/// How many letters of a bet's number are taken.
const MAX_LENGTH: usize = 64;

/// The filter of the betting record.
#[derive(Default)]
pub(super) struct Filter {
    pub days: RecordDays,
    pub product: Option<String>,
    pub vendor: Option<String>,
    pub game: Option<String>,
    pub status: Option<BetStatus>,
    /// The bet's number that is looked for.
    pub number: String,
    /// What was played within the days, to choose from.
    pub choices: Choices,
}

/// What the betting record can be narrowed to.
#[derive(Default)]
pub(super) struct Choices {
    pub products: Vec<BetChoice>,
    pub vendors: Vec<BetChoice>,
    pub games: Vec<BetChoice>,
}

/// The code that was chosen; nothing for all.
pub(super) fn chosen(code: String) -> Option<String> {
    Some(code).filter(|code| !code.is_empty())
}

impl Filter {
    /// Adds the filter to the query of the record's call.
    pub fn push_to(&self, query: &mut Query) {
        self.days.push_to(query);
        query.push("product", self.product.as_deref());
        query.push("vendor", self.vendor.as_deref());
        query.push("game", self.game.as_deref());
        query.push("status", self.status.map(BetStatus::name));
        query.push("id", Some(self.number.as_str()).filter(|number| !number.is_empty()));
    }

    /// The query of the record's filter.
    pub fn query(&self) -> Query {
        let mut query = Query::default();
        self.push_to(&mut query);
        query
    }

    /// Whether anything but the days is chosen.
    pub fn is_narrowed(&self) -> bool {
        let chosen = [&self.product, &self.vendor, &self.game].into_iter().any(Option::is_some);
        chosen || self.status.is_some() || !self.number.is_empty()
    }

    /// Sets the bet's number that is looked for; says whether it changed.
    pub fn set_number(&mut self, text: &str) -> bool {
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let number: String = text.chars().filter(plain).take(MAX_LENGTH).collect();
        let is_other = number != self.number;
        self.number = number;
        is_other
    }

    /// Takes the choices of the days shown. What is chosen stays a choice, even if it was not played on these days.
    pub fn take_choices(&mut self, record: &wire::BettingRecord) {
        let former = std::mem::take(&mut self.choices);
        self.choices = Choices {
            products: merged(&record.products, &former.products, self.product.as_ref()),
            vendors: merged(&record.vendors, &former.vendors, self.vendor.as_ref()),
            games: merged(&record.games, &former.games, self.game.as_ref()),
        };
    }
}

fn merged(played: &[BetChoice], former: &[BetChoice], chosen: Option<&String>) -> Vec<BetChoice> {
    let is_missing = |code: &&String| played.iter().all(|choice| choice.code != **code);
    let former_choice = chosen.filter(is_missing).and_then(|code| former.iter().find(|choice| choice.code == *code));
    played.iter().chain(former_choice).cloned().collect()
}
