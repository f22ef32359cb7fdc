//! `pkg-writer MODULE.wasm NAME OUTPUT [CHUNK...]`: writes `NAME.js`, `NAME_bg.js`, `NAME_bg.wasm` and their types for a bundler, each
//! chunk of the module that pages load later as `NAME_CHUNK.wasm`, and what chunks share as `NAME_shared.wasm` (see [`chunks`]). A
//! chunk `CHUNK@GROUP` belongs to a group, which has a module `NAME_GROUP.wasm` of what only its chunks share.
//!
//! It does wasm-pack's last step with the same library; wasm-pack itself takes three times as long to compile, and only the browser
//! tests need it. A module that is to be cut must be linked with `--emit-relocs` (see [`references`]). The sections of function names
//! and producers are dropped: they are 10 to 23% of the download.

mod bodies;
mod chunks;
mod glue;
mod graph;
mod placing;
mod references;
#[cfg(test)]
mod tests;

use chunks::Chunk;
use references::{References, without_references};
use std::{env, error::Error, fs, path::Path, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

type Failure = Box<dyn Error>;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), Failure> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, name, output, chunks @ ..] = arguments.as_slice() else {
        return Err(
            "say which module, under which name, and where to: pkg-writer MODULE.wasm NAME OUTPUT [CHUNK...]".into()
        );
    };
    let linked = fs::read(module).map_err(|error| format!("{module} can not be read: {error}"))?;
    Bindgen::new()
        .bundler(true)?
        .input_bytes(name, without_references(&linked)?)
        .out_name(name)
        .demangle(false)
        .typescript(true)
        .remove_name_section(chunks.is_empty())
        .remove_producers_section(true)
        .generate(output)?;
    if !chunks.is_empty() {
        write_chunks(Path::new(output), name, chunks, &References::read(&linked)?)?;
    }
    Ok(())
}

fn write_chunks(output: &Path, name: &str, names: &[String], references: &References) -> Result<(), Failure> {
    let main = output.join(format!("{name}_bg.wasm"));
    let chunks: Vec<Chunk> = names.iter().map(|name| Chunk::parse(name)).collect();
    let cut = chunks::cut(&fs::read(&main)?, &chunks, references)?;
    fs::write(main, cut.main)?;
    let script = output.join(format!("{name}_bg.js"));
    fs::write(&script, glue::rename(&fs::read_to_string(&script)?, &cut.renamed))?;
    fs::write(output.join(format!("{name}_shared.wasm")), cut.shared)?;
    for (part, wasm) in cut.groups.iter().chain(chunks.iter().map(|chunk| &chunk.name).zip(&cut.chunks)) {
        fs::write(output.join(format!("{name}_{part}.wasm")), wasm)?;
    }
    Ok(())
}
