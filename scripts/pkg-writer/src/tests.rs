//! A small program is cut and looked at: what went where, and what each side shares with the other.

use crate::chunks::{Chunk, cut};
use walrus::{ConstExpr, ElementItems, ElementKind, FunctionBuilder, FunctionId, Module, RefType};

/// `() -> i32` that adds up what `calls` give, under a name.
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

/// `main` calls two split_points and `often`; each split point has code of its own, and both use `both` and `often`.
fn program() -> Vec<u8> {
    let mut module = Module::default();
    let table = module.tables.add_local(false, 1, Some(1), RefType::FUNCREF);
    let often = function(&mut module, "app::often", &[]);
    let both = function(&mut module, "app::both", &[]);
    let pointed = function(&mut module, "app::pointed_at", &[]);
    let login_only = function(&mut module, "app::login_only", &[pointed]);
    let login = function(&mut module, "app::split_points::account::login", &[often, both, login_only]);
    let pages_only = function(&mut module, "app::pages_only", &[]);
    let pages = function(&mut module, "app::split_points::pages::show", &[both, pages_only]);
    let main = function(&mut module, "app::main", &[often, login, pages]);
    module.exports.add("main", main);
    let at = ElementKind::Active { table, offset: ConstExpr::Value(walrus::ir::Value::I32(0)) };
    let segment = module.elements.add(at, ElementItems::Functions(vec![pointed]));
    module.tables.get_mut(table).elem_segments.insert(segment);
    module.emit_wasm()
}

fn names(names: &[&str]) -> Vec<Chunk> {
    names.iter().map(|name| Chunk::parse(name)).collect()
}

/// How many functions a module has of its own, and how many it imports.
fn functions(wasm: &[u8]) -> (usize, usize) {
    let module = Module::from_buffer(wasm).expect("a module");
    let own = module.funcs.iter_local().count();
    (own, module.funcs.iter().count() - own)
}

#[test]
fn a_chunk_takes_along_what_only_its_split_points_reach() {
    let cut = cut(&program(), &names(&["account", "pages"])).expect("cut");
    // main, often, pointed_at, and two stubs.
    assert_eq!(functions(&cut.main), (5, 0));
    // The split point and login_only; often and pointed_at are asked of the main module, both of the shared one.
    assert_eq!(functions(&cut.chunks[0]), (2, 3));
    assert_eq!(functions(&cut.chunks[1]), (2, 1));
}

#[test]
fn what_only_several_chunks_use_is_apart_from_the_main_module() {
    let shared = cut(&program(), &names(&["account", "pages"])).expect("cut").shared;
    assert_eq!(functions(&shared), (1, 0));
}

#[test]
fn what_only_chunks_of_a_group_use_is_apart_from_what_others_share() {
    let cut = cut(&program(), &names(&["account@members", "pages@members"])).expect("cut");
    assert_eq!(functions(&cut.shared), (0, 0));
    assert_eq!(functions(&cut.groups["members"]), (1, 0));
    let chunk = Module::from_buffer(&cut.chunks[1]).expect("a module");
    let imports = chunk.imports.iter().filter(|import| import.module == "members").count();
    assert_eq!(imports, 1);
}

#[test]
fn what_a_single_chunk_has_in_common_with_a_group_travels_twice() {
    let cut = cut(&program(), &names(&["account@members", "pages"])).expect("cut");
    assert_eq!(functions(&cut.shared), (0, 0));
    assert_eq!(functions(&cut.groups["members"]), (0, 0));
    // Each has its split point, code of its own, and a copy of both.
    assert_eq!(functions(&cut.chunks[0]), (3, 2));
    assert_eq!(functions(&cut.chunks[1]), (3, 0));
}

#[test]
fn what_no_other_chunk_uses_travels_with_the_only_one() {
    let cut = cut(&program(), &names(&["account"])).expect("cut");
    // main, often, both, pointed_at, the other split point with its code, and one stub.
    assert_eq!(functions(&cut.main), (7, 0));
    assert_eq!(functions(&cut.chunks[0]), (2, 3));
    assert_eq!(functions(&cut.shared), (0, 0));
}

#[test]
fn each_import_is_an_export_of_the_module_it_names() {
    let cut = cut(&program(), &names(&["account", "pages"])).expect("cut");
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
    let cut = cut(&program(), &names(&["account", "pages"])).expect("cut");
    let shared = Module::from_buffer(&cut.shared).expect("a module");
    assert!(shared.imports.iter().all(|import| import.module == "main"));
}

#[test]
fn the_table_has_room_for_every_door() {
    let cut = cut(&program(), &names(&["account", "pages"])).expect("cut");
    let main = Module::from_buffer(&cut.main).expect("a module");
    let table = main.tables.iter().next().expect("a table");
    assert_eq!((table.initial, table.maximum), (3, Some(3)));
}

#[test]
fn a_chunk_without_split_points_is_refused_by_its_name() {
    let refused = cut(&program(), &names(&["wallet"])).err().expect("refused");
    assert!(refused.to_string().contains("split_points::wallet"), "{refused}");
}
