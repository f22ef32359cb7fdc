//! Checking a statement, piece by piece: bytes are pushed as they are read, then one signature is checked a step, then all is named.

use ed25519_dalek::{Signature, VerifyingKey};

use crate::chain::{self, Hash, Hashers, Mark};
use crate::fields::{Fields, Pairs};
use crate::naming::{Named, Seen, name};
use crate::read::{NoStatement, Part, Reader, Record};
use crate::report::{Authority, Finding, Report, Verdict, totals};
use crate::{BLOCK, FORMAT, MAX_ROWS};

/// Blocks beyond those of the longest statement are not kept.
const MAX_BLOCKS: usize = MAX_ROWS / BLOCK + 1;
/// Rows that a file may hold: those of the longest statement, and as many that were added.
const MAX_SEEN: usize = 2 * MAX_ROWS;

/// How far the signatures are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// So many of so many are checked.
    More(usize, usize),
    /// All of them: ask for the report.
    Done,
}

/// A check.
pub struct Checker {
    known: Vec<VerifyingKey>,
    reader: Reader,
    is_statement: bool,
    kept: Kept,
    key: Option<VerifyingKey>,
    /// Blocks whose signature was looked at, and what those that hold say.
    done: usize,
    signed: Vec<Block>,
}

/// What is kept of a file while it is read.
struct Kept {
    hashers: Hashers,
    head: Option<Pairs>,
    columns: Option<String>,
    rows: Vec<Seen>,
    /// The first row's number, content and value of the chain: it follows from the id, and that may have been edited.
    first: Option<(u64, Hash, Hash)>,
    /// The value of the chain that the last row shows.
    shown: Option<Hash>,
    blocks: Vec<Pairs>,
    end: Option<Pairs>,
    is_foreign: bool,
}

/// A block whose signature holds.
struct Block {
    from: usize,
    marks: Vec<Mark>,
}

impl Kept {
    fn new() -> Kept {
        Kept {
            hashers: Hashers::new(),
            head: None,
            columns: None,
            rows: Vec::new(),
            first: None,
            shown: None,
            blocks: Vec::new(),
            end: None,
            is_foreign: false,
        }
    }

    fn take(&mut self, record: Record<'_>) {
        let is_among_rows = self.head.is_some() && self.blocks.is_empty() && self.end.is_none();
        match record {
            Record::Row(row) if is_among_rows => self.row(row),
            // Something that was a row, before it was damaged.
            Record::Broken if is_among_rows => {
                self.shown = None;
                self.rows.push(Seen::default());
            }
            Record::Pairs(Part::Head, head) if self.head.is_none() => {
                self.shown = Some(chain::start(head.value("id")));
                self.head = Some(head);
            }
            Record::Columns(names) if self.columns.is_none() => {
                let names: Vec<&str> = (1..names.len().saturating_sub(1)).map(|index| names.text(index)).collect();
                self.columns = Some(names.join(" "));
            }
            Record::Pairs(Part::Block, block) if self.blocks.len() < MAX_BLOCKS => self.blocks.push(block),
            Record::Pairs(Part::End, end) if self.end.is_none() => self.end = Some(end),
            _ => self.is_foreign = true,
        }
    }

    fn row(&mut self, row: &Fields) {
        let Some((number, content, shown)) = chain::parts(row) else { return self.rows.push(Seen::default()) };
        let content = self.hashers.content(content);
        let number = core::str::from_utf8(number).ok().and_then(|text| {
            let number: u64 = text.parse().ok()?;
            // One number is written in one way.
            (number.to_string() == text).then_some(number)
        });
        let shown = chain::decode::<32>(shown);
        let follows = match (number, self.shown, shown) {
            (Some(number), Some(before), Some(shown)) => self.hashers.next(&before, number, &content) == shown,
            _ => false,
        };
        if self.rows.is_empty() {
            self.first = number.zip(shown).map(|(number, shown)| (number, content, shown));
        }
        self.shown = shown;
        let number = number.and_then(|number| usize::try_from(number).ok());
        self.rows.push(Seen { number, mark: Some(chain::mark(&content)), follows });
    }
}

fn verifies(key: &VerifyingKey, purpose: &str, pairs: &Pairs) -> bool {
    let Some(signature) = chain::decode::<64>(pairs.value("signature").as_bytes()) else { return false };
    let hash = chain::pairs(purpose, pairs, &["signature", "digest"]);
    key.verify_strict(&hash, &Signature::from_bytes(&signature)).is_ok()
}

fn key_of(pairs: Option<&Pairs>) -> Option<VerifyingKey> {
    VerifyingKey::from_bytes(&chain::decode::<32>(pairs?.value("key").as_bytes())?).ok()
}

impl Checker {
    /// A check by the public keys that are known as the site's.
    #[must_use]
    pub fn new(known: &[[u8; 32]]) -> Checker {
        Checker {
            known: known.iter().filter_map(|key| VerifyingKey::from_bytes(key).ok()).collect(),
            reader: Reader::default(),
            is_statement: true,
            kept: Kept::new(),
            key: None,
            done: 0,
            signed: Vec::new(),
        }
    }

    /// Takes the next bytes of the file. Says whether it may still be a statement: reading on is of no use otherwise.
    pub fn push(&mut self, bytes: &[u8]) -> bool {
        if self.is_statement {
            let kept = &mut self.kept;
            let read = self.reader.push(bytes, &mut |record| kept.take(record));
            let has_begun = kept.head.as_ref().is_none_or(|head| head.value("format") == FORMAT);
            self.is_statement = read != Err(NoStatement) && has_begun && kept.rows.len() <= MAX_SEEN;
        }
        self.is_statement
    }

    /// The file has ended: finds out which key it is to be checked by.
    pub fn close(&mut self) {
        let kept = &mut self.kept;
        self.reader.close(&mut |record| kept.take(record));
        self.is_statement &= kept.head.is_some();
        let in_file = [key_of(kept.end.as_ref()), key_of(kept.head.as_ref())];
        let keys: Vec<VerifyingKey> = in_file.into_iter().flatten().chain(self.known.iter().copied()).collect();
        let fits = |purpose: &str, pairs: Option<&Pairs>| {
            pairs.and_then(|pairs| keys.iter().copied().find(|key| verifies(key, purpose, pairs)))
        };
        self.key = fits("end", kept.end.as_ref()).or_else(|| fits("block", kept.blocks.first()));
        self.key = self.key.or_else(|| fits("block", kept.blocks.last()));
    }

    /// Checks the next signature.
    pub fn step(&mut self) -> Step {
        let (Some(key), Some(block)) = (&self.key, self.kept.blocks.get(self.done)) else { return Step::Done };
        self.done += 1;
        let marks = chain::marks_of(block.value("marks"));
        if let (Some(from), Some(marks)) = (block.number("from"), marks)
            && verifies(key, "block", block)
            && block.value("id") == self.id()
        {
            self.signed.push(Block { from, marks });
        }
        Step::More(self.done, self.kept.blocks.len())
    }

    /// The end, where its signature holds.
    fn signed_end(&self) -> Option<&Pairs> {
        let end = self.kept.end.as_ref()?;
        self.key.filter(|key| verifies(key, "end", end)).map(|_| end)
    }

    /// The statement's id: what is signed before what is not.
    fn id(&self) -> &str {
        let head = self.kept.head.as_ref().map_or("", |head| head.value("id"));
        match self.kept.end.as_ref().map(|end| end.value("id")) {
            Some(end) if end == head => end,
            _ => self.signed_end().map_or(head, |end| end.value("id")),
        }
    }

    /// What was found. All steps must be done.
    #[must_use]
    pub fn report(mut self) -> Report {
        let Some(head) = self.kept.head.clone().filter(|_| self.is_statement) else { return Report::no_statement() };
        let id = self.id().to_owned();
        if let (Some((number, content, shown)), Some(seen)) = (self.kept.first, self.kept.rows.first_mut()) {
            seen.follows = self.kept.hashers.next(&chain::start(&id), number, &content) == shown;
        }
        let end = self.signed_end().cloned();
        let mut findings = Vec::new();
        if let Some(end) = &end {
            let hash = chain::encode(&chain::pairs("head", &head, &[]));
            if hash != end.value("head") {
                findings.push(Finding::HeadEdited);
            }
            if self.kept.columns.as_ref().is_some_and(|columns| columns != end.value("columns")) {
                findings.push(Finding::ColumnsEdited);
            }
            if chain::hex(&chain::pairs("end", end, &["signature", "digest"])) != end.value("digest") {
                findings.push(Finding::EndAltered);
            }
        } else {
            findings.push(if self.kept.end.is_some() { Finding::EndAltered } else { Finding::EndMissing });
        }
        if self.kept.is_foreign {
            findings.push(Finding::Foreign);
        }
        let expected = self.expected(end.as_ref(), &head, &mut findings);
        let Named { findings: of_rows, is_recalculated } = name(&self.kept.rows, &expected);
        let last = self.kept.shown.map(|shown| chain::encode(&shown));
        let is_led_astray =
            of_rows.is_empty() && end.as_ref().is_some_and(|end| last.as_deref() != Some(end.value("chain")));
        findings.extend(of_rows);
        if is_recalculated || is_led_astray {
            findings.push(Finding::Recalculated);
        }
        self.into_report(head, end.is_some(), findings)
    }

    /// The signed hashes of all rows, as far as they are there.
    fn expected(&self, end: Option<&Pairs>, head: &Pairs, findings: &mut Vec<Finding>) -> Vec<Option<Mark>> {
        let last = self.signed.iter().map(|block| block.from.saturating_sub(1) + block.marks.len()).max();
        let counted = end.and_then(|end| end.number("count"));
        let stated = || head.number("count").unwrap_or(0).min(self.kept.rows.len().saturating_add(MAX_ROWS));
        let count = counted.unwrap_or_else(|| last.unwrap_or(0).max(stated())).min(MAX_ROWS);
        let mut expected: Vec<Option<Mark>> = vec![None; count];
        for block in &self.signed {
            for (place, mark) in expected.iter_mut().skip(block.from.saturating_sub(1)).zip(&block.marks) {
                *place = Some(*mark);
            }
        }
        for (index, block) in expected.chunks(BLOCK).enumerate() {
            if block.iter().any(Option::is_none) {
                findings.push(Finding::BlockAltered(index * BLOCK + 1, index * BLOCK + block.len()));
            }
        }
        if self.kept.blocks.len() > count.div_ceil(BLOCK) {
            findings.push(Finding::Foreign);
        }
        expected
    }

    fn into_report(self, head: Pairs, is_end_signed: bool, mut findings: Vec<Finding>) -> Report {
        let end = self.kept.end.unwrap_or_default();
        findings.dedup();
        let found = findings.len();
        findings.truncate(Report::MAX_FINDINGS);
        let is_signed = is_end_signed || !self.signed.is_empty();
        let authority = match self.key.filter(|_| is_signed) {
            Some(key) if self.known.contains(&key) => Authority::Known(chain::key_id(key.as_bytes())),
            Some(key) => Authority::Unknown(chain::key_id(key.as_bytes())),
            None => Authority::None,
        };
        Report {
            verdict: if found == 0 { Verdict::Intact } else { Verdict::Altered },
            authority,
            findings,
            found,
            rows: self.kept.rows.len(),
            digest: end.value("digest").to_owned(),
            head: head.0,
            totals: totals(&end),
        }
    }
}
