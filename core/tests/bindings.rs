//! The TypeScript of everything that crosses the boundary: written from the Rust types, and checked for drift.
//!
//! The files in `web/src/core/generated/` are in git, so that the views can be worked on without Rust. Their hash is
//! compiled into the core as well; the view compares the two at start, so that a page never runs with another core's shapes.

#![cfg(feature = "bindings")]

use lumora_core::domain::route::Route;
use lumora_core::effect::Method;
use lumora_core::event::UiEvent;
use lumora_core::testing::{HOST, Setup, World};
use lumora_core::view::{self, HostEffect, Slice};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};
use ts_rs::{Config, TS, TypeVisitor};

const REMEDY: &str = "UPDATE=1 cargo test -p lumora-core --features bindings --test bindings";
const HEADER: &str = "// Generated from the Rust types of core/; do not edit. To write it anew:\n// ";

/// Declarations by name.
#[derive(Default)]
struct Types {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl Types {
    fn reachable_from<T: TS + 'static>() -> Types {
        let mut types = Types::default();
        types.visit::<T>();
        types
    }

    /// Leaves out what `other` declares, and imports what of it is used.
    fn without(mut self, other: &Types) -> Types {
        self.declarations.retain(|name, _| !other.declarations.contains_key(name));
        self
    }

    fn names(&self) -> impl Iterator<Item = &String> {
        self.declarations.keys()
    }

    fn text(&self) -> String {
        self.declarations.values().cloned().collect::<Vec<_>>().join("\n")
    }

    /// An import of those names of `other` that are used here; nothing when none is.
    fn imports(&self, other: &Types, from: &str) -> String {
        let text = self.text();
        let used: Vec<_> = other.names().filter(|name| mentions(&text, name)).map(String::as_str).collect();
        if used.is_empty() {
            String::new()
        } else {
            format!("import type {{ {} }} from '{from}';\n\n", used.join(", "))
        }
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let named = T::output_path().is_some();
        if named {
            let name = T::ident(&self.config);
            if self.declarations.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.config));
            self.declarations.insert(name, tidy(&text));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Comments of one line on one line, and fields indented.
fn tidy(declaration: &str) -> String {
    let text = declaration.replace("/**\n * ", "/** ").replace("\n */", " */");
    let mut inside = false;
    let lines = text.lines().map(|line| {
        let indent = if inside { "  " } else { "" };
        inside |= line.starts_with("export ");
        format!("{indent}{}\n", line.trim_end())
    });
    lines.collect()
}

/// Whether a whole word stands in a text, its comments apart.
fn mentions(text: &str, word: &str) -> bool {
    let code = text.lines().filter(|line| !matches!(line.trim_start().get(..2), Some("/*" | "* ")));
    code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric() && letter != '_'))
        .any(|token| token == word)
}

fn slices(types: &mut Types) -> String {
    let mut map = String::from("/** The view type of each slice. */\nexport interface Slices {\n");
    let mut order = String::from("/** Slices by number. */\n");
    order.push_str("export const SLICES = [");
    for slice in Slice::ALL {
        slice.visit_view(types);
        let shape = slice.view_name(&types.config);
        map.push_str(&format!("  {}: {shape};\n", slice.name()));
        order.push_str(&format!("\n  '{}',", slice.name()));
    }
    format!(
        "{map}}}\n\n/** Name of a slice. */\nexport type SliceName = keyof Slices;\n\n\
         {order}\n] as const satisfies readonly SliceName[];\n"
    )
}

/// File name and content of everything that is generated for the view, without the hash.
fn shapes() -> BTreeMap<&'static str, String> {
    let events = Types::reachable_from::<UiEvent>();
    let host = Types::reachable_from::<HostEffect>();
    let mut views = Types::default();
    let slices = slices(&mut views);
    let views = views.without(&events);
    BTreeMap::from([
        ("events.ts", events.text()),
        ("host.ts", host.text()),
        ("views.ts", format!("{}{}\n{slices}", views.imports(&events, "./events.ts"), views.text())),
    ])
}

/// FNV-1a, 64 bits, over names and contents. It guards against mistakes, not against malice.
fn hash(files: &BTreeMap<&str, String>) -> String {
    let bytes = files.iter().flat_map(|(name, text)| name.bytes().chain([0]).chain(text.bytes()).chain([0]));
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

/// The addresses that the core asks for at a first visit, so that the page can ask before the core is there.
fn startup_calls() -> String {
    let host = format!("url={HOST}");
    let world = World::open(Setup::default());
    let gets = world.calls.iter().filter(|call| call.method == Method::Get);
    let lines = gets.map(|call| {
        let address = call.url.replace(&host, "url={host}").replace("language=EN", "language={language}");
        format!("  '{address}',\n")
    });
    format!(
        "/** What the core asks for at a first visit; `{{host}}` and `{{language}}` stand for the site's host and the code of\n \
         * the page's language. */\nexport const STARTUP_CALLS: readonly string[] = [\n{}];\n",
        lines.collect::<String>()
    )
}

/// The screen of each path, so that the page can ask for its part before the core is there. Home is what is left.
fn screens() -> String {
    let screen = |path: &str| {
        let world = World::open(Setup { address: path.to_owned(), ..Setup::default() });
        world.at(Slice::Route, "/screen").as_str().unwrap_or_default().to_owned()
    };
    let named = Route::paths().map(|path| (path, screen(path))).filter(|(_, screen)| screen != "home");
    let lines = named.map(|(path, screen)| format!("  '{path}': '{screen}',\n"));
    format!(
        "import type {{ ScreenName }} from './views.ts';\n\n\
         /** The screen of each path as the core reads it; any other path is home, or none. */\n\
         export const SCREENS: Readonly<Record<string, Exclude<ScreenName, 'none'>>> = {{\n{}}};\n",
        lines.collect::<String>()
    )
}

/// What the page's sections are checked against and loaded with: the names that the route may hold, and the chunk of the
/// core that makes a slice.
fn sections() -> String {
    let config = Config::default();
    let names = |list: &str, of: &str, union: String| {
        let names = union.split('"').skip(1).step_by(2).filter(|name| *name != "none");
        let lines = names.map(|name| format!("  '{name}',\n")).collect::<String>();
        format!("export const {list} = [\n{lines}] as const satisfies readonly {of}[];\n\n")
    };
    let chunks =
        Slice::ALL.into_iter().filter_map(|slice| Some(format!("  {}: '{}',\n", slice.name(), slice.chunk()?.name())));
    let carried = Slice::ALL.into_iter().filter(|slice| !slice.carries().is_empty()).map(|slice| {
        let names: Vec<_> = slice.carries().iter().map(|chunk| format!("'{}'", chunk.name())).collect();
        format!("  {}: [{}],\n", slice.name(), names.join(", "))
    });
    format!(
        "import type {{ AgentSection, MemberSection, OverlayName, ScreenName, SliceName }} from './views.ts';\n\n\
         /** Every screen. */\n{}/** Every overlay of the address. */\n{}/** Every section of the member centre. */\n{}\
         /** Every section of the agent centre. */\n{}\
         /** The chunk of the core that makes a slice; those that are not named are always there. */\n\
         export const SLICE_CHUNKS = {{\n{}}} as const satisfies {{ readonly [name in SliceName]?: string }};\n\n\
         /** The chunks of the core that travel when a section needs them. */\n\
         export type ChunkName = (typeof SLICE_CHUNKS)[keyof typeof SLICE_CHUNKS];\n\n\
         /** Chunks whose events a slice carries: it shows nothing before they are there. */\n\
         export const CARRIED_CHUNKS = {{\n{}}} as const satisfies {{ readonly [name in SliceName]?: readonly ChunkName[] }};\n",
        names("SCREEN_NAMES", "ScreenName", view::ScreenName::inline(&config)),
        names("OVERLAY_NAMES", "OverlayName", view::OverlayName::inline(&config)),
        names("MEMBER_SECTIONS", "MemberSection", view::MemberSection::inline(&config)),
        names("AGENT_SECTIONS", "AgentSection", view::AgentSection::inline(&config)),
        chunks.collect::<String>(),
        carried.collect::<String>()
    )
}

/// Every generated file: path from the root of the project, and content.
fn generated() -> Vec<(PathBuf, String)> {
    let shapes = shapes();
    let hash = hash(&shapes);
    let folder = Path::new("web/src/core/generated");
    let schema = format!(
        "/** Hash of these files. A core with another one was built from other types. */\n\
         export const SCHEMA_HASH = '{hash}';\n"
    );
    let index = "export * from './events.ts';\nexport * from './host.ts';\nexport * from './schema.ts';\nexport * from './views.ts';\n";
    let mut files: Vec<_> = shapes
        .into_iter()
        .chain([
            ("schema.ts", schema),
            ("index.ts", index.to_owned()),
            ("startup-calls.ts", startup_calls()),
            ("screens.ts", screens()),
            ("sections.ts", sections()),
        ])
        .map(|(name, text)| (folder.join(name), format!("{HEADER}{REMEDY}\n\n{text}")))
        .collect();
    files.push((PathBuf::from("core/src/web/schema_hash.txt"), hash));
    files
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn bindings_in_git_are_those_of_the_rust_types() {
    let update = env::var_os("UPDATE").is_some();
    for (path, text) in generated() {
        let full = root().join(&path);
        if update {
            fs::create_dir_all(full.parent().unwrap()).unwrap();
            fs::write(&full, &text).unwrap();
        }
        let found = fs::read_to_string(&full).unwrap_or_default();
        assert!(found == text, "{} is not what the Rust types give now. To write it anew:\n  {REMEDY}", path.display());
    }
}

#[test]
fn bindings_declare_every_type_that_they_mention() {
    let text: String = shapes().into_values().collect();
    for name in ["UiEvent", "LobbyMode", "Overlay", "GameTile", "HostEffect", "Slices", "Text"] {
        assert!(text.contains(&format!("export type {name} =")) || text.contains(&format!("export interface {name} ")));
    }
    assert!(!text.contains("bigint"), "numbers cross as JavaScript numbers");
}

#[test]
fn bindings_name_the_startup_calls_without_the_host_of_a_test() {
    let text = startup_calls();
    assert!(text.contains("'/wps/system/status?url={host}&language={language}'"), "{text}");
    assert!(!text.contains(HOST) && !text.contains("language=EN"), "{text}");
}

#[test]
fn bindings_hash_changes_with_any_letter() {
    let mut files = shapes();
    let before = hash(&files);
    files.get_mut("views.ts").unwrap().push(' ');
    assert_ne!(hash(&files), before);
}
