//! The server's program: it reads the command line and runs what was asked for.

use std::process::ExitCode;

/// What a call allocates is often freed by another thread: that of the database.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    lumora_server::cli::main()
}
