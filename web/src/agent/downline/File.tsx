/** Profile of a team member: what an agent may see and do. */
import { ArrowLeft } from 'lucide-react';
import type { DownlineFileView, MoneyFact } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import record from '../../member/common/Record.module.css';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Facts } from '../common/Facts.tsx';
import { Who } from './Line.tsx';
import { sendDownline } from './send.ts';
import css from './View.module.css';

export function File() {
  const t = useT();
  const file = useSlice('agentDownline', (view) => view.file);
  if (!file) return null;
  return (
    <>
      <a href={file.back} className={record.back}>
        <ArrowLeft aria-hidden />
        {t('view-downline-back')}
      </a>
      <Content file={file} />
    </>
  );
}

function Content({ file }: { file: DownlineFileView }) {
  const t = useT();
  const { status, unknown, line, path, facts, own, team, frozen, offers, contracts } = file;
  if (unknown) return <Notice tone="info" text={t('view-downline-unknown')} />;
  if (status.kind === 'failed')
    return <Failed problem={status.problem} onRetry={() => sendDownline('retry')} />;
  if (!line) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <div className={record.card}>
        <Who line={line} />
        {frozen ? <Notice tone="info" text={t(frozen)} /> : null}
        <Facts facts={[...line.facts, ...path]} />
      </div>
      <section className={record.section} aria-label={t('view-downline-actions')}>
        <div className={css.buttons}>
          {offers.map(({ key, label, select }) => (
            <Button key={key} onClick={() => send(select)}>
              {t(label)}
            </Button>
          ))}
        </div>
      </section>
      {contracts.length > 0 ? (
        <section className={record.section}>
          <h3>{t('view-downline-contracts')}</h3>
          <ul className={css.contracts}>
            {contracts.map(({ key, label, href, stands }) => (
              <li key={key}>
                <Link href={href}>{t(label)}</Link>
                <span className={record.small}>
                  {t(stands ? 'view-downline-contract-stands' : 'view-downline-contract-offer')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Part title={t('view-downline-own')} facts={own} />
      <Part title={t('view-downline-team')} facts={team} />
      <Part title={t('view-downline-rates')} facts={line.rates} />
      <Part title={t('view-downline-person')} facts={facts} />
    </>
  );
}

function Part({ title, facts }: { title: string; facts: readonly MoneyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={record.section}>
      <h3>{title}</h3>
      <Facts facts={facts} />
    </section>
  );
}
