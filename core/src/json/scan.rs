//! The grammar: where a value begins and ends, what a string says. Knows nothing of types.

use super::{DEPTH, Malformed};
use std::borrow::Cow;

/// A text and how far it was read.
pub(super) struct Scanner<'a> {
    text: &'a str,
    position: usize,
    /// How many more arrays and objects may open inside each other.
    depth: u8,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        Scanner { text, position: 0, depth: DEPTH }
    }

    /// The next byte that is no white space, without taking it; 0 at the end, which no JSON holds.
    pub fn peek(&mut self) -> u8 {
        while let b' ' | b'\n' | b'\r' | b'\t' = self.byte() {
            self.position += 1;
        }
        self.byte()
    }

    /// Takes the byte if it is next.
    pub fn take(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == byte;
        self.position += usize::from(is_next);
        is_next
    }

    /// Takes the byte, which must be next.
    pub fn expect(&mut self, byte: u8) -> Result<(), Malformed> {
        if self.take(byte) { Ok(()) } else { Err(Malformed) }
    }

    /// Takes a literal (`null`, `true`, `false`) if it is next.
    pub fn literal(&mut self, literal: &str) -> bool {
        self.peek();
        let is_next = self.rest().starts_with(literal);
        self.position += if is_next { literal.len() } else { 0 };
        is_next
    }

    /// Opens an array or object.
    pub fn open(&mut self, bracket: u8) -> Result<(), Malformed> {
        self.expect(bracket)?;
        self.depth = self.depth.checked_sub(1).ok_or(Malformed)?;
        Ok(())
    }

    /// Comes before each element of an open array or object: closes it and says `false`, or takes the comma.
    pub fn another(&mut self, bracket: u8, first: bool) -> Result<bool, Malformed> {
        if self.take(bracket) {
            self.depth += 1;
            return Ok(false);
        }
        if !first {
            self.expect(b',')?;
        }
        Ok(true)
    }

    /// The name of the next member of an open object, and its colon; nothing when the object closes.
    pub fn name(&mut self, first: bool) -> Result<Option<Cow<'a, str>>, Malformed> {
        if !self.another(b'}', first)? {
            return Ok(None);
        }
        let name = self.string()?;
        self.expect(b':')?;
        Ok(Some(name))
    }

    /// The text of a string, its escapes undone.
    pub fn string(&mut self) -> Result<Cow<'a, str>, Malformed> {
        let raw = self.raw_string()?;
        if raw.as_bytes().contains(&b'\\') { unescape(raw).map(Cow::Owned) } else { Ok(Cow::Borrowed(raw)) }
    }

    /// A number, as it is written.
    pub fn number(&mut self) -> Result<&'a str, Malformed> {
        self.peek();
        let start = self.position;
        self.position += usize::from(self.byte() == b'-');
        let leading_zero = self.byte() == b'0';
        if self.digits()? > 1 && leading_zero {
            return Err(Malformed);
        }
        if self.byte() == b'.' {
            self.position += 1;
            self.digits()?;
        }
        if let b'e' | b'E' = self.byte() {
            self.position += 1;
            self.position += usize::from(matches!(self.byte(), b'+' | b'-'));
            self.digits()?;
        }
        self.since(start)
    }

    /// Reads over a value of any shape; gives its text.
    pub fn skip(&mut self) -> Result<&'a str, Malformed> {
        let next = self.peek();
        let start = self.position;
        match next {
            b'{' => {
                self.open(b'{')?;
                let mut first = true;
                while self.another(b'}', first)? {
                    self.raw_string()?;
                    self.expect(b':')?;
                    self.skip()?;
                    first = false;
                }
            }
            b'[' => {
                self.open(b'[')?;
                let mut first = true;
                while self.another(b']', first)? {
                    self.skip()?;
                    first = false;
                }
            }
            b'"' => {
                self.raw_string()?;
            }
            b'-' | b'0'..=b'9' => {
                self.number()?;
            }
            _ if self.literal("null") || self.literal("true") || self.literal("false") => {}
            _ => return Err(Malformed),
        }
        self.since(start)
    }

    /// Nothing may follow but white space.
    pub fn end(&mut self) -> Result<(), Malformed> {
        self.peek();
        if self.rest().is_empty() { Ok(()) } else { Err(Malformed) }
    }

    fn byte(&self) -> u8 {
        self.text.as_bytes().get(self.position).copied().unwrap_or(0)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.position..).unwrap_or_default()
    }

    fn since(&self, start: usize) -> Result<&'a str, Malformed> {
        self.text.get(start..self.position).ok_or(Malformed)
    }

    /// Takes one digit or more; says how many.
    fn digits(&mut self) -> Result<usize, Malformed> {
        let start = self.position;
        while self.byte().is_ascii_digit() {
            self.position += 1;
        }
        if self.position > start { Ok(self.position - start) } else { Err(Malformed) }
    }

    /// What stands between the quotes of a string, with escapes of the right form.
    fn raw_string(&mut self) -> Result<&'a str, Malformed> {
        self.expect(b'"')?;
        let start = self.position;
        loop {
            match self.byte() {
                b'"' => break,
                b'\\' => self.escape()?,
                // Control characters must be escaped; 0 is also the end of the text.
                0..0x20 => return Err(Malformed),
                _ => self.position += 1,
            }
        }
        let raw = self.since(start);
        self.position += 1;
        raw
    }

    fn escape(&mut self) -> Result<(), Malformed> {
        self.position += 1;
        match self.byte() {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => self.position += 1,
            b'u' => {
                code_unit(self.rest())?;
                self.position += 5;
            }
            _ => return Err(Malformed),
        }
        Ok(())
    }
}

/// The text of a string whose escapes have the right form.
fn unescape(raw: &str) -> Result<String, Malformed> {
    let mut text = String::with_capacity(raw.len());
    let mut units = Vec::new();
    let mut pieces = raw.split('\\');
    text.push_str(pieces.next().unwrap_or_default());
    while let Some(piece) = pieces.next() {
        let (escaped, plain) = match piece.chars().next() {
            Some('u') => {
                units.push(code_unit(piece)?);
                (None, piece.get(5..))
            }
            Some(letter) => (Some(escaped_char(letter)), piece.get(1..)),
            // Two backslashes: what follows the second one is plain.
            None => (Some('\\'), pieces.next()),
        };
        let plain = plain.unwrap_or_default();
        if escaped.is_some() || !plain.is_empty() {
            decode_utf16(&mut units, &mut text);
        }
        text.extend(escaped);
        text.push_str(plain);
    }
    decode_utf16(&mut units, &mut text);
    Ok(text)
}

fn escaped_char(letter: char) -> char {
    match letter {
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        itself => itself,
    }
}

/// Empties a run of code units into a text.
fn decode_utf16(units: &mut Vec<u16>, text: &mut String) {
    text.extend(char::decode_utf16(units.drain(..)).map(|scalar| scalar.unwrap_or(char::REPLACEMENT_CHARACTER)));
}

/// The UTF-16 code unit of `uXXXX` at the start of a text.
fn code_unit(text: &str) -> Result<u16, Malformed> {
    let digits = text.get(1..5).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
    digits.and_then(|digits| u16::from_str_radix(digits, 16).ok()).ok_or(Malformed)
}
