//! The graph of a program: which parts are reachable by calls, and by the addresses of constants and functions.

use std::collections::{BTreeMap, BTreeSet};

use walrus::{ConstExpr, ElementItems, ElementKind, ExportItem, FunctionId, FunctionKind, Module, TableId, ir};

use crate::Failure;
use crate::references::{References, Target};

/// A function by its index in the original module; the same in every copy.
pub type FunctionIndex = usize;

/// A part of a program that is placed in one of the modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A function with a body.
    Function(FunctionIndex),
    /// Something that has an address.
    Addressed(Target),
}

impl Part {
    /// The function's index; none for other parts.
    pub fn function(&self) -> Option<FunctionIndex> {
        match self {
            Part::Function(index) => Some(*index),
            Part::Addressed(_) => None,
        }
    }
}

/// References between the parts of a program.
pub struct Graph {
    functions: BTreeMap<FunctionIndex, BTreeSet<Part>>,
    constants: Vec<BTreeSet<Part>>,
    /// The functions whose address is taken, by their slots in the table.
    pub slots: BTreeMap<u32, FunctionIndex>,
    /// The entry points of the program.
    pub roots: BTreeSet<Part>,
}

impl Graph {
    /// The graph of a module whose functions have the linker's names.
    ///
    /// # Errors
    /// When a function that was added after linking uses an address that the linker does not know.
    pub fn of(module: &Module, references: &References) -> Result<Self, Failure> {
        let slots = slots(module)?;
        let mut functions = BTreeMap::new();
        for (id, function) in module.funcs.iter_local() {
            let mut seen = Seen::default();
            ir::dfs_in_order(&mut seen, function, function.entry_block());
            let has_body = |id: &FunctionId| matches!(module.funcs.get(*id).kind, FunctionKind::Local(_));
            let called = seen.functions.into_iter().filter(has_body).map(|id| Part::Function(id.index()));
            let mut parts: BTreeSet<Part> = called.collect();
            let name = module.funcs.get(id).name.as_deref().unwrap_or_default();
            match references.of_function(name) {
                Some(targets) => parts.extend(targets.iter().copied().map(Part::Addressed)),
                None if seen.numbers.iter().any(|number| references.constant_at(*number).is_some()) => {
                    return Err(format!("the linker knows nothing of what {name:?} refers to").into());
                }
                None => {}
            }
            functions.insert(id.index(), parts);
        }
        let parts = |targets: &BTreeSet<Target>| targets.iter().copied().map(Part::Addressed).collect::<BTreeSet<_>>();
        let constants: Vec<_> = references.constants.iter().map(|constant| parts(&constant.targets)).collect();
        let mut graph = Graph { functions, constants, slots, roots: parts(&references.of_state) };
        graph.find_roots(module, references);
        Ok(graph)
    }

    /// Adds the parts that the program's environment refers to: exports, the start function, and slots that no part refers to.
    fn find_roots(&mut self, module: &Module, references: &References) {
        let exported = module.exports.iter().filter_map(|export| match export.item {
            ExportItem::Function(id) => Some(id),
            _ => None,
        });
        self.roots.extend(exported.chain(module.start).map(|id| Part::Function(id.index())));
        let of_constants = references.constants.iter().map(|constant| &constant.targets);
        let known: BTreeSet<&Target> = references.functions.values().chain(of_constants).flatten().collect();
        let slots = self.slots.keys().map(|slot| Target::Slot(*slot));
        self.roots.extend(slots.filter(|slot| !known.contains(slot)).map(Part::Addressed));
    }

    /// The parts that can be reached from some parts without passing through `closed` functions, which are reached themselves.
    pub fn reached(
        &self,
        from: impl IntoIterator<Item = Part>,
        closed: impl Fn(FunctionIndex) -> bool,
    ) -> BTreeSet<Part> {
        let mut reached = BTreeSet::new();
        let mut next: Vec<Part> = from.into_iter().collect();
        while let Some(part) = next.pop() {
            if !reached.insert(part) {
                continue;
            }
            match part {
                Part::Function(index) if closed(index) => {}
                Part::Function(index) => next.extend(self.functions.get(&index).into_iter().flatten()),
                Part::Addressed(Target::Constant(index)) => {
                    next.extend(self.constants.get(index).into_iter().flatten())
                }
                Part::Addressed(Target::Slot(slot)) => {
                    next.extend(self.slots.get(&slot).map(|index| Part::Function(*index)))
                }
            }
        }
        // Imported functions are no part of the program.
        reached.retain(|part| part.function().is_none_or(|index| self.functions.contains_key(&index)));
        reached
    }
}

/// The functions and numbers in the code of a function.
#[derive(Default)]
struct Seen {
    functions: BTreeSet<FunctionId>,
    numbers: Vec<u32>,
}

impl<'instr> ir::Visitor<'instr> for Seen {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.functions.insert(*function);
    }

    fn visit_value(&mut self, value: &ir::Value) {
        if let ir::Value::I32(number) = value {
            self.numbers.extend(u32::try_from(*number));
        }
    }
}

/// The table through which functions are called by address.
///
/// # Errors
/// When the module has no such table.
pub fn function_table(module: &Module) -> Result<TableId, Failure> {
    Ok(module.tables.main_function_table()?.ok_or("the module has no table for split points")?)
}

/// The functions in the table, by slot.
fn slots(module: &Module) -> Result<BTreeMap<u32, FunctionIndex>, Failure> {
    let table = function_table(module)?;
    let mut slots = BTreeMap::new();
    for segment in &module.tables.get(table).elem_segments {
        let element = module.elements.get(*segment);
        let (
            ElementKind::Active { offset: ConstExpr::Value(ir::Value::I32(first)), .. },
            ElementItems::Functions(functions),
        ) = (&element.kind, &element.items)
        else {
            return Err("what fills the table of functions is no list of functions".into());
        };
        slots.extend((u32::try_from(*first)?..).zip(functions.iter().map(|function| function.index())));
    }
    Ok(slots)
}
