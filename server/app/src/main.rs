//! The server's program: it reads the command line and runs what was asked for.

use std::process::ExitCode;

fn main() -> ExitCode {
    lumora_server::cli::main()
}
