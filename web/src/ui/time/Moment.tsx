/** When something happened or will, as people say it; what it is exactly is a hover away, and stands on the page that opens from here. */
import css from './Moment.module.css';

export interface MomentProps {
  said: string;
  exact: string;
}

export function Moment({ said, exact }: MomentProps) {
  return (
    <time className={css.moment} dateTime={exact.slice(0, 19)} title={exact}>
      {said}
    </time>
  );
}
