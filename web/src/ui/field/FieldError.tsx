/**
 * The error of a field: icon and text, never colour alone. The element is always present (a live region), so that
 * an error is announced.
 */
import { CircleAlert } from 'lucide-react';
import css from './Field.module.css';

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className={css.error} id={id} aria-live="polite">
      {text ? (
        <>
          <CircleAlert aria-hidden />
          <span>{text}</span>
        </>
      ) : null}
    </p>
  );
}
