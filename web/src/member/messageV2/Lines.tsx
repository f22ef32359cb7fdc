/** Messages, pinned ones first, then latest first. Each can be selected with its checkbox and opened by its title. */
import { Pin } from 'lucide-react';
import type { InboxLine } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { cx } from '../../ui/cx.ts';
import { PickBox } from '../../ui/field/PickBox.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './View.module.css';
import { words } from './words.ts';

export function Lines({ lines }: { lines: readonly InboxLine[] }) {
  const t = useT();
  return (
    <ul className={css.lines} aria-label={t('view-inbox-list')}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: InboxLine }) {
  const t = useT();
  const { title, category, unread, pinned, at, href, current, picked, pick } = line;
  const said = words(t, title);
  return (
    <li className={cx(css.line, current && css.current)}>
      <PickBox name={`${t('view-inbox-pick')}: ${said}`} checked={picked} onChange={() => send(pick)} />
      <a href={href} className={css.open} aria-current={current || undefined}>
        <span className={cx(css.name, unread && css.isUnread)}>
          {unread ? <span className={css.unread} role="img" aria-label={t('view-inbox-unread')} /> : null}
          {pinned ? <Pin className={css.pin} role="img" aria-label={t('view-inbox-pinned')} /> : null}
          <bdi>{said}</bdi>
        </span>
        <span className={css.small}>
          {t(category)}
          {at ? (
            <>
              {' · '}
              <Moment text={t(at.said)} exact={at.exact} />
            </>
          ) : null}
        </span>
      </a>
    </li>
  );
}
