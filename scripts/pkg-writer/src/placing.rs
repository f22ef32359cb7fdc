//! Decides which module fills which places of the shared memory and table.
//!
//! Constants and functions keep their addresses in whatever module they are, so that references to them need no change. Until the
//! module that fills it is loaded, a place is empty: no loaded code refers to it.

use std::collections::BTreeSet;
use std::ops::Range;

use walrus::{ConstExpr, DataKind, ElementItems, ElementKind, FunctionId, MemoryId, Module, TableId, ir::Value};

use crate::Failure;
use crate::graph::{Graph, Part, function_table};
use crate::references::{References, Target};

/// Up to so many bytes between two pieces are included, since a further segment would cost more. They have the memory's own values.
const GAP: u32 = 4;

/// A segment of memory: the address of its first byte, and the bytes.
#[derive(Clone, Debug)]
struct Piece {
    start: u32,
    bytes: Vec<u8>,
}

impl Piece {
    fn end(&self) -> u32 {
        self.start.saturating_add(u32::try_from(self.bytes.len()).unwrap_or(u32::MAX))
    }
}

/// The contents of memory and table in the whole program.
pub struct Contents<'a> {
    pieces: Vec<Piece>,
    graph: &'a Graph,
    references: &'a References,
}

impl<'a> Contents<'a> {
    pub fn of(module: &Module, graph: &'a Graph, references: &'a References) -> Result<Self, Failure> {
        let piece = |data: &walrus::Data| match data.kind {
            DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } => {
                Ok(Piece { start: u32::try_from(start)?, bytes: data.value.clone() })
            }
            _ => Err("a segment of memory has no address of its own".into()),
        };
        let pieces = module.data.iter().map(piece).collect::<Result<_, Failure>>()?;
        Ok(Contents { pieces, graph, references })
    }

    /// Adds the contents of some parts to a module.
    pub fn fill(&self, module: &mut Module, parts: &BTreeSet<Part>) -> Result<(), Failure> {
        let slots = parts.iter().filter_map(|part| match part {
            Part::Addressed(Target::Slot(slot)) => Some(*slot),
            _ => None,
        });
        self.fill_table(module, slots.collect())?;
        self.fill_memory(module, self.bytes_of(parts))
    }

    /// Adds to the main module all contents but those of parts that other modules fill.
    pub fn fill_all_but(
        &self,
        module: &mut Module,
        own: &BTreeSet<Part>,
        others: &BTreeSet<Part>,
    ) -> Result<(), Failure> {
        clear_table(module, function_table(module)?);
        let is_own = |slot: &u32| !others.contains(&Part::Addressed(Target::Slot(*slot)));
        self.fill_table(module, self.graph.slots.keys().copied().filter(is_own).collect())?;
        clear_memory(module);
        let whole = self.pieces.iter().map(|piece| piece.start..piece.end());
        let left = whole.flat_map(|range| without(range, &self.bytes_of(others)));
        self.fill_memory(module, left.chain(self.bytes_of(own)).collect())
    }

    /// The address ranges of the constants among some parts.
    fn bytes_of(&self, parts: &BTreeSet<Part>) -> Vec<Range<u32>> {
        let ranges = parts.iter().filter_map(|part| match part {
            Part::Addressed(Target::Constant(index)) => self.references.constants.get(*index),
            _ => None,
        });
        united(ranges.map(|constant| constant.bytes.clone()).collect(), 0)
    }

    fn fill_table(&self, module: &mut Module, slots: Vec<u32>) -> Result<(), Failure> {
        let table = function_table(module)?;
        let ids: Vec<FunctionId> = module.funcs.iter().map(|function| function.id()).collect();
        let mut runs: Vec<(u32, Vec<FunctionId>)> = Vec::new();
        for slot in slots {
            let index = self.graph.slots.get(&slot).ok_or("a slot of no function")?;
            let function = *ids.get(*index).ok_or("two copies of the module differ")?;
            match runs.last_mut() {
                Some((first, functions)) if *first as usize + functions.len() == slot as usize => {
                    functions.push(function)
                }
                _ => runs.push((slot, vec![function])),
            }
        }
        for (first, functions) in runs {
            let offset = ConstExpr::Value(Value::I32(i32::try_from(first)?));
            let segment =
                module.elements.add(ElementKind::Active { table, offset }, ElementItems::Functions(functions));
            module.tables.get_mut(table).elem_segments.insert(segment);
        }
        Ok(())
    }

    fn fill_memory(&self, module: &mut Module, ranges: Vec<Range<u32>>) -> Result<(), Failure> {
        let memory = memory(module)?;
        for piece in &self.pieces {
            // No range reaches from one segment into the next, which may be state that has changed by the time a chunk is loaded.
            let of_piece = ranges.iter().map(|range| range.start.max(piece.start)..range.end.min(piece.end()));
            for range in united(of_piece.filter(|range| range.start < range.end).collect(), GAP) {
                let bytes = piece.bytes.get((range.start - piece.start) as usize..(range.end - piece.start) as usize);
                let offset = ConstExpr::Value(Value::I32(i32::try_from(range.start)?));
                let kind = DataKind::Active { memory, offset };
                let segment = module.data.add(kind, bytes.unwrap_or_default().to_vec());
                module.memories.get_mut(memory).data_segments.insert(segment);
            }
        }
        Ok(())
    }
}

fn memory(module: &Module) -> Result<MemoryId, Failure> {
    Ok(module.memories.iter().next().ok_or("the module has no memory")?.id())
}

/// Removes all contents of a table.
pub fn clear_table(module: &mut Module, table: TableId) {
    for segment in std::mem::take(&mut module.tables.get_mut(table).elem_segments) {
        module.elements.delete(segment);
    }
}

/// Removes all contents of the memories.
pub fn clear_memory(module: &mut Module) {
    for segment in module.data.iter().map(|segment| segment.id()).collect::<Vec<_>>() {
        module.data.delete(segment);
    }
    for memory in module.memories.iter_mut() {
        memory.data_segments.clear();
    }
}

/// The same ranges merged, also across gaps of at most `gap` bytes.
fn united(mut ranges: Vec<Range<u32>>, gap: u32) -> Vec<Range<u32>> {
    ranges.sort_by_key(|range| (range.start, range.end));
    let mut united: Vec<Range<u32>> = Vec::new();
    for range in ranges {
        match united.last_mut() {
            Some(last) if range.start <= last.end.saturating_add(gap) => last.end = last.end.max(range.end),
            _ => united.push(range),
        }
    }
    united
}

/// The rest of a range without other ranges, which must be sorted and disjoint.
fn without(range: Range<u32>, others: &[Range<u32>]) -> Vec<Range<u32>> {
    let mut left = Vec::new();
    let mut start = range.start;
    for other in others.iter().filter(|other| other.end > range.start && other.start < range.end) {
        left.push(start..other.start);
        start = other.end;
    }
    left.push(start..range.end);
    left.retain(|range| range.start < range.end);
    left
}
