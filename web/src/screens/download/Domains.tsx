/** Domains of the site with their response times (section 7 of the specification, `getRouters`). */
import { Gauge } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { Failed } from '../common/Failed.tsx';
import css from './View.module.css';

export function Domains() {
  const t = useT();
  const { status, items, busy, test } = useSlice('domains', (view) => view);
  const again = (
    <Button variant="quiet" size="sm" icon={<Gauge aria-hidden />} busy={busy} onClick={() => send(test)}>
      {t('view-domains-test')}
    </Button>
  );
  return (
    <Section title={t('view-domains')} action={status.kind === 'ready' ? again : undefined}>
      {status.kind === 'failed' ? <Failed problem={status.problem} onRetry={() => send(test)} /> : null}
      {status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
      <ul className={css.domains}>
        {items.map((item) => (
          <li key={item.key} className={css.domain}>
            {item.href ? <a href={item.href}>{item.name}</a> : <span>{item.name}</span>}
            {item.here ? <Badge tone="accent">{t('view-domains-here')}</Badge> : null}
            {item.speed ? <span>{t(item.speed)}</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
