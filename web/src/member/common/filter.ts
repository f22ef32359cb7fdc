/** Adapts filter options of the core to chips and selects. */
import type { FilterOption } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import type { T } from '../../i18n/context.tsx';

/** The options with translated labels. */
export function translatedOptions(t: T, options: readonly FilterOption[]) {
  return options.map(({ key, label, selected }) => ({ key, label: t(label), selected }));
}

/** Sends the event of the option with this key. */
export function selectOption(options: readonly FilterOption[], key: string): void {
  const option = options.find((each) => each.key === key);
  if (option) send(option.select);
}
