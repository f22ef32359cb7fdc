/** A team member as a card: name, account state, figures, links to its downlines and profile. */
import type { DownlineLine } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import record from '../../member/common/Record.module.css';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Facts } from '../common/Facts.tsx';
import css from './View.module.css';

export function Line({ line }: { line: DownlineLine }) {
  const t = useT();
  const { below } = line;
  return (
    <li className={record.card}>
      <Who line={line} />
      <Facts facts={line.facts} />
      {below ? (
        <div className={css.buttons}>
          <Button size="sm" onClick={() => send(below)}>
            {t(line.belowLabel)}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

export function Who({ line }: { line: DownlineLine }) {
  const t = useT();
  const { account, href, nickname, kind, level, status, open, labels, registered, lastLogin } = line;
  return (
    <div className={record.head}>
      <div className={record.what}>
        <p className={record.title}>
          <Link href={href}>
            <bdi>{account}</bdi>
          </Link>{' '}
          {nickname ? <bdi className={record.small}>{nickname}</bdi> : null}
        </p>
        <p className={record.small}>
          {t(kind)}{' '}
          {level ? (
            <>
              · <bdi>{level}</bdi>
            </>
          ) : null}
        </p>
        <p className={css.times}>
          {registered ? (
            <span>
              {t('downline-registered')}: <Moment text={t(registered.said)} exact={registered.exact} />
            </span>
          ) : null}
          {lastLogin ? (
            <span>
              {t('downline-last-login')}: <Moment text={t(lastLogin.said)} exact={lastLogin.exact} />
            </span>
          ) : null}
        </p>
      </div>
      <div className={css.marks}>
        <Badge tone={open ? 'positive' : 'warning'}>{t(status)}</Badge>
        {labels.map((label) => (
          <bdi key={label} className={record.mark}>
            {label}
          </bdi>
        ))}
      </div>
    </div>
  );
}
