//! Tests that cut a small program and check which module got what, and what the modules share.

use std::collections::BTreeMap;

use crate::Failure;
use crate::chunks::{Chunk, Cut};
use crate::references::{Constant, References, Target};
use walrus::{ConstExpr, DataKind, ElementItems, ElementKind, FunctionBuilder, FunctionId, Module, RefType, ir::Value};

/// Adds a function `() -> i32` with a name, which adds up the results of `calls`.
fn function(module: &mut Module, name: &str, calls: &[FunctionId]) -> FunctionId {
    let mut builder = FunctionBuilder::new(&mut module.types, &[], &[walrus::ValType::I32]);
    builder.name(name.to_owned());
    let mut body = builder.func_body();
    body.i32_const(1);
    for called in calls {
        body.call(*called).binop(walrus::ir::BinaryOp::I32Add);
    }
    builder.finish(Vec::new(), &mut module.funcs)
}

/// Address of the program's first constant.
const START: u32 = 1000;
/// The fourth points to the fifth, and that one to a function.
const TEXTS: [&str; 5] =
    ["a text of main", "a text of account", "a text of both", "what pages point to", "what that points to"];

/// `main` calls two split points and `often`; each split point has code of its own, and both use `both` and `often`. `pages` calls a
/// function by its address and `main` another one; the address of a third one is in a constant that only `pages` refers to.
fn program() -> (Vec<u8>, References) {
    let mut module = Module::default();
    let table = module.tables.add_local(false, 4, Some(4), RefType::FUNCREF);
    let memory = module.memories.add_local(false, false, 1, None, None);
    let often = function(&mut module, "often", &[]);
    let both = function(&mut module, "both", &[]);
    let by_address = ["at_of_main", "at_of_pages", "at_of_constant"].map(|name| function(&mut module, name, &[]));
    let login_only = function(&mut module, "login_only", &[]);
    let login = function(&mut module, "_ZN3app12split_points7account5loginE", &[often, both, login_only]);
    let pages_only = function(&mut module, "pages_only", &[]);
    let pages = function(&mut module, "_ZN3app12split_points5pages4showE", &[both, pages_only]);
    let main = function(&mut module, "main", &[often, login, pages]);
    module.exports.add("main", main);
    let at = |number: u32| ConstExpr::Value(Value::I32(number.cast_signed()));
    let elements = ElementItems::Functions(by_address.to_vec());
    let segment = module.elements.add(ElementKind::Active { table, offset: at(1) }, elements);
    module.tables.get_mut(table).elem_segments.insert(segment);

    // With gaps between them, so that none is included with its neighbour.
    let mut bytes = Vec::new();
    let mut constants = Vec::new();
    for text in TEXTS {
        let start = START + u32::try_from(bytes.len()).expect("few bytes");
        constants.push(Constant { bytes: start..start + u32::try_from(text.len()).expect("few"), targets: [].into() });
        bytes.extend(text.bytes().chain([b'.'; 40]));
    }
    constants[3].targets = [Target::Constant(4)].into();
    constants[4].targets = [Target::Slot(3)].into();
    let data = module.data.add(DataKind::Active { memory, offset: at(START) }, bytes);
    module.memories.get_mut(memory).data_segments.insert(data);

    let references = [
        ("main", vec![Target::Constant(0), Target::Slot(1)]),
        ("login_only", vec![Target::Constant(1)]),
        ("both", vec![Target::Constant(2)]),
        ("pages_only", vec![Target::Constant(3), Target::Slot(2)]),
    ];
    let of_function = |(name, targets): (&str, Vec<Target>)| (name.to_owned(), targets.into_iter().collect());
    let functions = references.into_iter().map(of_function).collect();
    (module.emit_wasm(), References { functions, constants, of_state: [].into() })
}

fn cut(chunks: &[Chunk]) -> Result<Cut, Failure> {
    let (wasm, references) = program();
    crate::chunks::cut(&wasm, chunks, &references)
}

/// The program's texts that a module writes into memory.
fn texts(wasm: &[u8]) -> Vec<&'static str> {
    let module = Module::from_buffer(wasm).expect("a module");
    let mut written: BTreeMap<u32, Vec<u8>> = BTreeMap::new();
    for data in module.data.iter() {
        let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind else {
            panic!("no address")
        };
        written.insert(start.cast_unsigned(), data.value.clone());
    }
    let is_there = |address: u32, text: &str| {
        written.range(..=address).next_back().is_some_and(|(start, bytes)| {
            bytes.get((address - start) as usize..).is_some_and(|bytes| bytes.starts_with(text.as_bytes()))
        })
    };
    let (_, references) = program();
    let placed = TEXTS.into_iter().zip(references.constants);
    placed.filter(|(text, constant)| is_there(constant.bytes.start, text)).map(|(text, _)| text).collect()
}

/// The table's slots that a module fills.
fn slots(wasm: &[u8]) -> Vec<u32> {
    let module = Module::from_buffer(wasm).expect("a module");
    let mut slots = Vec::new();
    for element in module.elements.iter() {
        let (
            ElementKind::Active { offset: ConstExpr::Value(Value::I32(first)), .. },
            ElementItems::Functions(functions),
        ) = (&element.kind, &element.items)
        else {
            panic!("no list of functions")
        };
        slots.extend((first.cast_unsigned()..).take(functions.len()));
    }
    slots.sort_unstable();
    slots
}

fn names(names: &[&str]) -> Vec<Chunk> {
    names.iter().map(|name| Chunk::parse(name)).collect()
}

/// The numbers of functions that a module defines and imports.
fn functions(wasm: &[u8]) -> (usize, usize) {
    let module = Module::from_buffer(wasm).expect("a module");
    let own = module.funcs.iter_local().count();
    (own, module.funcs.iter().count() - own)
}

#[test]
fn a_chunk_takes_along_what_only_its_split_points_reach() {
    let cut = cut(&names(&["account", "pages"])).expect("cut");
    // main, often, the function whose address main takes, and two stubs.
    assert_eq!(functions(&cut.main), (5, 0));
    // The split point and login_only; often is imported from the main module, both from the shared one.
    assert_eq!(functions(&cut.chunks[0]), (2, 2));
    // The split point, pages_only, and two that are called by their address.
    assert_eq!(functions(&cut.chunks[1]), (4, 1));
}

#[test]
fn what_only_several_chunks_use_is_apart_from_the_main_module() {
    let shared = cut(&names(&["account", "pages"])).expect("cut").shared;
    assert_eq!(functions(&shared), (1, 0));
}

#[test]
fn what_only_chunks_of_a_group_use_is_apart_from_what_others_share() {
    let cut = cut(&names(&["account@members", "pages@members"])).expect("cut");
    assert_eq!(functions(&cut.shared), (0, 0));
    assert_eq!(functions(&cut.groups["members"]), (1, 0));
    let chunk = Module::from_buffer(&cut.chunks[1]).expect("a module");
    let imports = chunk.imports.iter().filter(|import| import.module == "members").count();
    assert_eq!(imports, 1);
}

#[test]
fn what_a_single_chunk_has_in_common_with_a_group_travels_twice() {
    let cut = cut(&names(&["account@members", "pages"])).expect("cut");
    assert_eq!(functions(&cut.shared), (0, 0));
    assert_eq!(functions(&cut.groups["members"]), (0, 0));
    // Each has its split point, code of its own, and a copy of both.
    assert_eq!(functions(&cut.chunks[0]), (3, 1));
    assert_eq!(functions(&cut.chunks[1]), (5, 0));
    assert_eq!(texts(&cut.chunks[0]), ["a text of account", "a text of both"]);
}

#[test]
fn what_no_other_chunk_uses_travels_with_the_only_one() {
    let cut = cut(&names(&["account"])).expect("cut");
    // main, often, both, all that are called by their address, the other split point with its code, and one stub.
    assert_eq!(functions(&cut.main), (9, 0));
    assert_eq!(functions(&cut.chunks[0]), (2, 2));
    assert_eq!(functions(&cut.shared), (0, 0));
}

#[test]
fn each_import_is_an_export_of_the_module_it_names() {
    let cut = cut(&names(&["account", "pages"])).expect("cut");
    let [main, shared] = [&cut.main, &cut.shared].map(|wasm| Module::from_buffer(wasm).expect("a module"));
    for wasm in cut.chunks.iter().chain([&cut.shared]) {
        let module = Module::from_buffer(wasm).expect("a module");
        for import in module.imports.iter() {
            let exporter = if import.module == "shared" { &shared } else { &main };
            assert!(exporter.exports.iter().any(|export| export.name == import.name), "{} is not there", import.name);
        }
    }
}

#[test]
fn the_shared_module_asks_nothing_of_a_chunk() {
    let cut = cut(&names(&["account", "pages"])).expect("cut");
    let shared = Module::from_buffer(&cut.shared).expect("a module");
    assert!(shared.imports.iter().all(|import| import.module == "main"));
}

#[test]
fn the_table_has_room_for_every_door() {
    let cut = cut(&names(&["account", "pages"])).expect("cut");
    let main = Module::from_buffer(&cut.main).expect("a module");
    let table = main.tables.iter().next().expect("a table");
    assert_eq!((table.initial, table.maximum), (6, Some(6)));
}

#[test]
fn a_text_travels_with_the_code_that_shows_it() {
    let cut = cut(&names(&["account", "pages"])).expect("cut");
    assert_eq!(texts(&cut.main), ["a text of main"]);
    assert_eq!(texts(&cut.shared), ["a text of both"]);
    assert_eq!(texts(&cut.chunks[0]), ["a text of account"]);
    assert_eq!(texts(&cut.chunks[1]), ["what pages point to", "what that points to"]);
}

#[test]
fn a_function_that_is_called_by_its_address_travels_with_who_knows_it() {
    let cut = cut(&names(&["account", "pages"])).expect("cut");
    // Slots from 4 on are those of the split points.
    assert_eq!(slots(&cut.main), [1]);
    assert_eq!(slots(&cut.chunks[0]), [4]);
    assert_eq!(slots(&cut.chunks[1]), [2, 3, 5]);
}

#[test]
fn what_state_points_to_stays_with_it_in_the_main_module() {
    let (wasm, mut references) = program();
    references.of_state = [Target::Constant(4)].into();
    let cut = crate::chunks::cut(&wasm, &names(&["account", "pages"]), &references).expect("cut");
    assert_eq!(texts(&cut.main), ["a text of main", "what that points to"]);
    assert_eq!(slots(&cut.main), [1, 3]);
    assert_eq!(texts(&cut.chunks[1]), ["what pages point to"]);
}

#[test]
fn a_text_of_which_the_linker_knows_nothing_is_not_guessed() {
    let (wasm, mut references) = program();
    let mut module = Module::from_buffer(&wasm).expect("a module");
    let mut builder = FunctionBuilder::new(&mut module.types, &[], &[walrus::ValType::I32]);
    builder.name("came later".to_owned()).func_body().i32_const(START.cast_signed());
    let later = builder.finish(Vec::new(), &mut module.funcs);
    module.exports.add("later", later);
    let wasm = module.emit_wasm();
    let chunks = names(&["account", "pages"]);
    let refused = crate::chunks::cut(&wasm, &chunks, &references).map(drop).expect_err("refused");
    assert!(refused.to_string().contains("came later"), "{refused}");
    // The linker's name of what the program exports.
    references.functions.insert("came later_0123456789abcdef".to_owned(), [].into());
    crate::chunks::cut(&wasm, &chunks, &references).expect("cut");
}

#[test]
fn a_module_that_was_linked_without_relocations_is_refused_with_the_remedy() {
    let refused = References::read(&program().0).map(drop).expect_err("refused");
    assert!(refused.to_string().contains("--emit-relocs"), "{refused}");
}

#[test]
fn a_chunk_without_split_points_is_refused_by_its_name() {
    let refused = cut(&names(&["wallet"])).map(drop).expect_err("refused");
    assert!(refused.to_string().contains("split_points::wallet"), "{refused}");
}

#[test]
fn only_kept_functions_have_their_bodies_and_all_keep_their_indices() {
    let mut module = Module::default();
    let ty = module.types.add(&[], &[walrus::ValType::I32]);
    let (imported, _) = module.add_import_func("host", "now", ty);
    let first = function(&mut module, "first", &[imported]);
    let second = function(&mut module, "second", &[first]);
    module.exports.add("second", second);
    let wasm = module.emit_wasm();
    let indices = |wasm: &[u8]| {
        let module = Module::from_buffer(wasm).expect("a module");
        let is_short = |id| matches!(&module.funcs.get(id).kind, walrus::FunctionKind::Local(own) if own.size() == 1);
        module.funcs.iter().map(|function| (function.name.clone(), is_short(function.id()))).collect::<Vec<_>>()
    };
    let whole = indices(&wasm);
    assert!(whole.iter().all(|(_, is_short)| !is_short));
    for (kept, short) in [(1, [false, false, true]), (2, [false, true, false])] {
        let thin = crate::bodies::without_bodies(&wasm, &[kept].into()).expect("a module");
        let expected: Vec<_> = whole.iter().zip(short).map(|((name, _), short)| (name.clone(), short)).collect();
        assert_eq!(indices(&thin), expected);
    }
    assert!(crate::bodies::without_bodies(b"\0asm\x01\0\0\0", &[0].into()).is_err());
}
