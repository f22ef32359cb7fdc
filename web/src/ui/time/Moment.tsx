/** A point in time in relative or short form, with the exact time as a tooltip. */
import css from './Moment.module.css';

export interface MomentProps {
  text: string;
  exact: string;
}

export function Moment({ text, exact }: MomentProps) {
  return (
    <time className={css.moment} dateTime={exact.slice(0, 19)} title={exact}>
      {text}
    </time>
  );
}
