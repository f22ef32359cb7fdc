/** A message inside a form or page: what happened, what to do, what to quote to support. */
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import css from './Notice.module.css';

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  text: string;
  detail?: string | undefined;
}

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

export function Notice({ tone, text, detail }: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${css.notice} ${css[tone]}`}>
      <Icon aria-hidden />
      <div className={css.text}>
        <p>{text}</p>
        {detail ? <p className={css.detail}>{detail}</p> : null}
      </div>
    </div>
  );
}
