//! Comma-separated values (RFC 4180), with the lines of a statement that begin with `#`.

use super::{NoStatement, Part, Record};
use crate::MAX_RECORD_LENGTH;
use crate::fields::{Fields, Pairs};

/// Whether a field would be taken for a formula; with one more apostrophe before it, it is not. Apostrophes that stand before such a field already count
/// along, so that writing and reading agree.
pub(crate) fn guarded(field: &[u8]) -> bool {
    let bare = field.iter().position(|byte| *byte != b'\'').and_then(|at| field.get(at..)).unwrap_or_default();
    match bare {
        [b'=' | b'+' | b'@' | b'\t' | b'\r', ..] => true,
        [b'-', next, ..] => !next.is_ascii_digit(),
        _ => false,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Before a field.
    Begin,
    Plain,
    Quoted,
    /// Behind a quote within quotes: it was the last, or stands for one.
    Quote,
}

/// Reads lines.
pub(crate) struct Csv {
    place: Place,
    field: Vec<u8>,
    fields: Fields,
    has_columns: bool,
}

impl Default for Csv {
    fn default() -> Self {
        Csv { place: Place::Begin, field: Vec::new(), fields: Fields::default(), has_columns: false }
    }
}

impl Csv {
    pub(crate) fn push(&mut self, bytes: &[u8], sink: &mut impl FnMut(Record<'_>)) -> Result<(), NoStatement> {
        for byte in bytes {
            self.take(*byte, sink);
            if self.field.len() + self.fields.bytes() > MAX_RECORD_LENGTH {
                return Err(NoStatement);
            }
        }
        Ok(())
    }

    fn take(&mut self, byte: u8, sink: &mut impl FnMut(Record<'_>)) {
        match (self.place, byte) {
            (Place::Begin, b'"') => self.place = Place::Quoted,
            (Place::Quoted, b'"') => self.place = Place::Quote,
            (Place::Quoted, _) => self.field.push(byte),
            (Place::Quote, b'"') => {
                self.field.push(byte);
                self.place = Place::Quoted;
            }
            (_, b',') => self.end_field(),
            (_, b'\n') => {
                if self.place != Place::Quote && self.field.last() == Some(&b'\r') {
                    self.field.pop();
                }
                self.end_line(sink);
            }
            // The other half of the end of a line.
            (Place::Quote, b'\r') => {}
            (_, _) => {
                self.field.push(byte);
                self.place = Place::Plain;
            }
        }
    }

    fn end_field(&mut self) {
        let plain = match self.field.split_first() {
            Some((b'\'', rest)) if guarded(rest) => rest,
            _ => &self.field,
        };
        self.fields.push(plain);
        self.field.clear();
        self.place = Place::Begin;
    }

    fn end_line(&mut self, sink: &mut impl FnMut(Record<'_>)) {
        self.end_field();
        let is_empty = self.fields.len() == 1 && self.fields.bytes() == 0;
        if !is_empty {
            let record = record(&self.fields, self.has_columns);
            self.has_columns |= matches!(record, Record::Columns(_));
            sink(record);
        }
        self.fields.clear();
    }

    pub(crate) fn close(&mut self, sink: &mut impl FnMut(Record<'_>)) {
        if self.place != Place::Begin || self.fields.len() > 0 || !self.field.is_empty() {
            self.end_line(sink);
        }
    }
}

fn record(fields: &Fields, has_columns: bool) -> Record<'_> {
    let part = match fields.get(0).unwrap_or_default() {
        b"#statement" => Part::Head,
        b"#block" => Part::Block,
        b"#end" => Part::End,
        [b'#', ..] => return Record::Broken,
        _ if !has_columns => return Record::Columns(fields),
        _ if fields.len() < 2 => return Record::Broken,
        _ => return Record::Row(fields),
    };
    let mut pairs = Pairs::default();
    for field in fields.iter().skip(1) {
        let pair = core::str::from_utf8(field).ok().and_then(|field| field.split_once('='));
        let Some((name, value)) = pair else { return Record::Broken };
        pairs.push(name, value);
    }
    Record::Pairs(part, pairs)
}
