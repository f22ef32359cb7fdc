//! The chunks: those parts of the core's own code that travel later, since home needs none of them.
//!
//! The core is written and compiled as one program and cut along `split_points` when `pkg/` is written; natively and in tests
//! every chunk is here from the start. A view that needs a chunk has it loaded together with its own script, so that a
//! failure shows there and can be tried again. Until a chunk is here its features are in their first state: whatever would
//! reach them is left out, and its slices have no value.

use crate::boot::Boot;
use crate::effect::Chunk;

/// Which chunks are here.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Chunks(u64);

/// The set has a bit for each chunk.
const _: () = assert!(Chunk::ALL.len() <= u64::BITS as usize);

impl Chunks {
    pub fn from_boot(boot: &Boot) -> Self {
        Chunks(if boot.all_chunks { u64::MAX } else { 0 })
    }

    /// Whether the features of a chunk may be called; those of no chunk always may.
    pub fn has(&self, chunk: Option<Chunk>) -> bool {
        chunk.is_none_or(|chunk| self.0 & (1 << chunk as u8) != 0)
    }

    /// A chunk came: it is there from now on.
    pub fn add(&mut self, chunk: Chunk) {
        self.0 |= 1 << chunk as u8;
    }
}
