// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

export * from './events.ts';
export * from './host.ts';
export * from './schema.ts';
export * from './views.ts';
