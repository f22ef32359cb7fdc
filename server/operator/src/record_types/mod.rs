//! The record types that operators may change, one file for each.
//!
//! A new record type is a file with a `pub(super) const RECORD_TYPE: RecordType`, a `mod` line and a line in [`ALL`].
//! The commands list, show, add, set, remove and order then work on the command line and under
//! `/wps/operator/content/NAME`, with validation, texts by language, the record of changes and the site's revision.

mod agent_rights;
mod banners;
mod blocked_countries;
mod brand_texts;
mod cashback_plans;
mod cashback_rates;
mod chat_rooms;
mod countries;
mod customer_services;
mod deposit_channels;
mod draw_schedules;
mod featured_games;
mod fields;
mod games;
mod help_categories;
mod help_lines;
mod help_pages;
mod jackpot_pools;
mod languages;
mod leaderboards;
mod levels;
mod missions;
mod notices;
mod online_services;
mod origins;
mod payout_methods;
mod point_earning_rules;
mod point_rewards;
mod promotions;
mod question_types;
mod raffle_prizes;
mod referral_plans;
mod referral_tiers;
mod regions;
mod resources;
mod risk_rules;
mod rooms;
mod wagering_games;
mod wagering_weights;
mod wallet_vendors;
mod withdrawal_limits;

use ::games::free_spins::FreeSpinsTerms;

use super::AdminError;
use super::record_type::{Record, RecordType, ValidationError};

/// All record types, in the order in which they are listed.
pub(super) const ALL: &[&RecordType] = &[
    &notices::RECORD_TYPE,
    &banners::RECORD_TYPE,
    &promotions::RECORD_TYPE,
    &raffle_prizes::RECORD_TYPE,
    &point_rewards::RECORD_TYPE,
    &point_earning_rules::RECORD_TYPE,
    &cashback_plans::RECORD_TYPE,
    &cashback_rates::RECORD_TYPE,
    &levels::RECORD_TYPE,
    &missions::RECORD_TYPE,
    &referral_plans::RECORD_TYPE,
    &referral_tiers::RECORD_TYPE,
    &leaderboards::RECORD_TYPE,
    &help_categories::RECORD_TYPE,
    &help_pages::RECORD_TYPE,
    &help_lines::RECORD_TYPE,
    &question_types::RECORD_TYPE,
    &resources::RECORD_TYPE,
    &brand_texts::RECORD_TYPE,
    &customer_services::RECORD_TYPE,
    &online_services::RECORD_TYPE,
    &chat_rooms::RECORD_TYPE,
    &jackpot_pools::RECORD_TYPE,
    &deposit_channels::RECORD_TYPE,
    &payout_methods::RECORD_TYPE,
    &withdrawal_limits::RECORD_TYPE,
    &risk_rules::RECORD_TYPE,
    &wagering_weights::RECORD_TYPE,
    &wagering_games::RECORD_TYPE,
    &wallet_vendors::RECORD_TYPE,
    &games::RECORD_TYPE,
    &featured_games::RECORD_TYPE,
    &rooms::RECORD_TYPE,
    &draw_schedules::RECORD_TYPE,
    &languages::RECORD_TYPE,
    &regions::RECORD_TYPE,
    &blocked_countries::RECORD_TYPE,
    &origins::RECORD_TYPE,
    &countries::RECORD_TYPE,
    &fields::RECORD_TYPE,
    &agent_rights::RECORD_TYPE,
];

/// The record type with this name.
///
/// # Errors
/// When no record type has this name.
pub(super) fn find(name: &str) -> Result<&'static RecordType, AdminError> {
    ALL.iter()
        .copied()
        .find(|record_type| record_type.name == name)
        .ok_or_else(|| AdminError::UnknownRecordType(name.to_owned()))
}

/// A fault unless `until` is empty or later than `from`.
fn in_order(record: &Record, from: &str, until: &str) -> Vec<ValidationError> {
    match (record.number(from), record.number(until)) {
        (Some(start), Some(end)) if end <= start => {
            vec![ValidationError::new(until, format!("must be later than {from}, or nothing for no end"))]
        }
        _ => Vec::new(),
    }
}

/// The faults of the free spins that a record gives. Whether the games exist and the licence allows it is checked when
/// they are granted.
fn free_spins(record: &Record, is_given: bool) -> Vec<ValidationError> {
    let number = |name: &str| record.number(name).unwrap_or(0);
    let spins = number("spins");
    if !is_given {
        let why = "is for free spins: set 0 where nothing of that kind is given";
        return (spins > 0).then(|| ValidationError::new("spins", why)).into_iter().collect();
    }
    if spins == 0 {
        return Vec::new();
    }
    let terms = FreeSpinsTerms {
        games: FreeSpinsTerms::games_of(record.text("spinGames")),
        spins,
        value: number("spinValue"),
        wager_multiplier: number("wagerMultiplier"),
        max_win: number("spinMaxWin"),
        days: number("spinDays"),
    };
    terms.check().err().map(|fault| ValidationError::new("spinGames", fault.to_string())).into_iter().collect()
}

/// A fault unless the maximum is above zero and at least the minimum, and unless the fixed fee is less than the
/// minimum.
fn amounts_fit(record: &Record) -> Vec<ValidationError> {
    let amount = |name: &str| record.number(name).unwrap_or(0);
    let (min, max, fee) = (amount("minAmount"), amount("maxAmount"), amount("feeFixed"));
    let mut faults = Vec::new();
    if max == 0 || max < min {
        faults.push(ValidationError::new("maxAmount", "must be above zero, and not less than minAmount"));
    }
    if fee > 0 && fee >= min {
        faults.push(ValidationError::new("feeFixed", "must be less than minAmount: nothing would be left of it"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    use crate::record_type::{FieldType, Id};

    #[test]
    fn names_and_subjects_are_each_of_one_kind_and_fit_an_address() {
        let names: BTreeSet<&str> = ALL.iter().map(|record_type| record_type.name).collect();
        let subjects: BTreeSet<&str> = ALL.iter().map(|record_type| record_type.singular).collect();
        assert_eq!((names.len(), subjects.len()), (ALL.len(), ALL.len()));
        for record_type in ALL {
            assert!(
                record_type.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
                "{}",
                record_type.name
            );
            assert!(!record_type.about.is_empty() && !record_type.table.is_empty(), "{}", record_type.name);
            assert!(record_type.min_records == 0 || record_type.id != Id::Fixed, "{}", record_type.name);
        }
    }

    #[test]
    fn what_refers_to_a_kind_names_one_that_is_there() {
        for field in ALL.iter().flat_map(|record_type| record_type.fields) {
            if let FieldType::RowOf(name) = field.field_type {
                assert!(find(name).is_ok(), "{name}");
            }
        }
    }
}
