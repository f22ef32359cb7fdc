/** One filter of a record, as a select. */
import type { FilterOption } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { selectOption, translatedOptions } from './filter.ts';

export interface FilterSelectProps {
  label: string;
  name: string;
  options: readonly FilterOption[];
}

export function FilterSelect({ label, name, options }: FilterSelectProps) {
  const t = useT();
  return (
    <Select
      label={label}
      name={name}
      options={translatedOptions(t, options)}
      onSelect={(key) => selectOption(options, key)}
    />
  );
}
