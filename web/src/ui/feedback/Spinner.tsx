/** A turning arc the size of the text beside it. With a label it speaks; without one it is decoration. */
import css from './Spinner.module.css';

export function Spinner({ label, size }: { label?: string; size?: 'inline' | 'page' }) {
  const name = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...name} className={size === 'page' ? css.page : css.spinner} />;
}
