//! Lumora server.
fn main() {}
