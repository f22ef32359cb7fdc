// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** What the view is asked to do. Addresses were checked by the core. */
export type HostEffect = { "kind": "push",
  /** Path with query. */
  url: string, } | { "kind": "replace",
  /** Path with query. */
  url: string, } | { "kind": "back" } | { "kind": "backOr",
  /** Path with query. */
  url: string, } | { "kind": "backTo",
  /** Path with query. */
  url: string, } | { "kind": "openWindow",
  /** Absolute https address, or a path of this site. */
  url: string, } | { "kind": "openPopup" } | { "kind": "leadPopup",
  /** Absolute https address, or a path of this site. */
  url: string, } | { "kind": "closePopup" } | { "kind": "leave",
  /** A path of this site. */
  url: string, } | { "kind": "checkStatement",
  /** The file. */
  handle: number,
  /** Keys that count as the site's. */
  keys: Array<string>, } | { "kind": "loadUpdate" } | { "kind": "scrollToTop" };
