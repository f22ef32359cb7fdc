/** A text from the core: the key of a message in the bundles, and its arguments. */
export interface Text {
  key: string;
  args?: Record<string, string | number>;
}
