/** A spinner the size of the surrounding text. Announced if it has a label, else decorative. */
import css from './Spinner.module.css';

export function Spinner({ label, size }: { label?: string; size?: 'inline' | 'page' }) {
  const name = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...name} className={size === 'page' ? css.page : css.spinner} />;
}
