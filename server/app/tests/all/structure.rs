//! The shape of the server: which crate may use which, and that the folders of a crate import in one direction.
//!
//! The compiler forbids a circle of crates; this also forbids a short cut upward that closes no circle yet, and circles between
//! the folders inside a crate, of which the compiler knows nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The crates from the bottom up. Each may use those before it.
const LAYERS: [&str; 25] = [
    "openapi",
    "sqlite-vfs",
    "platform",
    "art",
    "ledger",
    "protection",
    "messages",
    "identity",
    "content",
    "kyc",
    "support",
    "bets",
    "games",
    "promotions",
    "missions",
    "rewards",
    "referral",
    "cashier",
    "privacy",
    "fair-play",
    "reports",
    "statements",
    "agents",
    "operator",
    "app",
];
/// What stands beside them, and all that it may use.
const BESIDE: [(&str, &[&str]); 3] =
    [("power-loss", &["sqlite-vfs"]), ("supplier", &["platform", "art", "slots"]), ("payment-provider", &["platform"])];
/// Those of them that the server's program runs.
const PARTIES: [&str; 2] = ["supplier", "payment_provider"];
/// Files that name what all folders of their crate have made: the crate's root, its state, its test kit.
const ROOTS: [&str; 6] = ["lib", "main", "base", "state", "testing", "tests"];

fn server() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The crates of the server that a manifest depends on, tests apart.
fn dependencies(name: &str) -> BTreeSet<String> {
    let manifest = std::fs::read_to_string(server().join(name).join("Cargo.toml")).expect("a manifest");
    let (_, rest) = manifest.split_once("\n[dependencies]\n").expect("dependencies");
    let section = rest.split("\n[").next().unwrap_or_default();
    let names = section.lines().filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned);
    let known: Vec<&str> = LAYERS.into_iter().chain(PARTIES).chain(["slots"]).collect();
    names.filter(|name| known.contains(&name.as_str())).collect()
}

#[test]
fn a_crate_uses_only_crates_below_it() {
    for (index, name) in LAYERS.iter().enumerate() {
        let parties = PARTIES.into_iter().filter(|_| *name == "app");
        let below: Vec<&str> = LAYERS[..index].iter().copied().chain(parties).collect();
        for used in dependencies(name) {
            assert!(
                below.contains(&used.as_str()),
                "{name} uses {used}, which stands above it: move what both need further down, or hand it in"
            );
        }
    }
    for (name, allowed) in BESIDE {
        for used in dependencies(name) {
            assert!(allowed.contains(&used.as_str()), "{name} is a party of its own: it may not use {used}");
        }
    }
}

#[test]
fn every_crate_of_the_server_has_its_layer() {
    let folders = std::fs::read_dir(server()).expect("a folder").map(|entry| entry.expect("an entry").path());
    let crates = folders.filter(|path| path.join("Cargo.toml").is_file());
    let crates: BTreeSet<String> =
        crates.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect();
    let listed = LAYERS.into_iter().chain(BESIDE.map(|(name, _)| name)).map(str::to_owned).collect();
    assert_eq!(crates, listed, "a new crate needs its index in LAYERS");
}

/// Every Rust file below a folder, with its path from there.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(at) = open.pop() {
        for entry in std::fs::read_dir(&at).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                found.push((path.strip_prefix(folder).expect("inside").to_owned(), text));
            }
        }
    }
    found
}

/// The folder or file right below `src/` that a source belongs to.
fn module_of(path: &Path) -> String {
    let first = path.components().next().expect("a component").as_os_str().to_string_lossy().into_owned();
    first.trim_end_matches(".rs").to_owned()
}

/// The code of a source: without comments, and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The modules right below the root that a source names by `crate::` or by climbing up to it.
fn modules_named(path: &Path, code: &str, modules: &BTreeSet<String>) -> BTreeSet<String> {
    let depth = path.components().count() - usize::from(path.ends_with("mod.rs"));
    let climbs = "super::".repeat(depth);
    let mut found = BTreeSet::new();
    for prefix in ["crate::", climbs.as_str()] {
        for (at, _) in code.match_indices(prefix) {
            if prefix != "crate::" && code[..at].ends_with("super::") {
                continue;
            }
            let rest = &code[at + prefix.len()..];
            let heads = match rest.strip_prefix('{') {
                Some(group) => heads_of_group(group),
                None => vec![identifier(rest)],
            };
            found.extend(heads.into_iter().filter(|head| modules.contains(head)));
        }
    }
    found
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect()
}

/// The first words of the members of `{a, b::{c, d}, e}`, whose opening brace is behind us.
fn heads_of_group(group: &str) -> Vec<String> {
    let (mut heads, mut depth, mut fresh) = (Vec::new(), 0, true);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            _ if fresh && !letter.is_whitespace() => {
                heads.push(identifier(&group[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    heads
}

/// A way from a module back to itself, if there is one.
fn find_cycle(uses: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<String>> {
    fn walk(
        at: &str,
        path: &mut Vec<String>,
        done: &mut BTreeSet<String>,
        uses: &BTreeMap<String, BTreeSet<String>>,
    ) -> Option<Vec<String>> {
        if let Some(start) = path.iter().position(|passed| passed == at) {
            return Some(path[start..].iter().cloned().chain([at.to_owned()]).collect());
        }
        if !done.insert(at.to_owned()) {
            return None;
        }
        path.push(at.to_owned());
        let found = uses.get(at).into_iter().flatten().find_map(|next| walk(next, path, done, uses));
        path.pop();
        found
    }
    let mut done = BTreeSet::new();
    uses.keys().find_map(|start| walk(start, &mut Vec::new(), &mut done, uses))
}

#[test]
fn the_folders_of_a_crate_import_in_one_direction() {
    for name in LAYERS.into_iter().chain(BESIDE.map(|(name, _)| name)) {
        let sources = sources(&server().join(name).join("src"));
        let modules: BTreeSet<String> =
            sources.iter().map(|(path, _)| module_of(path)).filter(|it| !ROOTS.contains(&it.as_str())).collect();
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (path, text) in &sources {
            let module = module_of(path);
            if modules.contains(&module) {
                let mut others = modules_named(path, &code(text), &modules);
                others.remove(&module);
                uses.entry(module).or_default().extend(others);
            }
        }
        if let Some(cycle) = find_cycle(&uses) {
            panic!("{name}/src imports in a circle: {}; move what both need into a third folder", cycle.join(" -> "));
        }
    }
}

#[test]
fn a_circle_is_found_where_there_is_one() {
    let modules: BTreeSet<String> = ["a", "b", "c"].map(str::to_owned).into();
    let source = "use crate::{b::{x, c}, other};\nuse super::c::y;\nfn f() { crate::a::g() }";
    assert_eq!(modules_named(Path::new("z.rs"), source, &modules), modules);
    assert_eq!(modules_named(Path::new("z/deep.rs"), "use super::c::y;", &modules), BTreeSet::new());
    let uses = |pairs: &[(&str, &str)]| {
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in pairs {
            uses.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        find_cycle(&uses)
    };
    assert_eq!(uses(&[("a", "b"), ("b", "c")]), None);
    assert_eq!(uses(&[("a", "b"), ("b", "c"), ("c", "b")]).expect("a circle"), ["b", "c", "b"]);
}

#[test]
fn every_migration_is_listed_once_and_numbers_are_not_shared() {
    let crates = LAYERS.into_iter().chain(BESIDE.map(|(name, _)| name));
    for name in crates {
        let Ok(folder) = std::fs::read_dir(server().join(name).join("migrations")) else { continue };
        let files: BTreeSet<String> = folder
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().trim_end_matches(".sql").to_owned())
            .collect();
        let listed = match name {
            "supplier" => vec![supplier::MIGRATIONS],
            "payment-provider" => vec![payment_provider::MIGRATIONS],
            _ => lumora_server::MIGRATIONS.to_vec(),
        };
        let listed: BTreeSet<&str> = listed.into_iter().flatten().map(|step| step.name).collect();
        for file in files {
            assert!(listed.contains(file.as_str()), "{name}/migrations/{file}.sql is not listed in {name}/src/lib.rs");
        }
    }
    let numbers: Vec<i64> = lumora_server::MIGRATIONS.iter().copied().flatten().map(|step| step.version).collect();
    let different: BTreeSet<i64> = numbers.iter().copied().collect();
    assert_eq!(numbers.len(), different.len(), "two migrations have one number: {numbers:?}");
}
