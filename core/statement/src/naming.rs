//! Naming what was done to the rows of a statement: which row of the file is which row that was signed, what is left of the file, and what of the statement.

use std::collections::HashMap;

use crate::chain::Mark;
use crate::report::Finding;

/// A row as it stands in the file.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Seen {
    /// The number that it bears; none where that is no number.
    pub(crate) number: Option<usize>,
    /// The hash of what it says; none where it is no row any more.
    pub(crate) mark: Option<Mark>,
    /// Its value of the chain follows from the row before it in the file.
    pub(crate) follows: bool,
}

/// What was done to the rows.
#[derive(Debug, Default)]
pub(crate) struct Named {
    pub(crate) findings: Vec<Finding>,
    /// Somebody has calculated the chain over something that was not signed.
    pub(crate) is_recalculated: bool,
}

impl Named {
    /// A row bears another number: whoever leaves one out may give all that follow another.
    fn renumbered(&mut self, number: usize) {
        match self.findings.last_mut() {
            Some(Finding::NumbersEdited(_, to)) if *to + 1 == number => *to = number,
            _ => self.findings.push(Finding::NumbersEdited(number, number)),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Is {
    /// Row of this number, and what it says is what was signed.
    Intact(usize),
    /// Row of this number, for which nothing but the chain speaks.
    Unsigned(usize),
    /// In the place of the row of this number, with other content.
    Edited(usize),
    /// No row of the statement.
    Added,
}

impl Is {
    fn number(self) -> Option<usize> {
        match self {
            Is::Intact(number) | Is::Unsigned(number) | Is::Edited(number) => Some(number),
            Is::Added => None,
        }
    }
}

struct Naming<'r> {
    rows: &'r [Seen],
    expected: &'r [Option<Mark>],
    found: Vec<Option<Is>>,
    taken: Vec<bool>,
}

/// Compares the rows of a file with the signed hashes of a statement, one for each row, or none where no signature tells it.
pub(crate) fn name(rows: &[Seen], expected: &[Option<Mark>]) -> Named {
    let mut naming = Naming { rows, expected, found: vec![None; rows.len()], taken: vec![false; expected.len()] };
    // A row that stands in its place in the chain is the row, and not a copy of it that stands elsewhere.
    naming.take_intact(|seen| seen.follows);
    naming.take_intact(|_| true);
    naming.take_by_content();
    naming.take_by_number(|seen| seen.follows);
    naming.take_by_number(|_| true);
    naming.take_by_place();
    naming.outcome()
}

impl Naming<'_> {
    fn claim(&mut self, place: usize, is: Is) {
        if let (Some(found), Some(taken)) =
            (self.found.get_mut(place), is.number().and_then(|number| self.taken.get_mut(number.wrapping_sub(1))))
        {
            (*found, *taken) = (Some(is), true);
        }
    }

    fn is_free(&self, number: usize) -> bool {
        self.taken.get(number.wrapping_sub(1)) == Some(&false)
    }

    fn signed(&self, number: usize) -> Option<Mark> {
        self.expected.get(number.wrapping_sub(1)).copied().flatten()
    }

    /// Rows of the file that nothing is known of yet.
    fn open(&self) -> Vec<(usize, Seen)> {
        let open = self.rows.iter().zip(&self.found).enumerate();
        open.filter(|(_, (_, found))| found.is_none()).map(|(place, (seen, _))| (place, *seen)).collect()
    }

    /// Rows that say what was signed under the number that they bear.
    fn take_intact(&mut self, fits: fn(&Seen) -> bool) {
        for place in 0..self.rows.len() {
            let Some(seen) = self.rows.get(place).copied().filter(fits) else { continue };
            let Some(number) = seen.number.filter(|number| self.is_free(*number)) else { continue };
            if self.found.get(place) == Some(&None) && seen.mark.is_some() && self.signed(number) == seen.mark {
                self.claim(place, Is::Intact(number));
            }
        }
    }

    /// Rows that say what was signed under another number: the number was edited.
    fn take_by_content(&mut self) {
        let open = self.open();
        if open.is_empty() {
            return;
        }
        let mut free: HashMap<Mark, Vec<usize>> = HashMap::new();
        for number in (1..=self.expected.len()).rev().filter(|number| self.is_free(*number)) {
            if let Some(mark) = self.signed(number) {
                free.entry(mark).or_default().push(number);
            }
        }
        for (place, seen) in open {
            if let Some(number) = seen.mark.and_then(|mark| free.get_mut(&mark)?.pop()) {
                self.claim(place, Is::Intact(number));
            }
        }
    }

    /// Rows that bear a number nobody else has: edited, or not signed.
    fn take_by_number(&mut self, fits: fn(&Seen) -> bool) {
        for (place, seen) in self.open() {
            let Some(number) = seen.number.filter(|number| fits(&seen) && self.is_free(*number)) else { continue };
            let is_signed = self.signed(number).is_some();
            // A row that stands alone behind a gap can not follow; what is missing is named anyway.
            let before = place.checked_sub(1).and_then(|before| self.rows.get(before)?.number).unwrap_or(0);
            let is_broken = !seen.follows && before + 1 == number;
            self.claim(place, if is_signed || is_broken { Is::Edited(number) } else { Is::Unsigned(number) });
        }
    }

    /// The rest: in the place of a row that is missing, or added.
    fn take_by_place(&mut self) {
        let mut before = 0;
        for place in 0..self.rows.len() {
            match self.found.get(place).copied().flatten() {
                Some(is) => before = is.number().unwrap_or(before),
                None if self.is_free(before + 1) => {
                    before += 1;
                    self.claim(place, Is::Edited(before));
                }
                None => {
                    if let Some(found) = self.found.get_mut(place) {
                        *found = Some(Is::Added);
                    }
                }
            }
        }
    }

    fn outcome(&self) -> Named {
        let found: Vec<Is> = self.found.iter().map(|is| is.unwrap_or(Is::Added)).collect();
        let mut named = Named::default();
        let moved = moved(&found);
        let (mut before, mut before_is_intact, mut was_chain_told) = (0, true, false);
        for ((is, seen), is_moved) in found.iter().zip(self.rows).zip(moved) {
            let mut is_chain_told = false;
            match *is {
                Is::Added => named.findings.push(Finding::RowAdded(before)),
                Is::Edited(number) => named.findings.push(Finding::RowEdited(number)),
                Is::Intact(number) if seen.number != Some(number) => named.renumbered(number),
                // What it says is intact, and what stands before it as well: then the value itself was edited.
                Is::Intact(number) if !seen.follows && before + 1 == number && before_is_intact && !was_chain_told => {
                    named.findings.push(Finding::ChainEdited(number));
                    is_chain_told = true;
                }
                Is::Intact(_) | Is::Unsigned(_) => {}
            }
            named.is_recalculated |= seen.follows && matches!(is, Is::Added | Is::Edited(_));
            if let Some(number) = is.number() {
                if is_moved {
                    named.findings.push(Finding::RowMoved(number, before));
                }
                before = number;
            }
            before_is_intact = matches!(is, Is::Intact(number) if seen.number == Some(*number));
            was_chain_told = is_chain_told;
        }
        named.findings.extend(self.missing());
        named
    }

    fn missing(&self) -> Vec<Finding> {
        let mut ranges: Vec<Finding> = Vec::new();
        for number in (1..=self.taken.len()).filter(|number| self.is_free(*number)) {
            match ranges.last_mut() {
                Some(Finding::RowsMissing(_, to)) if *to + 1 == number => *to = number,
                _ => ranges.push(Finding::RowsMissing(number, number)),
            }
        }
        ranges
    }
}

/// Which rows do not stand in their order: the fewest whose removal leaves the others in order.
fn moved(found: &[Is]) -> Vec<bool> {
    let numbers: Vec<(usize, usize)> =
        found.iter().enumerate().filter_map(|(place, is)| Some((place, is.number()?))).collect();
    let mut moved = vec![false; found.len()];
    if numbers.is_sorted_by_key(|(_, number)| *number) {
        return moved;
    }
    // The longest run in order: for each length the smallest end, and of each row the one before it.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(numbers.len());
    let number_at = |index: usize| numbers.get(index).map_or(0, |(_, number)| *number);
    for (index, (_, number)) in numbers.iter().enumerate() {
        let length = ends.partition_point(|end| number_at(*end) < *number);
        before.push(length.checked_sub(1).and_then(|length| ends.get(length).copied()));
        match ends.get_mut(length) {
            Some(end) => *end = index,
            None => ends.push(index),
        }
    }
    for (place, _) in &numbers {
        if let Some(is_moved) = moved.get_mut(*place) {
            *is_moved = true;
        }
    }
    let mut at = ends.last().copied();
    while let Some(index) = at {
        if let Some(is_moved) = numbers.get(index).and_then(|(place, _)| moved.get_mut(*place)) {
            *is_moved = false;
        }
        at = before.get(index).copied().flatten();
    }
    moved
}
