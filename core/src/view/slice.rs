//! The names of the slices, and sets of them.

pub use crate::feature::list::Slice;

/// A set of slices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SliceSet(u128);

/// The set has a bit for each slice.
const _: () = assert!(Slice::ALL.len() <= 128);

impl SliceSet {
    /// The set of all slices.
    pub const ALL: SliceSet = SliceSet(u128::MAX >> (128 - Slice::ALL.len()));

    /// Adds a slice to the set.
    pub fn insert(&mut self, slice: Slice) {
        self.insert_number(slice as u8);
    }

    fn insert_number(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Whether a slice is in the set.
    pub fn contains(self, slice: Slice) -> bool {
        self.contains_number(slice as u8)
    }

    fn contains_number(self, number: u8) -> bool {
        self.0 & (1 << number) != 0
    }

    /// Whether the set has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The slices of both sets.
    pub fn union(self, other: SliceSet) -> SliceSet {
        SliceSet(self.0 | other.0)
    }

    /// The slices of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Slice> {
        Slice::ALL.into_iter().filter(move |slice| self.contains(*slice))
    }
}

impl FromIterator<Slice> for SliceSet {
    fn from_iter<T: IntoIterator<Item = Slice>>(slices: T) -> Self {
        let mut set = SliceSet::default();
        slices.into_iter().for_each(|slice| set.insert(slice));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_more_slices_than_a_number_of_javascript_has_bits() {
        let mut set = SliceSet::default();
        for number in [0, 52, 53, 64, 127] {
            set.insert_number(number);
        }
        let held: Vec<u8> = (0..128).filter(|number| set.contains_number(*number)).collect();
        assert_eq!(held, [0, 52, 53, 64, 127]);
        assert!(SliceSet::ALL.iter().eq(Slice::ALL));
    }
}
