// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** What the view is asked to do. Addresses were checked by the core. */
export type HostEffect = { "kind": "push",
  /** The path to show, with its query. */
  url: string, } | { "kind": "replace",
  /** The path to show, with its query. */
  url: string, } | { "kind": "back" } | { "kind": "backOr",
  /** The path to show instead, with its query. */
  url: string, } | { "kind": "backTo",
  /** The path to go back to, with its query. */
  url: string, } | { "kind": "openWindow",
  /** Absolute https address, or a path of this site. */
  url: string, } | { "kind": "openPopup" } | { "kind": "leadPopup",
  /** Absolute https address, or a path of this site. */
  url: string, } | { "kind": "closePopup" } | { "kind": "leave",
  /** A path of this site. */
  url: string, } | { "kind": "checkStatement",
  /** Handle of the statement's file. */
  handle: number,
  /** The public keys that count as the site's. */
  keys: Array<string>, } | { "kind": "loadUpdate" } | { "kind": "scrollToTop" };
