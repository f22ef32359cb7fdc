//! The program `lumora-server`.

use std::process::ExitCode;

/// Requests often allocate on one thread and are freed on another (that of the database), which mimalloc handles well.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    lumora_server::cli::main()
}
