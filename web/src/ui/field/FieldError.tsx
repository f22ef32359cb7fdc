/** What is wrong with a field: an icon and words, never colour alone. Its place stays, so that it is read when it fills. */
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
