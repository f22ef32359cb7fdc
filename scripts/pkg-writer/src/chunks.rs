//! Cuts a module in two or more, so that a page loads code when it first needs it.
//!
//! The program is written and compiled as one. A *split point* of the chunk `account` is a function in a Rust module of the path
//! `split_points::account`; what can be reached only through the split points of one chunk becomes a module of its own. It shares
//! memory, table, globals and functions with the main module, where a stub replaces each split point: it calls through a slot of
//! the table that is empty until the chunk is loaded. Calling a stub before that traps, so the program has to check first.
//!
//! What several chunks reach and the main module does not is a module of its own as well, the *shared* one: otherwise the first page
//! would carry whatever two pages have in common. Each chunk imports from it, so it is instantiated before the first of them.
//!
//! Chunks may form a *group*: `downline@agents` belongs to the group `agents`. A page of no group loads nothing for a group: the shared
//! module holds what several chunks of no group reach, and the group has a module of what else several of its chunks reach, loaded
//! after the shared module and before the group's first chunk. What a single chunk of no group has in common with a group exists twice.
//!
//! Constants (such as texts) and functions that are called by address go with the code that refers to them (see [`crate::placing`]), so
//! that a text that only a chunk shows costs the first page nothing. Mutable state stays in the main module.

use std::collections::{BTreeMap, BTreeSet};

use walrus::{
    ConstExpr, ElementItems, ElementKind, FunctionBuilder, FunctionId, FunctionKind, GlobalKind, ImportKind, Module,
    ModuleConfig, TableId, ir::Value, passes::gc,
};

use crate::Failure;
use crate::bodies::without_bodies;
use crate::glue::{short, shorten};
use crate::graph::{FunctionIndex, Graph, Part, function_table};
use crate::placing::{Contents, clear_memory, clear_table};
use crate::references::References;

/// The module that chunks import state and most functions from.
const MAIN: &str = "main";
/// The module that they import functions from that several of them reach.
const SHARED: &str = "shared";

/// A chunk: its name, and the group that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Name of the Rust module under `split_points`.
    pub name: String,
    /// Name of the group's module; none for a chunk of no group.
    pub group: Option<String>,
}

impl Chunk {
    /// Parses `NAME` or `NAME@GROUP`.
    pub fn parse(text: &str) -> Self {
        match text.split_once('@') {
            Some((name, group)) => Chunk { name: name.to_owned(), group: Some(group.to_owned()) },
            None => Chunk { name: text.to_owned(), group: None },
        }
    }
}

/// The modules of a program that was cut.
pub struct Cut {
    /// The main module, loaded first.
    pub main: Vec<u8>,
    /// The shared module, loaded before the first chunk.
    pub shared: Vec<u8>,
    /// The modules of groups, each loaded before the group's first chunk.
    pub groups: BTreeMap<String, Vec<u8>>,
    /// The chunks, in the order in which they were given.
    pub chunks: Vec<Vec<u8>>,
    /// New names of functions imported from the glue script, by the old ones.
    pub renamed: BTreeMap<String, String>,
}

/// The split points of all chunks, each with a slot above those that the program itself uses.
struct SplitPoints {
    /// Index of the chunk, and slot in the table, of each split point.
    slots: BTreeMap<FunctionIndex, (usize, u32)>,
    /// Size of the table with all split points.
    size: u64,
}

/// Cuts a module whose functions still have the linker's names.
///
/// # Errors
/// When the module can not be parsed, has no table, or a chunk has no split point.
pub fn cut(wasm: &[u8], chunks: &[Chunk], references: &References) -> Result<Cut, Failure> {
    let mut whole = parse(wasm)?;
    let renamed = shorten(&mut whole);
    let split_points = SplitPoints::find(&whole, chunks)?;
    let graph = Graph::of(&whole, references)?;
    let contents = Contents::of(&whole, &graph, references)?;
    let of_main = graph.reached(graph.roots.iter().copied(), |function| split_points.slots.contains_key(&function));
    let of_chunks: Vec<Parts> = (0..chunks.len()).map(|chunk| split_points.reached(&graph, chunk)).collect();

    let common = Common::of(chunks, &of_chunks, &of_main);
    let mut exported = Exported::default();
    let mut modules = Vec::new();
    for (chunk, (own, Chunk { group, .. })) in of_chunks.iter().zip(chunks).enumerate() {
        let is_foreign =
            |function: &FunctionIndex| split_points.slots.get(function).is_none_or(|(owner, _)| *owner != chunk);
        let foreign = |parts: &Parts| functions(&(own & parts)).into_iter().filter(is_foreign).collect();
        let of_group = group.as_deref().map(|group| (group, common.of_group(group)));
        let mut imports = vec![(MAIN, foreign(&of_main)), (SHARED, foreign(&common.shared))];
        imports.extend(of_group.map(|(group, parts)| (group, foreign(parts))));
        let elsewhere = &(&of_main | &common.shared) | of_group.map_or(&Parts::new(), |(_, parts)| parts);
        let filled = own - &elsewhere;
        let mut module = open_chunk(wasm, &filled, &split_points, Some(chunk))?;
        contents.fill(&mut module, &filled)?;
        modules.push(exported.close(&mut module, &imports)?);
    }

    let mut groups = BTreeMap::new();
    for group in chunks.iter().filter_map(|chunk| chunk.group.as_ref()) {
        if groups.contains_key(group) {
            continue;
        }
        let mut module = open_chunk(wasm, common.of_group(group), &split_points, None)?;
        contents.fill(&mut module, common.of_group(group))?;
        export_functions(&mut module, &exported.by(group))?;
        let imports = [(MAIN, functions(&of_main)), (SHARED, functions(&common.shared))];
        groups.insert(group.clone(), exported.close(&mut module, &imports)?);
    }

    let mut shared = open_chunk(wasm, &common.shared, &split_points, None)?;
    contents.fill(&mut shared, &common.shared)?;
    export_functions(&mut shared, &exported.by(SHARED))?;
    let shared = exported.close(&mut shared, &[(MAIN, functions(&of_main))])?;

    let mut main = open_main(wasm, &split_points)?;
    let of_others: Parts = of_chunks.iter().flatten().copied().collect();
    contents.fill_all_but(&mut main, &of_main, &(&of_others - &of_main))?;
    share(&mut main, &exported.by(MAIN))?;
    gc::run(&mut main);
    Ok(Cut { main: main.emit_wasm(), shared, groups, chunks: modules, renamed })
}

type Parts = BTreeSet<Part>;

fn functions(parts: &Parts) -> Vec<FunctionIndex> {
    parts.iter().filter_map(Part::function).collect()
}

/// The parts that several chunks reach and the main module does not.
struct Common<'a> {
    /// Parts that several chunks of no group reach.
    shared: Parts,
    /// Parts that several chunks of a group reach, and at most one of no group, which has a copy of its own.
    groups: BTreeMap<&'a str, Parts>,
}

impl<'a> Common<'a> {
    fn of(chunks: &'a [Chunk], of_chunks: &[Parts], of_main: &Parts) -> Self {
        let mut by: BTreeMap<Option<&str>, Vec<&Parts>> = BTreeMap::new();
        for (chunk, own) in chunks.iter().zip(of_chunks) {
            by.entry(chunk.group.as_deref()).or_default().push(own);
        }
        let shared = in_several(by.remove(&None).unwrap_or_default(), of_main, &Parts::new());
        let groups =
            by.into_iter().filter_map(|(group, own)| Some((group?, in_several(own, of_main, &shared)))).collect();
        Common { shared, groups }
    }

    fn of_group(&self, name: &str) -> &Parts {
        const NONE: &Parts = &Parts::new();
        self.groups.get(name).unwrap_or(NONE)
    }
}

/// The parts in two sets or more that are neither in the main module nor in the shared one.
fn in_several(sets: Vec<&Parts>, of_main: &Parts, shared: &Parts) -> Parts {
    let mut counts: BTreeMap<Part, usize> = BTreeMap::new();
    for part in sets.into_iter().flatten() {
        *counts.entry(*part).or_default() += 1;
    }
    let several = counts.into_iter().filter(|(_, count)| *count > 1).map(|(part, _)| part);
    several.filter(|part| !of_main.contains(part) && !shared.contains(part)).collect()
}

/// Functions that modules loaded later import, by the module that exports them.
#[derive(Default)]
struct Exported(BTreeMap<String, BTreeSet<FunctionIndex>>);

impl Exported {
    /// The functions that the modules written so far import from one.
    fn by(&self, owner: &str) -> BTreeSet<FunctionIndex> {
        self.0.get(owner).cloned().unwrap_or_default()
    }

    /// Writes a module that imports functions of others, and notes which of them it still uses.
    fn close(&mut self, module: &mut Module, imports: &[(&str, Vec<FunctionIndex>)]) -> Result<Vec<u8>, Failure> {
        for (owner, functions) in imports {
            import_functions(module, owner, functions)?;
        }
        gc::run(module);
        let kept: BTreeSet<FunctionIndex> = module.funcs.iter().map(|function| function.id().index()).collect();
        for (owner, functions) in imports {
            let used = functions.iter().filter(|function| kept.contains(function));
            self.0.entry((*owner).to_owned()).or_default().extend(used);
        }
        Ok(module.emit_wasm())
    }
}

/// Parses a copy of the module, with short names of imports.
fn read(wasm: &[u8]) -> Result<Module, Failure> {
    let mut module = parse(wasm)?;
    shorten(&mut module);
    Ok(module)
}

fn parse(wasm: &[u8]) -> Result<Module, Failure> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(wasm)?;
    // For linkers only; browsers do not read it.
    module.customs.remove_raw("target_features");
    Ok(module)
}

impl SplitPoints {
    fn find(module: &Module, chunks: &[Chunk]) -> Result<Self, Failure> {
        let mut size = module.tables.get(function_table(module)?).initial;
        let mut slots = BTreeMap::new();
        for (chunk, Chunk { name, .. }) in chunks.iter().enumerate() {
            // A path in a mangled Rust symbol: each name after its length.
            let path_segment = format!("12split_points{}{name}", name.len());
            let found = module
                .funcs
                .iter_local()
                .map(|(id, _)| id)
                .filter(|id| module.funcs.get(*id).name.as_ref().is_some_and(|path| path.contains(&path_segment)));
            let before = slots.len();
            for id in found {
                slots.insert(id.index(), (chunk, u32::try_from(size)?));
                size += 1;
            }
            if slots.len() == before {
                return Err(format!("no function stands in a Rust module split_points::{name}").into());
            }
        }
        Ok(SplitPoints { slots, size })
    }

    /// The parts that can be reached through the split points of a chunk.
    fn reached(&self, graph: &Graph, chunk: usize) -> Parts {
        let own =
            self.slots.iter().filter(|(_, (owner, _))| *owner == chunk).map(|(function, _)| Part::Function(*function));
        graph.reached(own, |function| self.slots.get(&function).is_some_and(|(owner, _)| *owner != chunk))
    }

    /// Replaces the split points of the chunks that `of` selects by stubs, and enlarges the table for all split points.
    fn put_stubs(&self, module: &mut Module, of: impl Fn(usize) -> bool) -> Result<(), Failure> {
        let table = function_table(module)?;
        let ids = ids(module);
        for (split_point, (chunk, slot)) in &self.slots {
            if of(*chunk) {
                put_stub(module, table, at(&ids, *split_point)?, *slot)?;
            }
        }
        let table = module.tables.get_mut(table);
        table.initial = self.size;
        table.maximum = table.maximum.map(|maximum| maximum.max(self.size));
        Ok(())
    }
}

fn put_stub(module: &mut Module, table: TableId, split_point: FunctionId, slot: u32) -> Result<(), Failure> {
    let ty = module.funcs.get(split_point).ty();
    let (params, results) = (module.types.get(ty).params().to_vec(), module.types.get(ty).results().to_vec());
    let arguments: Vec<_> = params.iter().map(|param| module.locals.add(*param)).collect();
    let mut builder = FunctionBuilder::new(&mut module.types, &params, &results);
    let mut body = builder.func_body();
    for argument in &arguments {
        body.local_get(*argument);
    }
    body.i32_const(i32::try_from(slot)?).call_indirect(ty, table);
    module.funcs.get_mut(split_point).kind = FunctionKind::Local(builder.local_func(arguments));
    Ok(())
}

/// The ids of the functions in a copy of the module, by index.
fn ids(module: &Module) -> Vec<FunctionId> {
    module.funcs.iter().map(|function| function.id()).collect()
}

fn at(ids: &[FunctionId], index: FunctionIndex) -> Result<FunctionId, Failure> {
    Ok(*ids.get(index).ok_or("two copies of the module differ")?)
}

/// The main module: the program with a stub in place of every split point.
fn open_main(wasm: &[u8], split_points: &SplitPoints) -> Result<Module, Failure> {
    let mut module = read(wasm)?;
    split_points.put_stubs(&mut module, |_| true)?;
    Ok(module)
}

/// The module of a chunk with some parts of the program: its split points are the entries, and all state is imported from the main
/// module. Without a chunk, the module of shared parts: no split point is an entry.
fn open_chunk(wasm: &[u8], parts: &Parts, split_points: &SplitPoints, chunk: Option<usize>) -> Result<Module, Failure> {
    let entries =
        split_points.slots.iter().filter(|(_, (owner, _))| Some(*owner) == chunk).map(|(function, _)| *function);
    let mut module = read(&without_bodies(wasm, &functions(parts).into_iter().chain(entries).collect())?)?;
    for export in module.exports.iter().map(|export| export.id()).collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    module.start = None;
    for table in module.tables.iter().map(|table| table.id()).collect::<Vec<_>>() {
        clear_table(&mut module, table);
    }
    clear_memory(&mut module);
    split_points.put_stubs(&mut module, |owner| Some(owner) != chunk)?;
    import_state(&mut module);
    let (table, ids) = (function_table(&module)?, ids(&module));
    for (split_point, (owner, slot)) in &split_points.slots {
        if Some(*owner) == chunk {
            let offset = ConstExpr::Value(Value::I32(i32::try_from(*slot)?));
            let kind = ElementKind::Active { table, offset };
            let segment = module.elements.add(kind, ElementItems::Functions(vec![at(&ids, *split_point)?]));
            module.tables.get_mut(table).elem_segments.insert(segment);
        }
    }
    Ok(module)
}

/// Imports memory, tables and globals from the main module.
fn import_state(module: &mut Module) {
    for id in module.memories.iter().map(|memory| memory.id()).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("memory{}", id.index()), ImportKind::Memory(id));
        module.memories.get_mut(id).import = Some(import);
    }
    for id in module.tables.iter().map(|table| table.id()).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("table{}", id.index()), ImportKind::Table(id));
        module.tables.get_mut(id).import = Some(import);
    }
    for id in module.globals.iter().map(|global| global.id()).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("global{}", id.index()), ImportKind::Global(id));
        module.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
}

fn import_functions(module: &mut Module, from: &str, functions: &[FunctionIndex]) -> Result<(), Failure> {
    let ids = ids(module);
    for index in functions {
        let id = at(&ids, *index)?;
        let ty = module.funcs.get(id).ty();
        let import = module.imports.add(from, &short(*index), ImportKind::Function(id));
        module.funcs.get_mut(id).kind = FunctionKind::Import(walrus::ImportedFunction { import, ty });
    }
    Ok(())
}

/// Exports from the main module what the chunks import, under the same names. State is exported whole; an unused name costs a few
/// bytes.
fn share(main: &mut Module, functions: &BTreeSet<FunctionIndex>) -> Result<(), Failure> {
    for id in main.memories.iter().map(|memory| memory.id()).collect::<Vec<_>>() {
        main.exports.add(&format!("memory{}", id.index()), id);
    }
    for id in main.tables.iter().map(|table| table.id()).collect::<Vec<_>>() {
        main.exports.add(&format!("table{}", id.index()), id);
    }
    for id in main.globals.iter().map(|global| global.id()).collect::<Vec<_>>() {
        main.exports.add(&format!("global{}", id.index()), id);
    }
    export_functions(main, functions)
}

fn export_functions(module: &mut Module, functions: &BTreeSet<FunctionIndex>) -> Result<(), Failure> {
    let ids = ids(module);
    for index in functions {
        module.exports.add(&short(*index), at(&ids, *index)?);
    }
    Ok(())
}
