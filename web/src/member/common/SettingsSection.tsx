/** A card of the member centre: heading, description, and content that may be loading or have failed. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { LoadStatus } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import css from './SettingsSection.module.css';

export interface SettingsSectionProps {
  icon: ReactNode;
  title: string;
  /** Empty where the heading suffices. */
  text?: string;
  status: LoadStatus;
  children: ReactNode;
  onRetry: () => void;
  /** Number of items. When an item is removed together with the focused button, focus goes to the heading. */
  count: number;
}

export function SettingsSection({
  icon,
  title,
  text,
  status,
  onRetry,
  children,
  count,
}: SettingsSectionProps) {
  const id = useId();
  const heading = useFocusAfterLoss(count);
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        {icon}
        <h3 id={id} ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h3>
      </div>
      {text ? <p className={css.text}>{text}</p> : null}
      <Content status={status} onRetry={onRetry}>
        {children}
      </Content>
    </section>
  );
}

function Content({
  status,
  onRetry,
  children,
}: Pick<SettingsSectionProps, 'status' | 'onRetry' | 'children'>) {
  const t = useT();
  switch (status.kind) {
    case 'loading':
      return <TextSkeleton label={t('view-loading')} />;
    case 'failed':
      return (
        <div className={css.failed}>
          <FormProblem problem={status.problem} />
          <Button onClick={onRetry}>{t('view-retry')}</Button>
        </div>
      );
    case 'ready':
      return children;
  }
}

/**
 * Moves focus to the heading when the focused button was removed, so that keyboard users need not start again at
 * the top.
 */
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
