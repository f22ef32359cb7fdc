//! Reads JSON (RFC 8259): replies into the types of [`wire`](crate::wire), events of the view, our own storage.
//!
//! A browser downloads this code before it shows anything, so it is built to be small: one scanner that knows no types
//! (`scan`), a thin [`serde::Deserializer`] on top of it (`read`), and an error that carries no text, as a reply that makes
//! no sense has one meaning to the client whatever is wrong with it. The server reads what clients send with `serde_json`,
//! whose messages help their authors.
//!
//! Total on whatever comes: nesting deeper than [`DEPTH`] is refused, a number out of range is an error and never a
//! neighbour, half a surrogate pair (a text of JavaScript may end in one) reads as U+FFFD. A struct is an object, never an
//! array, and names no member twice.

mod read;
mod scan;
#[cfg(test)]
mod tests;

use read::Reader;
use scan::Scanner;
use serde::Deserialize;
use std::borrow::Cow;

/// How deep arrays and objects may stand in each other.
pub const DEPTH: u8 = 127;

/// The text is no JSON, or not of the shape that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this is not the JSON that belongs here")
    }
}

impl std::error::Error for Malformed {}

/// Reads a whole text as one value.
///
/// # Errors
/// When it is no JSON or has another shape than `T`.
pub fn from_str<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Malformed> {
    let mut scanner = Scanner::new(text);
    let value = T::deserialize(Reader(&mut scanner))?;
    scanner.end()?;
    Ok(value)
}

/// The members of an object in their order, each value as the text that stands there.
///
/// # Errors
/// When the text is no JSON object.
pub fn members(text: &str) -> Result<Vec<(Cow<'_, str>, &str)>, Malformed> {
    let mut scanner = Scanner::new(text);
    let mut members = Vec::new();
    scanner.open(b'{')?;
    while let Some(name) = scanner.name(members.is_empty())? {
        members.push((name, scanner.skip()?));
    }
    scanner.end()?;
    Ok(members)
}
