//! Writing a statement from front to back. What is written goes into a buffer that the caller empties, so that a statement of any length is made in little
//! memory: of a row eight bytes are kept, which the block needs.

use crate::chain::{self, Hash, Hashers};
use crate::fields::{Fields, Pairs};
use crate::read::csv::guarded;
use crate::{BLOCK, FORMAT};

/// How a file is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated values (RFC 4180), for spreadsheets.
    Csv,
    /// One JSON document, for programs.
    Json,
}

/// What a statement is of.
#[derive(Debug, Clone, Default)]
pub struct Head {
    /// Names the statement.
    pub id: String,
    /// What else the head says: names with their values.
    pub about: Vec<(&'static str, String)>,
    /// Names of the columns, without number and chain.
    pub columns: Vec<&'static str>,
    /// Rows that follow.
    pub count: usize,
    /// The public key that the statement is signed with.
    pub key: [u8; 32],
}

/// Writes a statement.
pub struct Writer {
    format: Format,
    head: Pairs,
    columns: Vec<&'static str>,
    count: usize,
    hashers: Hashers,
    running: Hash,
    /// Of every row, and the value of the chain at the end of each block.
    marks: Vec<u64>,
    block_ends: Vec<Hash>,
    row: Fields,
}

impl Writer {
    /// Begins a statement: writes its head.
    pub fn new(format: Format, head: &Head, out: &mut Vec<u8>) -> Writer {
        let mut pairs = Pairs::default();
        pairs.push("format", FORMAT);
        pairs.push("id", &head.id);
        for (name, value) in &head.about {
            pairs.push(name, value);
        }
        pairs.push("count", head.count.to_string());
        pairs.push("key", chain::encode(&head.key));
        let mut writer = Writer {
            format,
            columns: head.columns.clone(),
            count: head.count,
            hashers: Hashers::new(),
            running: chain::start(&head.id),
            marks: Vec::with_capacity(head.count),
            block_ends: Vec::new(),
            row: Fields::default(),
            head: pairs,
        };
        match format {
            Format::Csv => {
                csv_pairs("#statement", &writer.head, out);
                writer.row.push(b"no");
                writer.columns.iter().for_each(|column| writer.row.push(column.as_bytes()));
                writer.row.push(b"chain");
                csv_line(writer.row.iter(), out);
            }
            Format::Json => {
                out.extend(b"{\"statement\":");
                json_pairs(&writer.head, out);
                out.extend(b",\n\"rows\":[");
            }
        }
        writer
    }

    /// Rows that were written.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.marks.len()
    }

    /// Writes a row: one value for each column.
    pub fn row<'a>(&mut self, values: impl IntoIterator<Item = &'a str>, out: &mut Vec<u8>) {
        let number = self.marks.len() + 1;
        self.row.clear();
        self.row.push(number.to_string().as_bytes());
        let mut columns = self.columns.iter();
        for (value, column) in values.into_iter().zip(columns.by_ref()) {
            // What a row is hashed by is what a reader sees of it: names stand in each row of a JSON file.
            if self.format == Format::Json {
                self.row.push(column.as_bytes());
            }
            self.row.push(value.as_bytes());
        }
        let content = self.hashers.content(self.row.iter().skip(1));
        self.running = self.hashers.next(&self.running, number as u64, &content);
        self.marks.push(chain::mark(&content));
        if number.is_multiple_of(BLOCK) {
            self.block_ends.push(self.running);
        }
        self.row.push(chain::encode(&self.running).as_bytes());
        match self.format {
            Format::Csv => csv_line(self.row.iter(), out),
            Format::Json => json_row(&self.row, number == 1, out),
        }
    }

    /// Writes the blocks and the end, with the totals of the rows. Gives the digest, in hexadecimal.
    pub fn finish(
        mut self,
        totals: &[(&'static str, String)],
        sign: impl Fn(&[u8]) -> [u8; 64],
        out: &mut Vec<u8>,
    ) -> String {
        if !self.marks.len().is_multiple_of(BLOCK) {
            self.block_ends.push(self.running);
        }
        let id = self.head.value("id").to_owned();
        if self.format == Format::Json {
            out.extend(b"\n],\n\"blocks\":[");
        }
        for (index, (marks, end)) in self.marks.chunks(BLOCK).zip(&self.block_ends).enumerate() {
            let mut block = Pairs::default();
            block.push("id", &id);
            block.push("from", (index * BLOCK + 1).to_string());
            block.push("to", (index * BLOCK + marks.len()).to_string());
            block.push("marks", chain::encode(&marks.iter().flat_map(|mark| mark.to_be_bytes()).collect::<Vec<u8>>()));
            block.push("chain", chain::encode(end));
            let hash = chain::pairs("block", &block, &[]);
            block.push("signature", chain::encode(&sign(&hash)));
            match self.format {
                Format::Csv => csv_pairs("#block", &block, out),
                Format::Json => {
                    out.extend_from_slice(if index == 0 { b"\n" } else { b",\n" });
                    json_pairs(&block, out);
                }
            }
        }
        let mut end = Pairs::default();
        end.push("id", &id);
        end.push("count", self.count.to_string());
        for (name, value) in totals {
            end.push(name, value);
        }
        end.push("columns", self.columns.join(" "));
        end.push("head", chain::encode(&chain::pairs("head", &self.head, &[])));
        end.push("chain", chain::encode(&self.running));
        end.push("key", self.head.value("key"));
        let hash = chain::pairs("end", &end, &[]);
        let digest = chain::hex(&hash);
        end.push("digest", &digest);
        end.push("signature", chain::encode(&sign(&hash)));
        match self.format {
            Format::Csv => csv_pairs("#end", &end, out),
            Format::Json => {
                out.extend(b"\n],\n\"end\":");
                json_pairs(&end, out);
                out.extend(b"}\n");
            }
        }
        digest
    }
}

fn csv_line<'a>(fields: impl Iterator<Item = &'a [u8]>, out: &mut Vec<u8>) {
    for (index, field) in fields.enumerate() {
        if index > 0 {
            out.push(b',');
        }
        csv_field(field, out);
    }
    out.extend(b"\r\n");
}

/// A field. A spreadsheet takes what begins like a formula for one, and runs it: an apostrophe before it says that it is text.
fn csv_field(field: &[u8], out: &mut Vec<u8>) {
    let is_quoted = field.iter().any(|byte| matches!(byte, b',' | b'"' | b'\r' | b'\n'));
    if is_quoted {
        out.push(b'"');
    }
    if guarded(field) {
        out.push(b'\'');
    }
    for byte in field {
        if *byte == b'"' {
            out.push(b'"');
        }
        out.push(*byte);
    }
    if is_quoted {
        out.push(b'"');
    }
}

fn csv_pairs(tag: &str, pairs: &Pairs, out: &mut Vec<u8>) {
    let fields: Vec<String> = pairs.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
    csv_line([tag.as_bytes()].into_iter().chain(fields.iter().map(String::as_bytes)), out);
}

fn json_text(bytes: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for byte in bytes {
        match byte {
            b'"' | b'\\' => out.extend([b'\\', *byte]),
            b'\n' => out.extend(b"\\n"),
            b'\r' => out.extend(b"\\r"),
            b'\t' => out.extend(b"\\t"),
            0..0x20 => out.extend(format!("\\u{byte:04x}").as_bytes()),
            _ => out.push(*byte),
        }
    }
    out.push(b'"');
}

fn json_pairs(pairs: &Pairs, out: &mut Vec<u8>) {
    for (index, (name, value)) in pairs.0.iter().enumerate() {
        out.push(if index == 0 { b'{' } else { b',' });
        json_text(name.as_bytes(), out);
        out.push(b':');
        json_text(value.as_bytes(), out);
    }
    out.push(b'}');
}

/// A row: its number and its value of the chain have names of their own, what stands between brings them along.
fn json_row(row: &Fields, is_first: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(if is_first { b"\n" } else { b",\n" });
    out.extend(b"{\"no\":");
    out.extend_from_slice(row.get(0).unwrap_or_default());
    for (index, text) in row.iter().enumerate().skip(1).take(row.len().saturating_sub(2)) {
        out.push(if index % 2 == 1 { b',' } else { b':' });
        json_text(text, out);
    }
    out.extend(b",\"chain\":");
    json_text(row.get(row.len() - 1).unwrap_or_default(), out);
    out.push(b'}');
}
