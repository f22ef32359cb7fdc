/** The member's VIP level: progress to the next, requirements to keep it, benefits of each level, and its history. */
import { useId } from 'react';
import type { LevelContent, LevelLine, LevelNext } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { cx } from '../../ui/cx.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Facts } from '../common/Facts.tsx';
import css from '../common/Record.module.css';
import own from './View.module.css';

export function Level() {
  const t = useT();
  const status = useSlice('rewards', (view) => view.level.status);
  const content = useSlice('rewards', (view) => view.level.content);
  if (status.kind === 'failed') {
    return <Failed problem={status.problem} onRetry={() => send({ rewards: 'retry' })} />;
  }
  if (content) return <Panel content={content} />;
  return status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null;
}

function Panel({ content }: { content: LevelContent }) {
  const t = useT();
  const id = useId();
  const { name, rank, vip, next, top, kept, keeps, period, raise, levels } = content;
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.what}>
          <h3 id={id} className={own.heading}>
            {t('view-level-title')}
          </h3>
          <p className={css.small}>{t(rank)}</p>
        </div>
        <strong className={own.amount}>{t(name)}</strong>
      </div>
      {vip ? <p className={css.small}>{t(vip)}</p> : null}
      {next ? <Next next={next} /> : null}
      {top ? <p className={own.text}>{t(top)}</p> : null}
      {kept ? <p className={own.text}>{t(kept)}</p> : <Keeps keeps={keeps} />}
      <p className={css.small}>{t(period)}</p>
      <p className={css.small}>{t(raise)}</p>
      <details>
        <summary className={own.summary}>{t('view-level-all')}</summary>
        <ul className={css.cards}>
          {levels.map((level) => (
            <One key={level.key} level={level} />
          ))}
        </ul>
      </details>
      <Changes changes={content.changes} />
    </section>
  );
}

function Next({ next: { title, percent, progress, needs } }: { next: LevelNext }) {
  const t = useT();
  return (
    <div className={own.group}>
      <h4 className={css.title}>{t(title)}</h4>
      <div>
        <Progress label={t(title)} percent={percent} />
        <p className={css.small}>{t(progress)}</p>
      </div>
      <Facts facts={needs} />
    </div>
  );
}

function Keeps({ keeps }: Pick<LevelContent, 'keeps'>) {
  const t = useT();
  return (
    <div className={own.group}>
      <h4 className={css.title}>{t('view-level-keep')}</h4>
      <Facts facts={keeps} />
    </div>
  );
}

function One({ level: { name, rank, current, needs, gift, vip } }: { level: LevelLine }) {
  const t = useT();
  return (
    <li className={cx(css.card, own.level)} aria-current={current ? 'true' : undefined}>
      <div className={css.head}>
        <div className={css.what}>
          <h4 className={css.title}>{t(name)}</h4>
          <p className={css.small}>{t(rank)}</p>
        </div>
        {current ? <span className={css.mark}>{t('view-level-current')}</span> : null}
      </div>
      {needs.length > 0 ? <Facts facts={needs} /> : <p className={css.small}>{t('view-level-start')}</p>}
      <p className={css.small}>{gift ? t(gift) : t('view-level-no-gift')}</p>
      {vip ? <p className={css.small}>{t(vip)}</p> : null}
    </li>
  );
}

function Changes({ changes }: Pick<LevelContent, 'changes'>) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className={own.summary}>{t('view-level-changes')}</summary>
      <ul className={css.lines}>
        {changes.map(({ key, text, at }) => (
          <li key={key} className={css.line}>
            <span>{t(text)}</span>
            <bdi className={css.small}>{at}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
