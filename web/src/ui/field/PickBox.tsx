/** Checkbox that selects an item of a list. */
import { cx } from '../cx.ts';
import field from './Field.module.css';
import css from './PickBox.module.css';

/** `label` is for screen readers only. */
export function PickBox({
  name,
  checked,
  onChange,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
}) {
  return (
    <label className={cx(field.check, css.pick)}>
      <input type="checkbox" aria-label={name} checked={checked} onChange={onChange} />
    </label>
  );
}
