/** A section of the security settings: its heading, what it is for, and its content in whatever state that is. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { LoadStatus } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormProblem } from '../account/AccountForm.tsx';
import css from './View.module.css';

export interface SettingsSectionProps {
  icon: ReactNode;
  title: string;
  text: string;
  status: LoadStatus;
  children: ReactNode;
  /** Changes when something was added or removed: the focus of a button that went with it goes to the heading. */
  count: number;
  /** The first part: the focus starts at its heading, since a keyboard that slides up would hide what one came to see. */
  first?: boolean;
}

export function SettingsSection({ icon, title, text, status, children, count, first }: SettingsSectionProps) {
  const id = useId();
  const heading = useFocusAfterLoss(count);
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        {icon}
        <h3 id={id} ref={heading} tabIndex={-1} data-autofocus={first} className={css.title}>
          {title}
        </h3>
      </div>
      <p className={css.text}>{text}</p>
      <Content status={status}>{children}</Content>
    </section>
  );
}

function Content({ status, children }: { status: LoadStatus; children: ReactNode }) {
  const t = useT();
  switch (status.kind) {
    case 'loading':
      return <TextSkeleton label={t('view-loading')} />;
    case 'failed':
      return (
        <div className={css.failed}>
          <FormProblem problem={status.problem} />
          <Button onClick={() => send({ securitySettings: 'retry' })}>{t('view-retry')}</Button>
        </div>
      );
    case 'ready':
      return children;
  }
}

/** Keeps the focus near when the button that had it is gone, so that the keyboard need not start again at the top. */
function useFocusAfterLoss(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const changed = last.current !== count;
    last.current = count;
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.tagName === 'DIALOG';
    if (changed && lost) heading.current?.focus();
  }, [count]);
  return heading;
}
