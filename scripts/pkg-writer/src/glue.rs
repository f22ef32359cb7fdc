//! Short names of the functions that a module imports from its glue script. wasm-bindgen names them by type, function and a hash, and
//! each name is downloaded twice with the first page: in the module and in the script.

use std::collections::BTreeMap;

use walrus::Module;

/// A number as a name of as few letters as possible, after a prefix that no name of the program has.
pub fn short(mut number: usize) -> String {
    const DIGITS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut name = Vec::from(b"_");
    loop {
        name.extend(DIGITS.get(number % DIGITS.len()));
        number /= DIGITS.len();
        if number == 0 {
            return String::from_utf8_lossy(&name).into_owned();
        }
    }
}

/// Renames the functions that a module imports from its glue script; gives the new names by the old ones. Copies of a module get the
/// same names.
pub fn shorten(module: &mut Module) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for (number, import) in module.imports.iter_mut().filter(|import| import.module.ends_with("_bg.js")).enumerate() {
        let long = std::mem::replace(&mut import.name, short(number));
        names.insert(long, import.name.clone());
    }
    names
}

/// The glue script with the new names.
pub fn rename(script: &str, names: &BTreeMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut renamed = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_part) {
        let (before, word) = rest.split_at(start);
        let (word, after) = word.split_at(word.find(|letter| !is_part(letter)).unwrap_or(word.len()));
        renamed.push_str(before);
        renamed.push_str(names.get(word).map_or(word, String::as_str));
        rest = after;
    }
    renamed + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_different_short_names() {
        assert_eq!([0, 9, 10, 35, 36, 37].map(short), ["_0", "_9", "_a", "_z", "_01", "_11"]);
        let names: std::collections::BTreeSet<_> = (0..5000).map(short).collect();
        assert_eq!(names.len(), 5000);
    }

    #[test]
    fn a_script_has_the_names_of_the_module_and_is_the_same_otherwise() {
        let mut module = Module::default();
        let ty = module.types.add(&[], &[]);
        for name in ["__wbg_get_0123", "__wbg_get_0123456"] {
            module.add_import_func("./core_bg.js", name, ty);
        }
        module.add_import_func("main", "stays", ty);
        let names = shorten(&mut module);
        let imported: Vec<_> = module.imports.iter().map(|import| import.name.as_str()).collect();
        assert_eq!(imported, ["_0", "_1", "stays"]);
        let script = "export function __wbg_get_0123456(a) { return a.__wbg_get_0123 ?? 'stays'; }";
        assert_eq!(rename(script, &names), "export function _1(a) { return a._0 ?? 'stays'; }");
    }
}
