//! Command-line tools for wasm.
