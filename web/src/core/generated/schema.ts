// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** Hash of these files. A core with another one was built from other types. */
export const SCHEMA_HASH = 'efb33fc114ba839c';
