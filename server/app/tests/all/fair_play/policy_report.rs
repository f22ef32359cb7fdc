//! The report on the policy names tests: each of them stands in the tree, as a test that runs.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use protection::policy::report::ITEMS;

/// Folders of the repository that hold tests.
const ROOTS: [&str; 4] = ["core", "server", "web", "scripts"];
/// Folders that are made, not written.
const MADE: [&str; 3] = ["target", "node_modules", "dist"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !MADE.contains(&name.as_str()) {
            sources(&path, found);
        } else if [".rs", ".test.ts", ".test.tsx", ".test.mjs", ".spec.ts", ".journey.ts"]
            .iter()
            .any(|ending| name.ends_with(ending))
        {
            found.push(path);
        }
    }
}

/// Names of the tests of a Rust source: functions with an attribute of a test that is not ignored, also within `proptest!`.
fn rust_tests(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let is_test = |line: &&str| line.starts_with("#[test]") || line.starts_with("#[tokio::test");
    let mut names = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| is_test(line)) {
        let rest = lines.iter().skip(at + 1);
        let attributes = rest.clone().take_while(|line| line.starts_with("#[")).count();
        let is_ignored = rest.clone().take(attributes).any(|line| line.starts_with("#[ignore"));
        let Some(function) = rest.clone().nth(attributes) else { continue };
        let name = function.trim_start_matches("async ").strip_prefix("fn ").and_then(|it| it.split('(').next());
        if let Some(name) = name.filter(|_| !is_ignored && !line.contains("ignore")) {
            names.push(name.to_owned());
        }
    }
    names
}

/// Names of the tests of a TypeScript or JavaScript source: what stands first in `test('...')` and `it('...')`.
fn web_tests(source: &str) -> Vec<String> {
    let calls = ["test('", "it('", "journey('"];
    let named = |line: &str| {
        let line = line.trim();
        calls
            .iter()
            .find_map(|call| line.strip_prefix(call))
            .and_then(|rest| rest.split('\'').next())
            .map(str::to_owned)
    };
    source.lines().filter_map(named).collect()
}

#[test]
fn every_test_that_the_report_names_stands_in_the_tree() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    ROOTS.iter().for_each(|folder| sources(&root.join(folder), &mut files));
    let mut known = BTreeSet::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a source");
        let is_rust = file.extension().is_some_and(|it| it == "rs");
        known.extend(if is_rust { rust_tests(&source) } else { web_tests(&source) });
    }
    assert!(known.len() > 500, "{} tests were found", known.len());
    for item in ITEMS {
        for test in item.tests {
            assert!(known.contains(*test), "{}: there is no test {test:?}: name one that shows it, or none", item.key);
        }
    }
}

#[test]
fn what_only_looks_like_a_test_is_none() {
    let source = "#[test]\n#[ignore = \"slow\"]\nfn ignored() {}\n#[tokio::test]\nasync fn real() {}\nfn helper() {}\n// #[test]\nfn told() {}";
    assert_eq!(rust_tests(source), ["real"]);
    assert_eq!(
        web_tests("test('shows it', () => {});\n// test('not this')\nit('and that', async () => {"),
        ["shows it", "and that"]
    );
}

#[test]
fn no_item_is_there_twice() {
    let keys: BTreeSet<&str> = ITEMS.iter().map(|item| item.key).collect();
    assert_eq!(keys.len(), ITEMS.len());
}
