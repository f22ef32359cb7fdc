//! What a check has found.

use crate::KeyId;
use crate::fields::Pairs;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Every part of it is as it was signed.
    Intact,
    /// Something of it is not.
    Altered,
    /// It is no statement.
    NoStatement,
}

/// Whose signature it carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Authority {
    /// Of a key that is known as this site's.
    Known(KeyId),
    /// Of a key that is in the file only: whoever made the file has signed it, whoever that is.
    Unknown(KeyId),
    /// No signature fits.
    None,
}

/// What was altered. Numbers are those of the rows as they were signed, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Finding {
    /// The head says something else than what was signed.
    HeadEdited,
    /// The names of the columns are others.
    ColumnsEdited,
    /// A row says something else.
    RowEdited(usize),
    /// Rows from one to another are not there.
    RowsMissing(usize, usize),
    /// A row stands behind another one than its own; behind 0: at the beginning.
    RowMoved(usize, usize),
    /// Behind this row (0: at the beginning) stands one that does not belong to the statement.
    RowAdded(usize),
    /// Rows from one to another bear other numbers; what they say is intact.
    NumbersEdited(usize, usize),
    /// Of a row only the value of the chain is another.
    ChainEdited(usize),
    /// The signed hashes of these rows are altered or not there: only the chain speaks for them.
    BlockAltered(usize, usize),
    /// The end says something else than what was signed.
    EndAltered,
    /// There is no end.
    EndMissing,
    /// Something in the file belongs to no statement.
    Foreign,
    /// The chain was calculated anew over what was altered.
    Recalculated,
}

/// What a check has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// What the file is.
    pub verdict: Verdict,
    /// Whose signature it carries.
    pub authority: Authority,
    /// What was altered, at most [`Report::MAX_FINDINGS`].
    pub findings: Vec<Finding>,
    /// How many alterations there are in all.
    pub found: usize,
    /// Rows in the file.
    pub rows: usize,
    /// The digest of the end; empty where there is none.
    pub digest: String,
    /// What the head says.
    pub head: Vec<(String, String)>,
    /// What the end says of totals.
    pub totals: Vec<(String, String)>,
}

impl Report {
    /// Alterations that are told one by one.
    pub const MAX_FINDINGS: usize = 200;

    pub(crate) fn no_statement() -> Report {
        Report {
            verdict: Verdict::NoStatement,
            authority: Authority::None,
            findings: Vec::new(),
            found: 0,
            rows: 0,
            digest: String::new(),
            head: Vec::new(),
            totals: Vec::new(),
        }
    }

    /// As a JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::from("{");
        let verdict = match self.verdict {
            Verdict::Intact => "INTACT",
            Verdict::Altered => "ALTERED",
            Verdict::NoStatement => "NO_STATEMENT",
        };
        let (authority, key) = match &self.authority {
            Authority::Known(key) => ("KNOWN", key.as_str()),
            Authority::Unknown(key) => ("UNKNOWN", key.as_str()),
            Authority::None => ("NONE", ""),
        };
        for (name, value) in [("verdict", verdict), ("authority", authority), ("key", key), ("digest", &self.digest)] {
            text(name, &mut out);
            out.push(':');
            text(value, &mut out);
            out.push(',');
        }
        out.push_str(&format!("\"rows\":{},\"found\":{},\"findings\":[", self.rows, self.found));
        for (index, finding) in self.findings.iter().enumerate() {
            let (kind, from, to) = finding.parts();
            let comma = if index == 0 { "" } else { "," };
            out.push_str(&format!("{comma}{{\"kind\":\"{kind}\",\"from\":{from},\"to\":{to}}}"));
        }
        out.push(']');
        for (name, pairs) in [("head", &self.head), ("totals", &self.totals)] {
            out.push_str(&format!(",\"{name}\":["));
            for (index, (name, value)) in pairs.iter().enumerate() {
                out.push_str(if index == 0 { "{\"name\":" } else { ",{\"name\":" });
                text(name, &mut out);
                out.push_str(",\"value\":");
                text(value, &mut out);
                out.push('}');
            }
            out.push(']');
        }
        out.push('}');
        out
    }
}

fn text(value: &str, out: &mut String) {
    out.push('"');
    for letter in value.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            letter if u32::from(letter) < 0x20 => out.push_str(&format!("\\u{:04x}", u32::from(letter))),
            letter => out.push(letter),
        }
    }
    out.push('"');
}

impl Finding {
    /// Its word, and the rows that it names.
    #[must_use]
    pub fn parts(self) -> (&'static str, usize, usize) {
        match self {
            Finding::HeadEdited => ("HEAD_EDITED", 0, 0),
            Finding::ColumnsEdited => ("COLUMNS_EDITED", 0, 0),
            Finding::RowEdited(row) => ("ROW_EDITED", row, row),
            Finding::RowsMissing(from, to) => ("ROWS_MISSING", from, to),
            Finding::RowMoved(row, after) => ("ROW_MOVED", row, after),
            Finding::RowAdded(after) => ("ROW_ADDED", after, after),
            Finding::NumbersEdited(from, to) => ("NUMBERS_EDITED", from, to),
            Finding::ChainEdited(row) => ("CHAIN_EDITED", row, row),
            Finding::BlockAltered(from, to) => ("BLOCK_ALTERED", from, to),
            Finding::EndAltered => ("END_ALTERED", 0, 0),
            Finding::EndMissing => ("END_MISSING", 0, 0),
            Finding::Foreign => ("FOREIGN", 0, 0),
            Finding::Recalculated => ("RECALCULATED", 0, 0),
        }
    }
}

impl core::fmt::Display for Finding {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Finding::HeadEdited => f.write_str("the head says something else than what was signed"),
            Finding::ColumnsEdited => f.write_str("the names of the columns are not those that were signed"),
            Finding::RowEdited(row) => write!(f, "row {row} was edited"),
            Finding::RowsMissing(from, to) if from == to => write!(f, "row {from} was left out"),
            Finding::RowsMissing(from, to) => write!(f, "rows {from} to {to} were left out"),
            Finding::RowMoved(row, 0) => write!(f, "row {row} was moved to the beginning"),
            Finding::RowMoved(row, after) => write!(f, "row {row} was moved behind row {after}"),
            Finding::RowAdded(0) => f.write_str("a row was added at the beginning"),
            Finding::RowAdded(after) => write!(f, "a row was added behind row {after}"),
            Finding::NumbersEdited(from, to) if from == to => {
                write!(f, "the number of row {from} was edited, what the row says is intact")
            }
            Finding::NumbersEdited(from, to) => {
                write!(f, "the numbers of rows {from} to {to} were edited, what the rows say is intact")
            }
            Finding::ChainEdited(row) => write!(f, "the hash of row {row} was edited, what the row says is intact"),
            Finding::BlockAltered(from, to) => write!(
                f,
                "the signed hashes of rows {from} to {to} were altered or left out: only the chain speaks for these rows"
            ),
            Finding::EndAltered => f.write_str("the end says something else than what was signed"),
            Finding::EndMissing => f.write_str("the end is missing: the file was cut off, or is not whole"),
            Finding::Foreign => f.write_str("something in the file belongs to no statement"),
            Finding::Recalculated => f.write_str("the chain was calculated anew over what was altered"),
        }
    }
}

/// What an end says of totals: all but what is there for the check.
pub(crate) fn totals(end: &Pairs) -> Vec<(String, String)> {
    const OTHERS: [&str; 8] = ["id", "count", "columns", "head", "chain", "key", "digest", "signature"];
    end.0.iter().filter(|(name, _)| !OTHERS.contains(&name.as_str())).cloned().collect()
}
