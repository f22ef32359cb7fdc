/** A row of options, one of which is selected. It scrolls sideways when it does not fit. */
import { useRef } from 'react';
import { cx } from '../cx.ts';
import css from './Tabs.module.css';
import { usePressedInView } from './usePressedInView.ts';

export interface ChipItem {
  key: string;
  label: string;
  selected: boolean;
}

export interface ChipsProps {
  label: string;
  items: readonly ChipItem[];
  onSelect: (key: string) => void;
  /** `segmented` joins the options into one control, for two to five short ones. */
  look?: 'chips' | 'segmented';
}

export function Chips({ label, items, onSelect, look = 'chips' }: ChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  usePressedInView(row, items.find((item) => item.selected)?.key);
  return (
    <fieldset ref={row} className={cx(css.chips, look === 'segmented' && css.segmented)}>
      <legend className={css.legend}>{label}</legend>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          aria-pressed={item.selected}
          className={css.chip}
          onClick={() => onSelect(item.key)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  );
}
