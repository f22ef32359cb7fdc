/**
 * Structural sharing: builds the new value from the parts of the old one that are equal.
 *
 * Slices come from the core as fresh objects, and React re-renders whatever changed its reference. Keeping equal
 * parts identical leaves components that select them alone. Values are plain data without cycles.
 */

type Plain = { readonly [key: string]: unknown };

/**
 * Returns a value equal to `after` that reuses `before` and its parts wherever they are equal. Neither is mutated.
 */
export function reconcile<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? reconcileLists(before, after) : after) as T;
  if (isPlain(after)) return (isPlain(before) ? reconcileObjects(before, after) : after) as T;
  return after;
}

function reconcileObjects(before: Plain, after: Plain): Plain {
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const name of names) {
    const value = reconcile(before[name], after[name]);
    made[name] = value;
    same &&= Object.hasOwn(before, name) && Object.is(value, before[name]);
  }
  return same ? before : made;
}

/** Items with a `key` are matched by key, so that a moved item keeps its identity; others by index. */
function reconcileLists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  let known: Map<unknown, unknown> | undefined;
  const partner = (item: unknown, index: number) => {
    const key = keyOf(item);
    if (key === keyOf(before[index])) return before[index];
    known ??= byKey(before);
    return known.get(key);
  };
  const made = after.map((item, index) => {
    const value = reconcile(partner(item, index), item);
    same &&= Object.is(value, before[index]);
    return value;
  });
  return same ? before : made;
}

function byKey(list: readonly unknown[]): Map<unknown, unknown> {
  const known = new Map<unknown, unknown>();
  for (const item of list) {
    const key = keyOf(item);
    if (key !== undefined) known.set(key, item);
  }
  return known;
}

function keyOf(item: unknown): unknown {
  return isPlain(item) ? item.key : undefined;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
