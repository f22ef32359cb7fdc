// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

export * from './events';
export * from './host';
export * from './schema';
export * from './views';
