//! A field of the model that knows whether it was read or written.
//!
//! Building a slice notes which fields it read; after a step, the slices that read a written field are built anew. So a
//! slice can not miss a change, and nobody declares what it depends on.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};

/// A set of the model's fields, a bit for each.
pub(crate) type Fields = u128;

/// Whether a field was read or written since its marks were last taken.
#[derive(Default)]
pub(crate) struct Marks {
    read: Cell<bool>,
    written: Cell<bool>,
}

impl Marks {
    /// Whether the field was read; clears the mark.
    pub fn take_read(&self) -> bool {
        self.read.take()
    }

    /// Whether the field was written; clears the mark.
    pub fn take_written(&self) -> bool {
        self.written.take()
    }
}

/// A value that marks every read, and every mutable borrow as a write.
pub(crate) struct Tracked<T> {
    value: T,
    marks: Marks,
}

impl<T> Tracked<T> {
    pub fn new(value: T) -> Self {
        Tracked { value, marks: Marks::default() }
    }

    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Sets the value without marking a write.
    pub fn set_silently(&mut self, value: T) {
        self.value = value;
    }

    /// Whether the value differs from another one, without marking a read.
    pub fn differs(&self, value: &T) -> bool
    where
        T: PartialEq,
    {
        self.value != *value
    }
}

impl<T> Deref for Tracked<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        self.marks.read.set(true);
        &self.value
    }
}

impl<T> DerefMut for Tracked<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        self.marks.written.set(true);
        &mut self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_a_read_and_a_chance_to_change_is_a_write() {
        let mut field = Tracked::new(vec![1]);
        assert!(!field.marks().take_read() && !field.marks().take_written());
        assert_eq!(field.len(), 1);
        assert!(field.marks().take_read() && !field.marks().take_written());
        field.push(2);
        assert!(field.marks().take_written());
        assert!(!field.marks().take_written(), "said once");
        field.set_silently(Vec::new());
        assert!(!field.marks().take_written());
    }
}
