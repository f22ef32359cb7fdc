/**
 * Structural sharing: the new value, made of the old one's parts wherever they are equal.
 *
 * A slice crosses from the core as fresh objects. React renders again what is not the same by reference, so equal parts
 * must stay the same: then a component that selects one of them is left alone. Values are plain data without cycles.
 */

type Plain = { readonly [key: string]: unknown };

/** Equal to `after`, and the same as `before` by reference wherever the two are equal. Neither is changed. */
export function reconcile<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? lists(before, after) : after) as T;
  if (isPlain(after)) return (isPlain(before) ? objects(before, after) : after) as T;
  return after;
}

function objects(before: Plain, after: Plain): Plain {
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

/** Items with a `key` are matched by it, so that one that moved stays itself; others by their index. */
function lists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
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
