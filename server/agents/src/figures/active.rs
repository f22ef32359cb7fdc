//! The members of a team who were active on a day: those with a settled bet.
//!
//! The number of different members active in a range can not be summed from days: who played on two of them would count twice. So the
//! members of a day are kept as a set of numbers, a Roaring bitmap for each agent, day and reach, and a range is the union of its
//! days. That is exact, and for a team of a hundred thousand some megabytes joined in memory. A member leaves the set of a day when
//! the last bet of that day is rolled back.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use platform::store::sql::Query;
use platform::store::{Connection, StoreError, sql};
use roaring::RoaringBitmap;

use super::placement_cache::{PlacementCache, Upline};

/// A member has become active (or ceased to be) on a day under a placement.
pub(super) struct ActivityChange {
    pub(super) member_id: String,
    pub(super) placement_id: String,
    pub(super) day: i64,
    pub(super) active: bool,
}

/// The number of settled bets of a placement on a day that are stored so far.
pub(super) async fn bets_of(tx: &mut Connection, placement_id: &str, day: i64) -> Result<i64, StoreError> {
    let query =
        "select cast(coalesce(sum(bets), 0) as bigint) from placement_days where placement_id = $1 and day = $2";
    sql::query_scalar(query).bind(placement_id).bind(day).fetch_one(tx).await
}

/// Whether `added` bets make a placement active on a day (`true`) or inactive (`false`); `None` for no change.
pub(super) const fn activity_change(before: i64, added: i64) -> Option<bool> {
    match (before > 0, before + added > 0) {
        (false, true) => Some(true),
        (true, false) => Some(false),
        _ => None,
    }
}

/// Stores the changes in the sets of all uplines, after the bets themselves.
pub(super) async fn write(
    tx: &mut Connection,
    placed: &mut PlacementCache,
    changes: Vec<ActivityChange>,
) -> Result<(), StoreError> {
    let mut sets: BTreeMap<(String, i64, i64), RoaringBitmap> = BTreeMap::new();
    for change in changes {
        let number = number_of(&mut *tx, &change.member_id).await?;
        let placement = (change.member_id.as_str(), change.placement_id.as_str());
        for Upline { agent_id, reach, .. } in placed.uplines(&mut *tx, placement).await? {
            if !change.active && is_active(&mut *tx, &change, &agent_id, reach).await? {
                continue;
            }
            let key = (agent_id, change.day, reach);
            if !sets.contains_key(&key) {
                let found = read(&mut *tx, &key).await?;
                sets.insert(key.clone(), found);
            }
            let Some(set) = sets.get_mut(&key) else { continue };
            if change.active {
                set.insert(number)
            } else {
                set.remove(number)
            };
        }
    }
    let statements: Result<Vec<_>, _> = sets.into_iter().map(|(key, set)| statement(key, &set)).collect();
    tx.run_all(statements?).await.map(drop)
}

/// Whether the member is active on the day in the same part of the team under another placement: one who was moved within it has several.
async fn is_active(
    tx: &mut Connection,
    change: &ActivityChange,
    agent_id: &str,
    reach: i64,
) -> Result<bool, StoreError> {
    let query = "select count(*) from (
        select p.id from placements p
        join placement_ancestors a on a.placement_id = p.id and a.ancestor_id = $2
        join placement_days d on d.placement_id = p.id and d.day = $3
        where p.member_id = $1 and case when a.depth = 1 then 1 else 2 end = $4
        group by p.id having sum(d.bets) > 0) placed";
    let query = sql::query_scalar(query).bind(&change.member_id).bind(agent_id).bind(change.day).bind(reach);
    let placements: i64 = query.fetch_one(tx).await?;
    Ok(placements > 0)
}

/// The number of a member in the sets, assigned on first use.
async fn number_of(tx: &mut Connection, member_id: &str) -> Result<u32, StoreError> {
    let query = "select number from member_numbers where member_id = $1";
    let stored: Option<i64> = sql::query_scalar(query).bind(member_id).fetch_optional(&mut *tx).await?;
    let number = match stored {
        Some(number) => number,
        None => {
            let insert = "insert into member_numbers (member_id, number)
                          select cast($1 as text), coalesce(max(number), 0) + 1 from member_numbers returning number";
            sql::query_scalar(insert).bind(member_id).fetch_one(tx).await?
        }
    };
    u32::try_from(number).map_err(|_| StoreError::Corrupt("a member's number is no number of a set".to_owned()))
}

async fn read(tx: &mut Connection, (agent_id, day, reach): &(String, i64, i64)) -> Result<RoaringBitmap, StoreError> {
    let query = "select members from team_active_days where agent_id = $1 and day = $2 and reach = $3";
    let found: Option<String> =
        sql::query_scalar(query).bind(agent_id).bind(day).bind(reach).fetch_optional(tx).await?;
    found.map_or_else(|| Ok(RoaringBitmap::new()), |text| decoded(&text))
}

fn statement((agent_id, day, reach): (String, i64, i64), set: &RoaringBitmap) -> Result<Query<'static>, StoreError> {
    let text = "insert into team_active_days (agent_id, day, reach, members) values ($1, $2, $3, $4)
                on conflict (agent_id, day, reach) do update set members = excluded.members";
    Ok(sql::query(text).bind(agent_id).bind(day).bind(reach).bind(encoded(set)?))
}

fn encoded(set: &RoaringBitmap) -> Result<String, StoreError> {
    let mut bytes = Vec::with_capacity(set.serialized_size());
    set.serialize_into(&mut bytes).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    Ok(STANDARD_NO_PAD.encode(bytes))
}

/// A set of member numbers in the stored form: for figures that are imported instead of counted.
///
/// # Errors
/// When the set can not be encoded.
pub fn encoded_set(numbers: impl IntoIterator<Item = u32>) -> Result<String, StoreError> {
    encoded(&numbers.into_iter().collect())
}

fn decoded(text: &str) -> Result<RoaringBitmap, StoreError> {
    let corrupt = || StoreError::Corrupt("a set of active members can not be read".to_owned());
    let bytes = STANDARD_NO_PAD.decode(text).map_err(|_| corrupt())?;
    RoaringBitmap::deserialize_from(bytes.as_slice()).map_err(|_| corrupt())
}

/// The sets of active members of a team, by day and reach.
#[derive(Debug, Default)]
pub struct ActiveDays(BTreeMap<(i64, i64), RoaringBitmap>);

impl ActiveDays {
    /// The sets of a range of days, first and last included.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(
        executor: impl sql::Executor,
        agent_id: &str,
        (first, last): (i64, i64),
    ) -> Result<Self, StoreError> {
        let query = "select day, reach, members from team_active_days where agent_id = $1 and day >= $2 and day <= $3";
        let rows: Vec<(i64, i64, String)> =
            sql::query_as(query).bind(agent_id).bind(first).bind(last).fetch_all(executor).await?;
        let days = rows.into_iter().map(|(day, reach, members)| Ok(((day, reach), decoded(&members)?)));
        days.collect::<Result<_, StoreError>>().map(Self)
    }

    /// The number of different members active in a range of days, at any of these reaches (1 is the direct downline, 2 below that).
    #[must_use]
    pub fn count(&self, (first, last): (i64, i64), reaches: &[i64]) -> u64 {
        let wanted: BTreeSet<i64> = reaches.iter().copied().collect();
        let days = self.0.range((first, i64::MIN)..=(last, i64::MAX));
        let mut all = RoaringBitmap::new();
        for ((_, reach), members) in days {
            if wanted.contains(reach) {
                all |= members;
            }
        }
        all.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[u32]) -> RoaringBitmap {
        numbers.iter().copied().collect()
    }

    #[test]
    fn a_set_is_read_as_it_was_written() {
        let members = set(&[1, 2, 70_000, u32::MAX]);
        assert_eq!(decoded(&encoded(&members).unwrap()).unwrap(), members);
        assert!(decoded("!").is_err() && decoded("AAAA").is_err());
    }

    #[test]
    fn whoever_plays_on_two_days_counts_once() {
        let days = ActiveDays([((1, 1), set(&[1, 2])), ((2, 1), set(&[2, 3])), ((2, 2), set(&[3, 4]))].into());
        assert_eq!(days.count((1, 2), &[1]), 3);
        assert_eq!(days.count((1, 2), &[1, 2]), 4);
        assert_eq!(days.count((2, 2), &[2]), 2);
        assert_eq!(days.count((3, 9), &[1, 2]), 0);
    }

    #[test]
    fn only_the_first_bet_and_the_end_of_the_last_one_are_a_turn() {
        let changes = [(0, 1), (1, 1), (2, -1), (1, -1)].map(|(before, added)| activity_change(before, added));
        assert_eq!(changes, [Some(true), None, None, Some(false)]);
    }
}
