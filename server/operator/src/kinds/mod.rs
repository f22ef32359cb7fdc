//! The kinds of record that an operator may change, a file for each.
//!
//! A new kind is a file with a `pub(super) const KIND: Kind`, a line in `mod` and a line in [`ALL`]: list, show, add, set, remove
//! and order then work on the command line and under `/wps/operator/content/NAME`, with checks, texts by language, a row in the
//! record of changes and the site's next revision.

mod applications;
mod banners;
mod brand_texts;
mod chat_rooms;
mod countries;
mod customer_services;
mod draw_schedules;
mod featured_games;
mod feedback;
mod fields;
mod help_categories;
mod help_pages;
mod jackpot_pools;
mod languages;
mod notices;
mod online_services;
mod point_rewards;
mod promotions;
mod question_types;
mod raffle_prizes;
mod regions;
mod resources;
mod rooms;

use super::AdminError;
use super::kind::{Fault, Kind, Record};

/// Every kind, in the order in which they are listed.
pub(super) const ALL: &[&Kind] = &[
    &notices::KIND,
    &banners::KIND,
    &promotions::KIND,
    &raffle_prizes::KIND,
    &point_rewards::KIND,
    &help_categories::KIND,
    &help_pages::KIND,
    &question_types::KIND,
    &feedback::KIND,
    &applications::KIND,
    &resources::KIND,
    &brand_texts::KIND,
    &customer_services::KIND,
    &online_services::KIND,
    &chat_rooms::KIND,
    &jackpot_pools::KIND,
    &featured_games::KIND,
    &rooms::KIND,
    &draw_schedules::KIND,
    &languages::KIND,
    &regions::KIND,
    &countries::KIND,
    &fields::KIND,
];

/// The kind of this name.
///
/// # Errors
/// When there is none.
pub(super) fn find(name: &str) -> Result<&'static Kind, AdminError> {
    ALL.iter().copied().find(|kind| kind.name == name).ok_or_else(|| AdminError::UnknownKind(name.to_owned()))
}

/// A fault unless `until` is empty or later than `from`. Times are in milliseconds.
fn in_order(record: &Record, from: &str, until: &str) -> Vec<Fault> {
    match (record.number(from), record.number(until)) {
        (Some(start), Some(end)) if end <= start => {
            vec![Fault::new(until, format!("must be later than {from}, or nothing for no end"))]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::kind::{Id, Takes};

    #[test]
    fn names_and_subjects_are_each_of_one_kind_and_fit_an_address() {
        let names: BTreeSet<&str> = ALL.iter().map(|kind| kind.name).collect();
        let subjects: BTreeSet<&str> = ALL.iter().map(|kind| kind.one).collect();
        assert_eq!((names.len(), subjects.len()), (ALL.len(), ALL.len()));
        for kind in ALL {
            assert!(kind.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", kind.name);
            assert!(!kind.about.is_empty() && !kind.table.is_empty(), "{}", kind.name);
            assert!(kind.least == 0 || kind.id != Id::Fixed, "{}", kind.name);
        }
    }

    #[test]
    fn what_refers_to_a_kind_names_one_that_is_there() {
        for field in ALL.iter().flat_map(|kind| kind.fields) {
            if let Takes::RowOf(name) = field.takes {
                assert!(find(name).is_ok(), "{name}");
            }
        }
    }
}
