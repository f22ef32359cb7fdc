//! The compliance report of a policy: each item that it demands, the mechanism that enforces it, and the tests that prove it.
//!
//! An item without a test counts as not met, whatever the program does; a test of the whole tree checks that each named test exists, so
//! that the report can not claim more than is tested.

mod items;

pub use items::ITEMS;

use lumora_core::domain::fair_play::policy::Policy;

/// An item of a policy.
#[derive(Debug, Clone, Copy)]
pub struct Item {
    /// Key of the item, also in the `basis` of a policy's file.
    pub key: &'static str,
    /// Title for operators.
    pub title: &'static str,
    /// What the policy demands; none where it demands nothing of this item.
    pub demand: fn(&Policy) -> Option<String>,
    /// The mechanism that enforces it, for operators.
    pub mechanism: &'static str,
    /// Names of the tests that prove it.
    pub tests: &'static [&'static str],
}

/// State of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Met {
    /// Demanded, enforced and proven by a test.
    Met,
    /// Demanded, but not proven by a test.
    NotMet,
    /// Not demanded.
    NotApplicable,
}

impl Met {
    /// The state in words, for operators.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Met => "met",
            Self::NotMet => "not met",
            Self::NotApplicable => "not applicable",
        }
    }
}

/// A line of the report.
#[derive(Debug, Clone)]
pub struct Line {
    /// The item of the line.
    pub item: &'static Item,
    /// What is demanded; empty where nothing is.
    pub demand: String,
    /// The legal basis; empty where the policy names none.
    pub basis: String,
    /// State of the item.
    pub met: Met,
}

/// The lines of all items for a policy.
#[must_use]
pub fn of(policy: &Policy) -> Vec<Line> {
    let line = |item: &'static Item| {
        let demand = (item.demand)(policy);
        let met = match (&demand, item.tests.is_empty()) {
            (None, _) => Met::NotApplicable,
            (Some(_), true) => Met::NotMet,
            (Some(_), false) => Met::Met,
        };
        let basis = policy.basis.get(item.key).cloned().unwrap_or_default();
        Line { item, demand: demand.unwrap_or_default(), basis, met }
    };
    ITEMS.iter().map(line).collect()
}

/// The report for a terminal.
#[must_use]
pub fn lines(policy: &Policy) -> Vec<String> {
    let mut lines = vec![summary(policy)];
    for Line { item, demand, basis, met } in of(policy) {
        let basis = if basis.is_empty() { String::new() } else { format!(" [{basis}]") };
        lines.push(format!("{:<14} {}: {}{basis}", met.name(), item.title, or_nothing(&demand)));
        if met != Met::NotApplicable {
            lines.push(format!("{:<14} {}; tests: {}", "", item.mechanism, or_nothing(&item.tests.join(", "))));
        }
    }
    lines
}

/// The report as a document in Markdown.
#[must_use]
pub fn markdown(policy: &Policy) -> Vec<String> {
    let mut lines = vec![
        format!("# Licence policy {} ({})", policy.id, policy.name),
        String::new(),
        summary(policy),
        String::new(),
        "| Item | Demanded | Basis | State | Kept by | Tests |".to_owned(),
        "|---|---|---|---|---|---|".to_owned(),
    ];
    for Line { item, demand, basis, met } in of(policy) {
        let tests: Vec<String> = item.tests.iter().map(|test| format!("`{test}`")).collect();
        let (kept, tests) =
            if met == Met::NotApplicable { ("", String::new()) } else { (item.mechanism, tests.join(", ")) };
        lines.push(format!("| {} | {demand} | {basis} | {} | {kept} | {tests} |", item.title, met.name()));
    }
    lines
}

fn summary(policy: &Policy) -> String {
    let count = |state| of(policy).iter().filter(|line| line.met == state).count();
    let [met, not_met, other] = [Met::Met, Met::NotMet, Met::NotApplicable].map(count);
    format!("{}: {met} met, {not_met} not met, {other} not applicable", policy.name)
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { "none" } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::all;

    #[test]
    fn every_basis_is_of_an_item_that_the_policy_demands() {
        for policy in all().iter().filter(|policy| policy.id != crate::policy::STRICT) {
            for key in policy.basis.keys() {
                let item = ITEMS.iter().find(|item| item.key == key).unwrap_or_else(|| panic!("{}: {key}", policy.id));
                assert!((item.demand)(policy).is_some(), "{}: {key} is demanded nowhere", policy.id);
            }
        }
    }

    #[test]
    fn an_item_without_a_test_is_not_met_and_one_that_nobody_demands_is_not_applicable() {
        for policy in all() {
            for line in of(policy) {
                let expected = match (line.demand.is_empty(), line.item.tests.is_empty()) {
                    (true, _) => Met::NotApplicable,
                    (false, true) => Met::NotMet,
                    (false, false) => Met::Met,
                };
                assert_eq!(line.met, expected, "{} {}", policy.id, line.item.key);
            }
        }
    }

    #[test]
    fn the_document_has_a_row_for_each_item() {
        for policy in all() {
            let rows = markdown(policy).into_iter().filter(|line| line.starts_with("| ")).collect::<Vec<_>>();
            assert_eq!(rows.len(), ITEMS.len() + 1);
            assert!(rows.iter().all(|row| row.matches('|').count() == 7), "{rows:?}");
        }
    }
}
