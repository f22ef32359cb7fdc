//! References by address between functions and constants of a linked module. In the code an address is a number like any other; only
//! the linker knows, and writes relocations down when asked to (`--emit-relocs`).
//!
//! A *constant* is a piece of read-only memory that the linker placed: a text, a table of pointers, the functions of a `dyn Trait`. A
//! *slot* is an index into the table of functions, which stands for a function whose address is taken.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

use wasmparser::{BinaryReader, KnownCustom, Linking, Parser, Payload, RelocationEntry, RelocationType, SymbolInfo};

use crate::Failure;

/// Something that has an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// A constant, by its index in [`References::constants`].
    Constant(usize),
    /// A function whose address is taken, by its slot in the table.
    Slot(u32),
}

/// A constant: a range of read-only memory.
#[derive(Clone, Debug, Default)]
pub struct Constant {
    /// Its addresses, the end exclusive.
    pub bytes: Range<u32>,
    /// The targets that it points to.
    pub targets: BTreeSet<Target>,
}

/// All references by address.
#[derive(Clone, Debug, Default)]
pub struct References {
    /// The targets of each function, by the linker's name of the function; empty for one without references.
    pub functions: HashMap<String, BTreeSet<Target>>,
    /// All constants, in the order of their addresses.
    pub constants: Vec<Constant>,
    /// The targets that mutable state points to.
    pub of_state: BTreeSet<Target>,
}

/// Whether a custom section is the linker's, of no use after cutting.
fn is_of_linker(name: &str) -> bool {
    name == "linking" || name.starts_with("reloc.")
}

impl References {
    /// Reads the references of a module as the linker wrote it.
    ///
    /// # Errors
    /// When the module can not be parsed, or was linked without `--emit-relocs`.
    pub fn read(wasm: &[u8]) -> Result<Self, Failure> {
        Linked::read(wasm)?.references()
    }

    /// The targets of a function; none where the linker does not know the name. wasm-bindgen renames exports to `name`, which the
    /// linker knows as `name_HASH`.
    pub fn of_function(&self, name: &str) -> Option<&BTreeSet<Target>> {
        const HASH: usize = 16;
        let exported = || {
            let mut known = self.functions.iter().filter(|(known, _)| {
                let hash = known.strip_prefix(name).and_then(|rest| rest.strip_prefix('_'));
                hash.is_some_and(|hash| hash.len() == HASH && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
            });
            let (_, targets) = known.next()?;
            known.next().is_none().then_some(targets)
        };
        self.functions.get(name).or_else(exported)
    }

    /// Index of the constant at an address.
    pub fn constant_at(&self, address: u32) -> Option<usize> {
        let behind = self.constants.partition_point(|constant| constant.bytes.start <= address);
        // Constants may lie within others, so that the nearest start is not always the right one.
        (0..behind)
            .rev()
            .take(8)
            .find(|index| self.constants.get(*index).is_some_and(|found| found.bytes.contains(&address)))
    }
}

/// The module without the linker's sections that [`References::read`] uses.
///
/// # Errors
/// When the module can not be parsed.
pub fn without_references(wasm: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut kept = wasm.get(..8).ok_or("not a module")?.to_vec();
    let mut start = 8;
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let Some((_, range)) = payload.as_section() else { continue };
        let is_dropped = matches!(&payload, Payload::CustomSection(section) if is_of_linker(section.name()));
        if !is_dropped {
            kept.extend(wasm.get(start..range.end).ok_or("a section ends behind the module")?);
        }
        start = range.end;
    }
    Ok(kept)
}

/// The parts of a linked module that its relocations refer to.
#[derive(Default)]
struct Linked<'a> {
    /// Names of the functions, by index.
    names: BTreeMap<u32, &'a str>,
    /// Index and body of each function that has one, as offsets in the code section.
    bodies: Vec<(u32, Range<usize>)>,
    /// The slots of functions, by the function's index.
    slots: BTreeMap<u32, u32>,
    /// Memory segments: address of the first byte, and the bytes as offsets in the data section.
    segments: Vec<(u32, Range<usize>)>,
    /// Whether each segment is read-only.
    read_only: Vec<bool>,
    symbols: Vec<SymbolInfo<'a>>,
    /// Relocations by the index of the section that they apply to.
    relocations: Vec<(u32, Vec<RelocationEntry>)>,
    /// Index and bytes of the code section.
    code: (u32, &'a [u8]),
    /// Index and bytes of the data section.
    data: (u32, &'a [u8]),
}

impl<'a> Linked<'a> {
    fn read(wasm: &'a [u8]) -> Result<Self, Failure> {
        let mut linked = Linked::default();
        let (mut section, mut imported, mut code_start) = (0, 0, 0);
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            let is_section = payload.as_section().is_some();
            match payload {
                Payload::ImportSection(imports) => {
                    let imports = imports.into_imports().collect::<Result<Vec<_>, _>>()?;
                    imported = u32::try_from(
                        imports.iter().filter(|import| matches!(import.ty, wasmparser::TypeRef::Func(_))).count(),
                    )?;
                }
                Payload::ElementSection(elements) => linked.read_slots(elements)?,
                Payload::CodeSectionStart { range, .. } => {
                    code_start = range.start;
                    linked.code = (section, wasm.get(range).ok_or("the code ends behind the module")?);
                }
                Payload::CodeSectionEntry(body) => {
                    let index = imported + u32::try_from(linked.bodies.len())?;
                    let range = body.range();
                    linked.bodies.push((index, range.start - code_start..range.end - code_start));
                }
                Payload::DataSection(segments) => {
                    linked.data = (section, wasm.get(segments.range()).ok_or("the data end behind the module")?);
                    linked.read_segments(segments)?;
                }
                Payload::CustomSection(custom) => linked.read_custom(&custom)?,
                _ => {}
            }
            section += u32::from(is_section);
        }
        if linked.relocations.is_empty() {
            return Err("the module does not say what refers to what: link it with --emit-relocs".into());
        }
        Ok(linked)
    }

    fn read_slots(&mut self, elements: wasmparser::ElementSectionReader<'a>) -> Result<(), Failure> {
        for element in elements {
            let element = element?;
            let (wasmparser::ElementKind::Active { offset_expr, .. }, wasmparser::ElementItems::Functions(functions)) =
                (element.kind, element.items)
            else {
                continue;
            };
            for (slot, function) in (constant(&offset_expr)?..).zip(functions) {
                self.slots.insert(function?, slot);
            }
        }
        Ok(())
    }

    fn read_segments(&mut self, segments: wasmparser::DataSectionReader<'a>) -> Result<(), Failure> {
        let start = segments.range().start;
        for segment in segments {
            let segment = segment?;
            let wasmparser::DataKind::Active { offset_expr, .. } = segment.kind else {
                return Err("a segment of memory has no address of its own".into());
            };
            let bytes = segment.range.end - segment.data.len() - start..segment.range.end - start;
            self.segments.push((constant(&offset_expr)?, bytes));
        }
        Ok(())
    }

    fn read_custom(&mut self, custom: &wasmparser::CustomSectionReader<'a>) -> Result<(), Failure> {
        match custom.as_known() {
            KnownCustom::Name(names) => {
                for name in names {
                    let wasmparser::Name::Function(functions) = name? else { continue };
                    for naming in functions {
                        let naming = naming?;
                        self.names.insert(naming.index, naming.name);
                    }
                }
            }
            KnownCustom::Linking(linking) => {
                for subsection in linking.subsections() {
                    match subsection? {
                        Linking::SymbolTable(symbols) => {
                            self.symbols = symbols.into_iter().collect::<Result<_, _>>()?
                        }
                        Linking::SegmentInfo(segments) => {
                            let read_only = |segment: wasmparser::Segment| segment.name.starts_with(".rodata");
                            self.read_only =
                                segments.into_iter().map(|found| found.map(read_only)).collect::<Result<_, _>>()?;
                        }
                        _ => {}
                    }
                }
            }
            KnownCustom::Reloc(relocations) => {
                let entries = relocations.entries().into_iter().collect::<Result<_, _>>()?;
                self.relocations.push((relocations.section_index(), entries));
            }
            _ => {}
        }
        Ok(())
    }

    fn references(&self) -> Result<References, Failure> {
        let mut places: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        let mut found = References::default();
        for bytes in self.symbols.iter().filter_map(|symbol| self.constant_of(symbol)) {
            places.insert((bytes.start, bytes.end), 0);
        }
        for (index, ((start, end), number)) in places.iter_mut().enumerate() {
            *number = index;
            found.constants.push(Constant { bytes: *start..*end, targets: BTreeSet::new() });
        }
        for (index, _) in &self.bodies {
            found.functions.entry(self.name(*index).to_owned()).or_default();
        }
        for (section, entries) in &self.relocations {
            for entry in entries {
                let Some(target) = self.target(entry, *section, &places)? else { continue };
                if *section == self.code.0 {
                    let function = self.function_at(usize::try_from(entry.offset)?)?;
                    found.functions.entry(self.name(function).to_owned()).or_default().insert(target);
                } else if *section == self.data.0 {
                    self.note_in_data(&mut found, usize::try_from(entry.offset)?, target)?;
                }
            }
        }
        Ok(found)
    }

    fn name(&self, function: u32) -> &'a str {
        self.names.get(&function).copied().unwrap_or_default()
    }

    /// The address range of a data symbol in read-only memory; none for other symbols.
    fn constant_of(&self, symbol: &SymbolInfo) -> Option<Range<u32>> {
        let SymbolInfo::Data { symbol: Some(symbol), .. } = symbol else { return None };
        let segment = usize::try_from(symbol.index).ok()?;
        let is_constant = *self.read_only.get(segment)? && symbol.size > 0;
        let start = self.segments.get(segment)?.0 + symbol.offset;
        is_constant.then(|| start..start + symbol.size)
    }

    /// The target of a relocation; none where it is neither a constant nor a slot. Fails where the bytes do not agree with the
    /// relocation.
    fn target(
        &self,
        entry: &RelocationEntry,
        section: u32,
        places: &BTreeMap<(u32, u32), usize>,
    ) -> Result<Option<Target>, Failure> {
        use RelocationType::{FunctionIndexLeb, GlobalIndexLeb, TableNumberLeb, TypeIndexLeb};
        use RelocationType::{MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb, TableIndexI32, TableIndexSleb};
        let symbol = self.symbols.get(entry.index as usize).ok_or("a relocation names no symbol");
        let (target, number) = match entry.ty {
            MemoryAddrLeb | MemoryAddrSleb | MemoryAddrI32 => {
                let Some(bytes) = self.constant_of(symbol?) else { return Ok(None) };
                let target = places.get(&(bytes.start, bytes.end)).copied().map(Target::Constant);
                (target, i64::from(bytes.start) + entry.addend)
            }
            TableIndexSleb | TableIndexI32 => {
                let SymbolInfo::Func { index, .. } = symbol? else { return Err("a slot of no function".into()) };
                let slot = *self.slots.get(index).ok_or("a function whose address is taken has no slot")?;
                (Some(Target::Slot(slot)), i64::from(slot))
            }
            FunctionIndexLeb | GlobalIndexLeb | TableNumberLeb | TypeIndexLeb => return Ok(None),
            other => return Err(format!("relocations of the kind {other:?} are not known here").into()),
        };
        let written = self.number(entry, section)?;
        if written != number {
            return Err(format!("a relocation says {number} where {written} is written: {entry:?}").into());
        }
        Ok(target)
    }

    /// The number in the bytes at a relocation. The linker wrote it there, so it shows whether the relocation was understood.
    fn number(&self, entry: &RelocationEntry, section: u32) -> Result<i64, Failure> {
        use RelocationType::{MemoryAddrLeb, MemoryAddrSleb, TableIndexSleb};
        let (_, bytes) = if section == self.code.0 { self.code } else { self.data };
        let start = usize::try_from(entry.offset)?;
        let mut reader = BinaryReader::new(bytes.get(start..).ok_or("a relocation outside its section")?, start);
        Ok(match entry.ty {
            MemoryAddrSleb | TableIndexSleb => i64::from(reader.read_var_i32()?),
            MemoryAddrLeb => i64::from(reader.read_var_u32()?),
            _ => i64::from(reader.read_u32()?),
        })
    }

    fn function_at(&self, offset: usize) -> Result<u32, Failure> {
        let behind = self.bodies.partition_point(|(_, body)| body.start <= offset);
        let found = behind.checked_sub(1).and_then(|index| self.bodies.get(index));
        Ok(found.filter(|(_, body)| body.contains(&offset)).ok_or("a relocation of no function")?.0)
    }

    /// Records that the bytes at `offset` of the data section point to `target`.
    fn note_in_data(&self, found: &mut References, offset: usize, target: Target) -> Result<(), Failure> {
        let (start, bytes) =
            self.segments.iter().find(|(_, bytes)| bytes.contains(&offset)).ok_or("a relocation of no segment")?;
        let address = start + u32::try_from(offset - bytes.start)?;
        let mut holders = found.constants.iter_mut().filter(|constant| constant.bytes.contains(&address)).peekable();
        if holders.peek().is_none() {
            found.of_state.insert(target);
        }
        for holder in holders {
            holder.targets.insert(target);
        }
        Ok(())
    }
}

/// The value of an expression that is a single `i32.const`, an address or a slot.
fn constant(expression: &wasmparser::ConstExpr) -> Result<u32, Failure> {
    match expression.get_operators_reader().read()? {
        wasmparser::Operator::I32Const { value } => Ok(u32::try_from(value)?),
        _ => Err("the place of a segment is not a number".into()),
    }
}
