//! Licence policies, and the one that the operator has chosen.
//!
//! They are files of this program (`policies/*.toml`), the same on every server. The chosen one is an id in `site_settings`, which
//! statements read along with what they need: no query is made for it, and a switch applies from the next statement on.

mod files;
pub mod funds;
mod info;
pub mod report;

pub use files::{FILES, PolicyError, read};
pub use info::info;

use std::sync::LazyLock;

use lumora_core::domain::fair_play::policy::{Policy, strictest};
use platform::settings;
use platform::store::{StoreError, sql};

/// The setting with the id of the chosen policy.
pub const SETTING: &str = "licence_policy";
/// Id of the policy that is the strictest of all in every item; it applies for unknown ids.
pub const STRICT: &str = "strict";
/// Ids of all policies, in the order of lists.
pub const IDS: [&str; 6] = ["gb", "mt", "on", "cw", "play-money", STRICT];

/// All policies, the strictest of all last.
static POLICIES: LazyLock<Vec<Policy>> = LazyLock::new(|| {
    let mut all = read().unwrap_or_else(|error| {
        // A test parses each file, so that this can not happen to a tested build.
        tracing::error!(%error, "the policies of licences can not be read: nothing that any of them forbids is allowed");
        vec![files::closed()]
    });
    let (first, others) =
        all.split_first().map_or((files::closed(), Vec::new()), |(one, rest)| (one.clone(), rest.to_vec()));
    all.push(strictest(STRICT, "The strictest of all", &first, &others));
    all
});

/// The policy where no file could be read, static so that [`of`] can always lend one.
static CLOSED: LazyLock<Policy> = LazyLock::new(files::closed);

/// All policies, the strictest of all last.
#[must_use]
pub fn all() -> &'static [Policy] {
    &POLICIES
}

/// The policy with this id; the strictest for an unknown one.
#[must_use]
pub fn of(id: &str) -> &'static Policy {
    find(id).or_else(|| POLICIES.last()).unwrap_or(&CLOSED)
}

/// The policy with this id; none for an unknown one.
#[must_use]
pub fn find(id: &str) -> Option<&'static Policy> {
    POLICIES.iter().find(|policy| policy.id == id)
}

/// The policy that the operator has chosen.
///
/// # Errors
/// When the database fails.
pub async fn chosen(executor: impl sql::Executor) -> Result<&'static Policy, StoreError> {
    Ok(of(&settings::value(executor, SETTING).await?.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::fair_play::policy::{CheckedBefore, DemoGate};

    #[test]
    fn every_file_is_sound_and_has_its_id() {
        let read = read().unwrap();
        assert_eq!(read.iter().map(|policy| policy.id.as_str()).collect::<Vec<_>>(), IDS[..IDS.len() - 1]);
        assert_eq!(all().iter().map(|policy| policy.id.as_str()).collect::<Vec<_>>(), IDS);
        for policy in all() {
            assert_eq!(policy.check(), Ok(()), "{}", policy.id);
        }
        assert_eq!(files::closed().check(), Ok(()));
    }

    #[test]
    fn what_nobody_knows_goes_by_the_strictest_of_all() {
        for id in ["", "xx", "GB", STRICT] {
            let policy = of(id);
            assert_eq!(policy.id, STRICT, "{id}");
            assert_eq!(
                (policy.min_age, policy.checked_before, policy.demo),
                (19, CheckedBefore::Demo, DemoGate::CheckedAge)
            );
            assert_eq!(policy.stake_cap("RNG", None), Some(200));
            assert!(!policy.rounds.auto_play && !policy.session.several_games && !policy.reverse_withdrawal);
            assert_eq!((policy.session.idle_minutes, policy.bonus.wagering_cap), (15, Some(10)));
        }
        assert_eq!(of("cw").id, "cw");
    }

    #[test]
    fn a_file_with_an_unknown_or_missing_item_is_refused() {
        let gb = FILES[0];
        assert!(matches!(files::policy(&format!("colour = 1\n{gb}")), Err(PolicyError::Syntax { .. })));
        assert!(matches!(files::policy(&gb.replace("min_age = 18\n", "")), Err(PolicyError::Syntax { .. })));
        assert!(matches!(
            files::policy(&gb.replace("raise_hours = 24", "raise_hours = 1")),
            Err(PolicyError::Fault { .. })
        ));
    }

    #[test]
    fn what_has_to_be_acknowledged_is_said_in_every_language() {
        let said: Vec<&str> =
            ["EN", "CN", "TY", "KM", "VI", "TH", "ID", "MY", "AR"].map(|it| of("gb").funds_text(it)).to_vec();
        let different: std::collections::BTreeSet<_> = said.iter().collect();
        assert_eq!(different.len(), 9);
        assert!(of("cw").funds_text("EN").is_empty());
    }
}
