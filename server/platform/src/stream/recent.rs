//! The newest rows of a stream, kept in memory: half a dozen readers count the same bets one after another, and each of them would
//! have the database read every row again.
//!
//! A row of a stream never changes, and between two rows that were read no other one appears (see [`super`]). So rows once read are those
//! that the next reader would find.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::cursor::{Positioned, StreamPosition};

/// The maximum number of cached rows of a stream: several chunks, since background readers go through a stream side by side.
const MAX_ROWS: usize = 50_000;

/// The newest rows of the streams whose rows are of one type.
#[derive(Debug)]
pub(super) struct RecentRows<T>(Mutex<Vec<(&'static str, Section<T>)>>);

impl<T> Default for RecentRows<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

/// A part of a stream without a gap.
#[derive(Debug)]
struct Section<T> {
    /// The position of the row before the first.
    from: StreamPosition,
    rows: VecDeque<Positioned<T>>,
}

impl<T: Clone> RecentRows<T> {
    /// Up to `limit` rows of `table` that follow `from`; none where they are not kept.
    pub(super) fn after(&self, table: &str, from: &StreamPosition, limit: usize) -> Vec<Positioned<T>> {
        let sections = self.lock();
        let Some((_, section)) = sections.iter().find(|(name, _)| *name == table) else { return Vec::new() };
        if *from < section.from {
            return Vec::new();
        }
        let first = section.rows.partition_point(|row| row.position <= *from);
        section.rows.iter().skip(first).take(limit).cloned().collect()
    }

    /// Keeps rows that were read: all that follow `from` in `table`, up to the last of them.
    pub(super) fn insert(&self, table: &'static str, from: &StreamPosition, rows: &[Positioned<T>]) {
        let Some(newest) = rows.last() else { return };
        let mut sections = self.lock();
        let Some((_, section)) = sections.iter_mut().find(|(name, _)| *name == table) else {
            sections.push((table, Section { from: from.clone(), rows: rows.iter().cloned().collect() }));
            return;
        };
        match section.rows.back() {
            Some(last) if newest.position <= last.position => return,
            Some(last) if section.from <= *from && *from <= last.position => {
                let last = last.position.clone();
                section.rows.extend(rows.iter().filter(|row| row.position > last).cloned());
            }
            _ => *section = Section { from: from.clone(), rows: rows.iter().cloned().collect() },
        }
        section.drop_surplus();
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(&'static str, Section<T>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Section<T> {
    fn drop_surplus(&mut self) {
        let surplus = self.rows.len().saturating_sub(MAX_ROWS);
        if let Some(last) = self.rows.drain(..surplus).last() {
            self.from = last.position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(position: i64) -> StreamPosition {
        StreamPosition { position, id: String::new() }
    }

    fn rows(positions: impl IntoIterator<Item = i64>) -> Vec<Positioned<i64>> {
        positions.into_iter().map(|position| Positioned { position: at(position), row: position }).collect()
    }

    fn after(recent: &RecentRows<i64>, from: i64) -> Vec<i64> {
        recent.after("bets", &at(from), 3).into_iter().map(|row| row.row).collect()
    }

    #[test]
    fn rows_that_follow_each_other_are_found_from_any_place_between_them() {
        let recent = RecentRows::default();
        assert!(after(&recent, 0).is_empty());
        recent.insert("bets", &at(0), &rows([2, 4]));
        recent.insert("bets", &at(4), &rows([5]));
        // Read by two at once, one of them a moment later.
        recent.insert("bets", &at(4), &rows([5, 8]));
        recent.insert("bets", &at(4), &rows([5]));
        assert_eq!(after(&recent, 0), [2, 4, 5]);
        assert_eq!(after(&recent, 3), [4, 5, 8]);
        assert_eq!(after(&recent, 5), [8]);
        assert!(after(&recent, 8).is_empty());
        assert!(recent.after("moves", &at(0), 3).is_empty(), "another stream");
    }

    #[test]
    fn a_gap_is_never_passed_over_and_the_newest_rows_are_kept() {
        let recent = RecentRows::default();
        recent.insert("bets", &at(10), &rows([11, 12]));
        recent.insert("bets", &at(20), &rows([21]));
        assert!(after(&recent, 10).is_empty(), "what lies between 12 and 21 is not known");
        assert_eq!(after(&recent, 20), [21]);
        recent.insert("bets", &at(0), &rows([1, 2]));
        assert_eq!(after(&recent, 20), [21], "an older reader replaces nothing");
        assert!(after(&recent, 0).is_empty());
    }

    #[test]
    fn only_so_many_rows_are_kept() {
        let recent = RecentRows::default();
        let max = i64::try_from(MAX_ROWS).unwrap();
        recent.insert("bets", &at(0), &rows(1..=max));
        recent.insert("bets", &at(max), &rows([max + 1, max + 2]));
        assert!(after(&recent, 1).is_empty());
        assert_eq!(after(&recent, 2), [3, 4, 5]);
        assert_eq!(after(&recent, max), [max + 1, max + 2]);
    }
}
