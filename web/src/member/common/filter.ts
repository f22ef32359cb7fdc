/** Choices of a filter, as chips and selects take them. */
import type { FilterOption } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import type { T } from '../../i18n/context.tsx';

/** The options with their labels in the reader's language. */
export function said(t: T, options: readonly FilterOption[]) {
  return options.map(({ key, label, selected }) => ({ key, label: t(label), selected }));
}

/** Chooses the option of this key. */
export function choose(options: readonly FilterOption[], key: string): void {
  const option = options.find((each) => each.key === key);
  if (option) send(option.select);
}
