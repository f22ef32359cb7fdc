/**
 * Breaks from play (self-exclusion): explains each first and shows its end; the core asks for confirmation before
 * one begins.
 */
import { Coffee } from 'lucide-react';
import type { BreakOption } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { RadioCards } from '../../ui/field/RadioCards.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './send.ts';
import css from './View.module.css';

export function Breaks() {
  const t = useT();
  const { status, timeOuts, exclusions, ask } = useSlice('fairPlay', (view) => view.pause);
  const busy = useSlice('fairPlay', (view) => view.busy);
  return (
    <SettingsSection
      icon={<Coffee aria-hidden />}
      title={t('view-fair-break')}
      text={t('view-fair-break-first')}
      status={status}
      onRetry={retry}
      count={ask ? 1 : 0}
    >
      <ul className={css.lines}>
        <li>{t('view-fair-break-money')}</li>
        <li>{t('view-fair-break-bets')}</li>
        <li>{t('view-fair-break-bonus')}</li>
        <li>{t('view-fair-break-login')}</li>
        <li>{t('view-fair-break-end')}</li>
      </ul>
      <Options title={t('view-fair-time-outs')} about={t('view-fair-time-outs-about')} options={timeOuts} />
      <Options
        title={t('view-fair-exclusions')}
        about={t('view-fair-exclusions-about')}
        options={exclusions}
      />
      {ask ? (
        <div className={css.buttons}>
          <Button variant="primary" busy={busy} onClick={() => send(ask)}>
            {t('view-fair-continue')}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}

function Options({ title, about, options }: { title: string; about: string; options: BreakOption[] }) {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <div className={css.stack}>
      <RadioCards
        label={title}
        name="break"
        items={options.map(({ key, label, end, selected, select }) => ({
          key,
          title: t(label),
          notes: [t(end)],
          selected,
          onSelect: () => send(select),
        }))}
      />
      <p className={css.small}>{about}</p>
    </div>
  );
}
