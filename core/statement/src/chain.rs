//! What is hashed and what is signed. Every text is hashed with its length before it, so that no two records are hashed alike, and everything that is
//! hashed begins with what it is for.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::fields::{Fields, Pairs};

/// A SHA-256 hash.
pub(crate) type Hash = [u8; 32];

/// The first eight bytes of the hash of a public key, in hexadecimal.
pub type KeyId = String;

/// How a row is known again: the first eight bytes of the hash of its content. It only names rows; what is intact the whole hashes say.
pub(crate) type Mark = u64;

fn hasher(purpose: &str) -> Sha256 {
    let mut hash = Sha256::new();
    add(&mut hash, b"lumora statement 1");
    add(&mut hash, purpose.as_bytes());
    hash
}

fn add(hash: &mut Sha256, bytes: &[u8]) {
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}

/// The id of a public key.
#[must_use]
pub fn key_id(public: &[u8; 32]) -> KeyId {
    let mut hash = hasher("key");
    add(&mut hash, public);
    hex(hash.finalize().get(..8).unwrap_or_default())
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| DIGITS.get(usize::from(nibble)).copied().map_or('0', char::from);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// What stands in a row between its number and its value of the chain. Begun once: the purpose is hashed beforehand.
#[derive(Clone)]
pub(crate) struct Hashers {
    row: Sha256,
    link: Sha256,
}

impl Hashers {
    pub(crate) fn new() -> Self {
        Hashers { row: hasher("row"), link: hasher("link") }
    }

    pub(crate) fn content<'a>(&self, fields: impl Iterator<Item = &'a [u8]>) -> Hash {
        let mut hash = self.row.clone();
        fields.for_each(|field| add(&mut hash, field));
        hash.finalize().into()
    }

    /// The value of the chain behind a row.
    pub(crate) fn next(&self, before: &Hash, number: u64, content: &Hash) -> Hash {
        let mut hash = self.link.clone();
        hash.update(before);
        hash.update(number.to_le_bytes());
        hash.update(content);
        hash.finalize().into()
    }
}

/// The number of a row, its content, and its value of the chain.
pub(crate) fn parts(row: &Fields) -> Option<(&[u8], impl Iterator<Item = &[u8]>, &[u8])> {
    let inner = row.len().checked_sub(2)?;
    Some((row.get(0)?, row.iter().skip(1).take(inner), row.get(row.len() - 1)?))
}

pub(crate) fn mark(content: &Hash) -> Mark {
    content.first_chunk::<8>().map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

/// The value before the first row.
pub(crate) fn start(id: &str) -> Hash {
    let mut hash = hasher("start");
    add(&mut hash, id.as_bytes());
    hash.finalize().into()
}

/// The hash of all pairs but some.
pub(crate) fn pairs(purpose: &str, pairs: &Pairs, but: &[&str]) -> Hash {
    let mut hash = hasher(purpose);
    for (name, value) in pairs.sorted() {
        if !but.contains(&name) {
            add(&mut hash, name.as_bytes());
            add(&mut hash, value.as_bytes());
        }
    }
    hash.finalize().into()
}

pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

pub(crate) fn decode<const N: usize>(text: &[u8]) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

/// Marks of rows as a block holds them.
pub(crate) fn marks_of(text: &str) -> Option<Vec<Mark>> {
    let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
    let (marks, rest) = bytes.as_chunks::<8>();
    rest.is_empty().then(|| marks.iter().map(|mark| u64::from_be_bytes(*mark)).collect())
}
