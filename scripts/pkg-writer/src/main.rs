//! `pkg-writer MODULE.wasm NAME OUTPUT`: writes `NAME.js`, `NAME_bg.js`, `NAME_bg.wasm` and their types for a bundler.
//!
//! It is wasm-pack's last step by the same library. wasm-pack itself takes three times as long to compile, and only the
//! tests in the browser need it. Function names and producers stay behind: 10 to 23% of what would travel.

use std::{env, error::Error, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, name, output] = arguments.as_slice() else {
        return Err("say which module, under which name, and where to: pkg-writer MODULE.wasm NAME OUTPUT".into());
    };
    Bindgen::new()
        .bundler(true)?
        .input_path(module)
        .out_name(name)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(output)?;
    Ok(())
}
