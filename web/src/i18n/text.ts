/** What the core hands over instead of a sentence: a key of the bundles and arguments. */
export interface Text {
  key: string;
  args?: Record<string, string | number>;
}
