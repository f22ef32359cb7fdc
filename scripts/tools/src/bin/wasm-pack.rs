//! `wasm-pack`: drives cargo and wasm-bindgen for a crate. Unlike the published program it never looks for updates of
//! itself: its version is the one in Cargo.lock.

use std::process::ExitCode;

use clap::Parser as _;
use wasm_pack::{Cli, PBAR, command::run_wasm_pack};

fn main() -> ExitCode {
    let arguments = Cli::parse();
    PBAR.set_log_level(arguments.log_level);
    if arguments.quiet {
        PBAR.set_quiet(true);
    }
    match run_wasm_pack(arguments.cmd) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:?}");
            ExitCode::FAILURE
        }
    }
}
