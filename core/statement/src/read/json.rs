//! One JSON document, read without holding it: what stands between a record's braces is collected, and read once it is whole. Blanks and line ends
//! mean nothing, so that a document that was indented is the same statement.

use super::{NoStatement, Part, Record};
use crate::MAX_RECORD_LENGTH;
use crate::fields::{Fields, Pairs};

/// Reads a document.
#[derive(Default)]
pub(crate) struct Json {
    /// Brackets and braces that are open.
    depth: usize,
    is_text: bool,
    is_escaped: bool,
    /// The last text of the document itself: the name of what follows.
    section: Vec<u8>,
    /// A record, from its brace on, and how deep it lies.
    record: Vec<u8>,
    record_depth: usize,
    /// A name of the document itself was read: what follows is its value.
    is_value: bool,
    /// Something that does not belong there was told of.
    is_junk: bool,
    fields: Fields,
}

impl Json {
    pub(crate) fn push(&mut self, bytes: &[u8], sink: &mut impl FnMut(Record<'_>)) -> Result<(), NoStatement> {
        for byte in bytes {
            self.take(*byte, sink);
            if self.record.len() + self.section.len() > MAX_RECORD_LENGTH {
                return Err(NoStatement);
            }
        }
        Ok(())
    }

    fn take(&mut self, byte: u8, sink: &mut impl FnMut(Record<'_>)) {
        let is_record = self.record_depth > 0;
        if is_record {
            self.record.push(byte);
        }
        if self.is_text {
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' => self.is_escaped = true,
                b'"' => self.is_text = false,
                _ if !is_record => self.section.push(byte),
                _ => {}
            }
            return;
        }
        match byte {
            b'"' => {
                self.is_text = true;
                if !is_record {
                    self.section.clear();
                    self.junk(self.depth != 1 || self.is_value, sink);
                }
            }
            b'{' | b'[' => {
                self.depth += 1;
                let begins = byte == b'{' && (self.depth == 2 || self.depth == 3);
                if !is_record && begins {
                    self.record.push(byte);
                    self.record_depth = self.depth;
                } else if !is_record {
                    self.junk(self.depth > 2 || (self.depth == 1) != (byte == b'{'), sink);
                }
            }
            b'}' | b']' => {
                if is_record && self.depth == self.record_depth {
                    self.end_record(sink);
                }
                self.junk(self.depth == 0, sink);
                self.depth = self.depth.saturating_sub(1);
            }
            b',' => (self.is_junk, self.is_value) = (false, false),
            b':' => self.is_value = !is_record && self.depth == 1,
            b' ' | b'\n' | b'\r' | b'\t' => {}
            _ => self.junk(!is_record, sink),
        }
    }

    /// Something that belongs to no statement: told once for each place.
    fn junk(&mut self, is_junk: bool, sink: &mut impl FnMut(Record<'_>)) {
        if is_junk && !self.is_junk {
            self.is_junk = true;
            sink(Record::Broken);
        }
    }

    fn end_record(&mut self, sink: &mut impl FnMut(Record<'_>)) {
        self.fields.clear();
        let is_whole = flat(&self.record, &mut self.fields).is_some();
        let is_list = self.record_depth == 3;
        match (self.section.as_slice(), is_list) {
            _ if !is_whole => sink(Record::Broken),
            (b"rows", true) => match row(&self.fields) {
                Some(row) => sink(Record::Row(&row)),
                None => sink(Record::Broken),
            },
            (b"statement", false) => sink(pairs(Part::Head, &self.fields)),
            (b"blocks", true) => sink(pairs(Part::Block, &self.fields)),
            (b"end", false) => sink(pairs(Part::End, &self.fields)),
            _ => sink(Record::Broken),
        }
        self.record.clear();
        self.record_depth = 0;
    }

    pub(crate) fn close(&mut self, sink: &mut impl FnMut(Record<'_>)) {
        if self.depth > 0 || self.is_text {
            sink(Record::Broken);
        }
    }
}

fn pairs<'r>(part: Part, fields: &Fields) -> Record<'r> {
    let mut pairs = Pairs::default();
    for index in (0..fields.len()).step_by(2) {
        pairs.push(fields.text(index), fields.text(index + 1));
    }
    Record::Pairs(part, pairs)
}

/// A row: its number first and its value of the chain last lose their names, as CSV has them.
fn row(fields: &Fields) -> Option<Fields> {
    let last = fields.len().checked_sub(2)?;
    let is_row = last > 0 && fields.get(0) == Some(b"no") && fields.get(last) == Some(b"chain");
    is_row.then(|| {
        let mut row = Fields::default();
        let inner = fields.iter().enumerate().filter(|(index, _)| *index != 0 && *index != last);
        inner.for_each(|(_, text)| row.push(text));
        row
    })
}

/// An object of texts and numbers, as its names and values.
fn flat(bytes: &[u8], fields: &mut Fields) -> Option<()> {
    let mut rest = blank(bytes.strip_prefix(b"{")?);
    if rest == b"}" {
        return Some(());
    }
    loop {
        rest = text(rest, fields)?;
        rest = blank(blank(rest).strip_prefix(b":")?);
        rest = if rest.first() == Some(&b'"') { text(rest, fields)? } else { number(rest, fields)? };
        rest = blank(rest);
        match rest.split_first()? {
            (b',', more) => rest = blank(more),
            (b'}', []) => return Some(()),
            _ => return None,
        }
    }
}

fn blank(bytes: &[u8]) -> &[u8] {
    bytes.trim_ascii_start()
}

fn number<'b>(bytes: &'b [u8], fields: &mut Fields) -> Option<&'b [u8]> {
    let is_number = |byte: &u8| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
    let end = bytes.iter().position(|byte| !is_number(byte)).filter(|end| *end > 0)?;
    fields.push(bytes.get(..end)?);
    bytes.get(end..)
}

fn text<'b>(bytes: &'b [u8], fields: &mut Fields) -> Option<&'b [u8]> {
    let mut rest = bytes.strip_prefix(b"\"")?;
    loop {
        let stop = rest.iter().position(|byte| matches!(byte, b'"' | b'\\'))?;
        fields.extend(rest.get(..stop)?);
        let is_end = rest.get(stop) == Some(&b'"');
        rest = rest.get(stop + 1..)?;
        if is_end {
            fields.end();
            return Some(rest);
        }
        rest = escaped(rest, fields)?;
    }
}

/// What follows a backslash.
fn escaped<'b>(bytes: &'b [u8], fields: &mut Fields) -> Option<&'b [u8]> {
    let (kind, mut rest) = bytes.split_first()?;
    let plain = match kind {
        b'"' | b'\\' | b'/' => *kind,
        b'b' => 8,
        b'f' => 12,
        b'n' => b'\n',
        b'r' => b'\r',
        b't' => b'\t',
        b'u' => {
            let mut code = unit(rest)?;
            rest = rest.get(4..)?;
            if (0xd800..0xdc00).contains(&code) {
                let low = unit(rest.strip_prefix(b"\\u")?).filter(|low| (0xdc00..0xe000).contains(low))?;
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                rest = rest.get(6..)?;
            }
            fields.extend(char::from_u32(code)?.encode_utf8(&mut [0; 4]).as_bytes());
            return Some(rest);
        }
        _ => return None,
    };
    fields.extend(&[plain]);
    Some(rest)
}

fn unit(bytes: &[u8]) -> Option<u32> {
    u32::from_str_radix(core::str::from_utf8(bytes.get(..4)?).ok()?, 16).ok()
}
