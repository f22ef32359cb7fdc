//! A field of the model that knows whether it was read or written.
//!
//! Building a slice notes which fields it read; after a step, the slices that read a written field are built anew. So a
//! slice can not miss a change, and nobody declares what it depends on.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};

/// Fields of the model: bit `n` stands for the field at place `n`.
pub(crate) type Fields = u128;

/// A value that notes every look at it and every chance to change it.
pub(crate) struct Tracked<T> {
    value: T,
    read: Cell<bool>,
    written: bool,
}

impl<T> Tracked<T> {
    pub fn new(value: T) -> Self {
        Tracked { value, read: Cell::new(false), written: false }
    }

    /// Puts a value in without counting it as a change.
    pub fn set_silently(&mut self, value: T) {
        self.value = value;
    }

    /// Whether it is another value, without counting as a look.
    pub fn differs(&self, value: &T) -> bool
    where
        T: PartialEq,
    {
        self.value != *value
    }

    /// Whether it was read since the last time that somebody asked.
    pub fn take_read(&self) -> bool {
        self.read.take()
    }

    /// Whether it was written since the last time that somebody asked.
    pub fn take_written(&mut self) -> bool {
        std::mem::take(&mut self.written)
    }
}

impl<T> Deref for Tracked<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        self.read.set(true);
        &self.value
    }
}

impl<T> DerefMut for Tracked<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        self.written = true;
        &mut self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_a_read_and_a_chance_to_change_is_a_write() {
        let mut field = Tracked::new(vec![1]);
        assert!(!field.take_read() && !field.take_written());
        assert_eq!(field.len(), 1);
        assert!(field.take_read() && !field.take_written());
        field.push(2);
        assert!(field.take_written());
        assert!(!field.take_written(), "said once");
        field.set_silently(Vec::new());
        assert!(!field.take_written());
    }
}
