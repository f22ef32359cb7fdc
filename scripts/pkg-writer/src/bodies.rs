//! Copies of a module without most function bodies. A chunk needs a few hundred of many thousand bodies, and parsing all of them
//! again for each chunk would take most of the time of cutting.

use std::collections::BTreeSet;
use std::ops::Range;

use wasmparser::{Parser, Payload, TypeRef};

use crate::Failure;
use crate::graph::FunctionIndex;

/// Id of the code section.
const CODE: u8 = 10;
/// No locals, `unreachable`, `end`: valid for every signature.
const NO_BODY: &[u8] = &[0x00, 0x00, 0x0b];

/// A copy of the module in which every function that is not `kept` only traps. Function indices stay the same.
///
/// # Errors
/// When the module can not be parsed.
pub fn without_bodies(wasm: &[u8], kept: &BTreeSet<FunctionIndex>) -> Result<Vec<u8>, Failure> {
    let Bodies { section, imported, bodies } = Bodies::find(wasm)?;
    let mut code = Vec::new();
    write_number(&mut code, bodies.len());
    for (index, body) in (imported..).zip(&bodies) {
        let body = if kept.contains(&index) { at(wasm, body)? } else { NO_BODY };
        write_number(&mut code, body.len());
        code.extend_from_slice(body);
    }
    let mut thin = at(wasm, &(0..section.start))?.to_vec();
    thin.push(CODE);
    write_number(&mut thin, code.len());
    thin.append(&mut code);
    thin.extend_from_slice(at(wasm, &(section.end..wasm.len()))?);
    Ok(thin)
}

fn at<'a>(wasm: &'a [u8], range: &Range<usize>) -> Result<&'a [u8], Failure> {
    Ok(wasm.get(range.clone()).ok_or("a section ends behind the module")?)
}

/// Positions of the bodies in the module.
#[derive(Default)]
struct Bodies {
    /// The code section, id and size included.
    section: Range<usize>,
    /// The number of imported functions: they come first, and have no body.
    imported: FunctionIndex,
    /// Each body without its size.
    bodies: Vec<Range<usize>>,
}

impl Bodies {
    fn find(wasm: &[u8]) -> Result<Self, Failure> {
        let mut found = Self::default();
        // After magic number and version.
        let mut end_before = 8;
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            let section = payload.as_section();
            match payload {
                Payload::ImportSection(imports) => {
                    let imports = imports.into_imports().collect::<Result<Vec<_>, _>>()?;
                    found.imported = imports.iter().filter(|import| matches!(import.ty, TypeRef::Func(_))).count();
                }
                Payload::CodeSectionStart { range, .. } => found.section = end_before..range.end,
                Payload::CodeSectionEntry(body) => found.bodies.push(body.range()),
                _ => {}
            }
            end_before = section.map_or(end_before, |(_, range)| range.end);
        }
        if found.bodies.is_empty() {
            return Err("the module has no function of its own".into());
        }
        Ok(found)
    }
}

/// Writes a number as unsigned LEB128.
fn write_number(bytes: &mut Vec<u8>, mut number: usize) {
    loop {
        let low = u8::try_from(number & 0x7f).unwrap_or_default();
        number >>= 7;
        bytes.push(if number == 0 { low } else { low | 0x80 });
        if number == 0 {
            return;
        }
    }
}
