/** The referral plan in words: what a friend must do, what the member gets, and the terms. */
import { useId } from 'react';
import type { Text } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import css from './View.module.css';

export function Plan() {
  const t = useT();
  const plan = useSlice('invitations', (view) => view.plan);
  const id = useId();
  if (!plan) return <Notice tone="info" text={t('view-invite-no-plan')} />;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {t(plan.title)}
      </h3>
      <div className={css.card}>
        <Part title={t('view-invite-steps')} lines={plan.steps} ordered />
        <Part title={t('view-invite-gives')} lines={plan.gives} />
        <Part title={t('view-invite-terms')} lines={plan.terms} />
      </div>
    </section>
  );
}

function Part({ title, lines, ordered }: { title: string; lines: Text[]; ordered?: boolean }) {
  const t = useT();
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <h4 className={css.partTitle}>{title}</h4>
      <List className={css.lines}>
        {lines.map((line) => {
          const text = t(line);
          return <li key={text}>{text}</li>;
        })}
      </List>
    </>
  );
}
