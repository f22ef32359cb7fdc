//! Cuts a module in two or more, so that a page loads code when it first needs it.
//!
//! The program is written and compiled as one. A *split point* of the chunk `account` is a function in a Rust module of the path
//! `split_points::account`; what can be reached through the split points of one chunk only becomes a module of its own. It shares memory,
//! table, globals and functions with the main module, where a stub stands in place of each split point: it calls through a slot of
//! the table that stays empty until the chunk is there. Calling a stub before that traps, so the program has to ask first.
//!
//! What several chunks reach and the main module does not is a module of its own as well, the *shared* one: otherwise the first page would
//! carry whatever two pages have in common. Each chunk imports from it, so it is put in place before the first of them.
//!
//! Chunks may form a *group*: `downline@agents` belongs to that of the agents. A page of no group carries nothing for one: the shared module
//! holds what several chunks of no group reach, and the group has a module of what else several of its chunks reach. That one comes after the
//! shared one, and before the first chunk of the group. What a single chunk of no group has in common with a group travels twice.
//!
//! Functions whose address is taken stay in the main module, as do all constants.

use std::collections::{BTreeMap, BTreeSet};
use walrus::{
    ConstExpr, ElementItems, ElementKind, FunctionBuilder, FunctionId, FunctionKind, GlobalKind, ImportKind, Module,
    ModuleConfig, TableId, ir::Value, passes::gc,
};

/// What the chunks import state and most functions from.
const MAIN: &str = "main";
/// What they import the functions from that several of them reach.
const SHARED: &str = "shared";

type Failure = Box<dyn std::error::Error>;

/// A chunk by its name, and the group that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The Rust module under `split_points`.
    pub name: String,
    /// The name of the group's module.
    pub group: Option<String>,
}

impl Chunk {
    /// Of `NAME` or `NAME@GROUP`.
    pub fn parse(text: &str) -> Self {
        match text.split_once('@') {
            Some((name, group)) => Chunk { name: name.to_owned(), group: Some(group.to_owned()) },
            None => Chunk { name: text.to_owned(), group: None },
        }
    }
}

/// The main module, and the chunks in the order of their names.
pub struct Cut {
    /// What is loaded first.
    pub main: Vec<u8>,
    /// What is loaded before the first of the chunks.
    pub shared: Vec<u8>,
    /// What is loaded before the first chunk of a group, by the name of the group.
    pub groups: BTreeMap<String, Vec<u8>>,
    /// What is loaded later.
    pub chunks: Vec<Vec<u8>>,
}

/// A function by its index in the module as it was read: the same in every copy.
type Place = usize;

/// The split points of all chunks, each with its slot above those that the program has taken itself.
struct SplitPoints {
    /// Number of the chunk and slot in the table.
    slots: BTreeMap<Place, (usize, u32)>,
    /// The size of the table with all split points.
    size: u64,
}

/// Cuts a module whose functions still have their names.
///
/// # Errors
/// When the module can not be read, has no table, or a chunk has no split point.
pub fn cut(wasm: &[u8], chunks: &[Chunk]) -> Result<Cut, Failure> {
    let whole = read(wasm)?;
    let split_points = SplitPoints::find(&whole, chunks)?;
    let of_main = reached(open_main(wasm, &split_points)?);
    let of_chunks: Vec<BTreeSet<Place>> = (0..chunks.len())
        .map(|chunk| Ok(reached(open_chunk(wasm, &split_points, Some(chunk))?)))
        .collect::<Result<Vec<_>, Failure>>()?;

    let common = Common::of(chunks, &of_chunks, &of_main);
    let from_main: Vec<Place> = of_main.iter().copied().collect();
    let mut exported = Exported::default();
    let mut modules = Vec::new();
    for (chunk, (own, Chunk { group, .. })) in of_chunks.iter().zip(chunks).enumerate() {
        let is_foreign = |function: &Place| split_points.slots.get(function).is_none_or(|(owner, _)| *owner != chunk);
        let foreign = |functions: &BTreeSet<Place>| own.intersection(functions).copied().filter(is_foreign).collect();
        let mut imports = vec![(MAIN, foreign(&of_main)), (SHARED, foreign(&common.shared))];
        imports.extend(group.as_deref().map(|group| (group, foreign(common.of_group(group)))));
        let mut module = open_chunk(wasm, &split_points, Some(chunk))?;
        modules.push(exported.close(&mut module, &imports)?);
    }

    let mut groups = BTreeMap::new();
    for group in chunks.iter().filter_map(|chunk| chunk.group.as_ref()) {
        if groups.contains_key(group) {
            continue;
        }
        let mut module = open_chunk(wasm, &split_points, None)?;
        export_functions(&mut module, &exported.by(group))?;
        let imports = [(MAIN, from_main.clone()), (SHARED, common.shared.iter().copied().collect())];
        groups.insert(group.clone(), exported.close(&mut module, &imports)?);
    }

    let mut shared = open_chunk(wasm, &split_points, None)?;
    export_functions(&mut shared, &exported.by(SHARED))?;
    let shared = exported.close(&mut shared, &[(MAIN, from_main)])?;

    let mut main = open_main(wasm, &split_points)?;
    share(&mut main, &exported.by(MAIN))?;
    gc::run(&mut main);
    Ok(Cut { main: main.emit_wasm(), shared, groups, chunks: modules })
}

/// The functions that several chunks reach and the main module does not.
struct Common<'a> {
    /// Several chunks of no group.
    shared: BTreeSet<Place>,
    /// Several chunks of a group, and at most one of no group: that one has a copy of its own.
    groups: BTreeMap<&'a str, BTreeSet<Place>>,
}

impl<'a> Common<'a> {
    fn of(chunks: &'a [Chunk], of_chunks: &[BTreeSet<Place>], of_main: &BTreeSet<Place>) -> Self {
        let mut by: BTreeMap<Option<&str>, Vec<&BTreeSet<Place>>> = BTreeMap::new();
        for (chunk, own) in chunks.iter().zip(of_chunks) {
            by.entry(chunk.group.as_deref()).or_default().push(own);
        }
        let shared = in_several(by.remove(&None).unwrap_or_default(), of_main, &BTreeSet::new());
        let groups =
            by.into_iter().filter_map(|(group, own)| Some((group?, in_several(own, of_main, &shared)))).collect();
        Common { shared, groups }
    }

    fn of_group(&self, name: &str) -> &BTreeSet<Place> {
        const NONE: &BTreeSet<Place> = &BTreeSet::new();
        self.groups.get(name).unwrap_or(NONE)
    }
}

/// What stands in two sets or more, and in none of two others.
fn in_several(sets: Vec<&BTreeSet<Place>>, of_main: &BTreeSet<Place>, shared: &BTreeSet<Place>) -> BTreeSet<Place> {
    let mut counts: BTreeMap<Place, usize> = BTreeMap::new();
    for function in sets.into_iter().flatten() {
        *counts.entry(*function).or_default() += 1;
    }
    let several = counts.into_iter().filter(|(_, count)| *count > 1).map(|(function, _)| function);
    several.filter(|function| !of_main.contains(function) && !shared.contains(function)).collect()
}

/// What modules import that are loaded later, by who exports it.
#[derive(Default)]
struct Exported(BTreeMap<String, BTreeSet<Place>>);

impl Exported {
    /// What modules so far import from one.
    fn by(&self, owner: &str) -> BTreeSet<Place> {
        self.0.get(owner).cloned().unwrap_or_default()
    }

    /// Writes a module that has functions of others, and notes which of them it kept.
    fn close(&mut self, module: &mut Module, imports: &[(&str, Vec<Place>)]) -> Result<Vec<u8>, Failure> {
        for (owner, functions) in imports {
            import_functions(module, owner, functions)?;
        }
        gc::run(module);
        let kept: BTreeSet<Place> = module.funcs.iter().map(|function| function.id().index()).collect();
        for (owner, functions) in imports {
            let used = functions.iter().filter(|function| kept.contains(function));
            self.0.entry((*owner).to_owned()).or_default().extend(used);
        }
        Ok(module.emit_wasm())
    }
}

fn read(wasm: &[u8]) -> Result<Module, Failure> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse(wasm)?)
}

impl SplitPoints {
    fn find(module: &Module, chunks: &[Chunk]) -> Result<Self, Failure> {
        let mut size = module.tables.get(function_table(module)?).initial;
        let mut slots = BTreeMap::new();
        for (chunk, Chunk { name, .. }) in chunks.iter().enumerate() {
            let sign = format!("::split_points::{name}::");
            let found = module
                .funcs
                .iter_local()
                .map(|(id, _)| id)
                .filter(|id| module.funcs.get(*id).name.as_ref().is_some_and(|path| path.contains(&sign)));
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

    /// Puts a stub in place of the split points of some chunks, and makes room for them in the table.
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
        table.maximum = table.maximum.map(|most| most.max(self.size));
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

fn function_table(module: &Module) -> Result<TableId, Failure> {
    Ok(module.tables.main_function_table()?.ok_or("the module has no table for split points")?)
}

/// The functions of a copy of the module by their indices.
fn ids(module: &Module) -> Vec<FunctionId> {
    module.funcs.iter().map(|function| function.id()).collect()
}

fn at(ids: &[FunctionId], index: Place) -> Result<FunctionId, Failure> {
    Ok(*ids.get(index).ok_or("two copies of the module differ")?)
}

/// The program with a stub in place of every split point.
fn open_main(wasm: &[u8], split_points: &SplitPoints) -> Result<Module, Failure> {
    let mut module = read(wasm)?;
    split_points.put_stubs(&mut module, |_| true)?;
    Ok(module)
}

/// The whole program as seen from one chunk: its split points are the way in, and all state belongs to the main module. Without one, as seen
/// from what the chunks share: no split point leads in.
fn open_chunk(wasm: &[u8], split_points: &SplitPoints, chunk: Option<usize>) -> Result<Module, Failure> {
    let mut module = read(wasm)?;
    for export in module.exports.iter().map(|export| export.id()).collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    module.start = None;
    for segment in module.elements.iter().map(|segment| segment.id()).collect::<Vec<_>>() {
        module.elements.delete(segment);
    }
    for segment in module.data.iter().map(|segment| segment.id()).collect::<Vec<_>>() {
        module.data.delete(segment);
    }
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

/// Memory, tables and globals come from the main module.
fn import_state(module: &mut Module) {
    for id in module.memories.iter().map(|memory| memory.id()).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("memory{}", id.index()), ImportKind::Memory(id));
        let memory = module.memories.get_mut(id);
        memory.import = Some(import);
        memory.data_segments.clear();
    }
    for id in module.tables.iter().map(|table| table.id()).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("table{}", id.index()), ImportKind::Table(id));
        let table = module.tables.get_mut(id);
        table.import = Some(import);
        table.elem_segments.clear();
    }
    for id in module.globals.iter().map(|global| global.id()).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("global{}", id.index()), ImportKind::Global(id));
        module.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
}

fn import_functions(module: &mut Module, from: &str, functions: &[Place]) -> Result<(), Failure> {
    let ids = ids(module);
    for index in functions {
        let id = at(&ids, *index)?;
        let ty = module.funcs.get(id).ty();
        let import = module.imports.add(from, &format!("function{index}"), ImportKind::Function(id));
        module.funcs.get_mut(id).kind = FunctionKind::Import(walrus::ImportedFunction { import, ty });
    }
    Ok(())
}

/// What the chunks import under the same names. A name that no chunk uses costs a few bytes; state is shared whole.
fn share(main: &mut Module, functions: &BTreeSet<Place>) -> Result<(), Failure> {
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

fn export_functions(module: &mut Module, functions: &BTreeSet<Place>) -> Result<(), Failure> {
    let ids = ids(module);
    for index in functions {
        module.exports.add(&format!("function{index}"), at(&ids, *index)?);
    }
    Ok(())
}

/// The functions with a body that can be reached in a module.
fn reached(mut module: Module) -> BTreeSet<Place> {
    gc::run(&mut module);
    module.funcs.iter_local().map(|(id, _)| id.index()).collect()
}
