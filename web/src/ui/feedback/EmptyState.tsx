/** Placeholder for an empty list or a form: nothing yet, no match, failed, login needed, not offered, or sent. */
import { CircleCheck, CircleSlash, CloudOff, Inbox, LockKeyhole, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Guilloche } from '../brand/Guilloche.tsx';
import css from './EmptyState.module.css';

export type EmptyKind = 'nothing' | 'no-match' | 'failed' | 'login' | 'unavailable' | 'sent';

export interface EmptyStateProps {
  kind: EmptyKind;
  title: string;
  text?: string | undefined;
  /** The next step: retry, clear the filters, log in. */
  action?: ReactNode;
  /** Small print, e.g. the request id. */
  detail?: string | undefined;
}

const ICON = {
  nothing: Inbox,
  'no-match': SearchX,
  failed: CloudOff,
  login: LockKeyhole,
  unavailable: CircleSlash,
  sent: CircleCheck,
};

export function EmptyState({ kind, title, text, action, detail }: EmptyStateProps) {
  const Icon = ICON[kind];
  return (
    <div className={css.empty} role={kind === 'failed' ? 'alert' : undefined}>
      <div className={css.art}>
        <Guilloche className={css.lines} />
        <Icon aria-hidden />
      </div>
      <h2 className={css.title}>{title}</h2>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
      {detail ? <p className={css.detail}>{detail}</p> : null}
    </div>
  );
}
