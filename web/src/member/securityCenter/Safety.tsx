/** Security score of the account, and the recommended next step: the page's only primary button. */
import { Check, Minus, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { SafetyStep, SafetyView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import css from './Safety.module.css';

export function Safety() {
  const safety = useSlice('securitySettings', (view) => view.safety);
  return safety ? <Card safety={safety} /> : <Waiting />;
}

/** Placeholder while loading; if loading fails, the cards below show the error. */
function Waiting() {
  const waits = useSlice('securitySettings', (view) => view.contacts.status.kind === 'loading');
  if (!waits) return null;
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function Card({ safety }: { safety: SafetyView }) {
  const t = useT();
  const { level, title, count, items, next } = safety;
  return (
    <section className={css.card} aria-labelledby="safety-title">
      <div className={css.head}>
        <span className={`${css.shield} ${css[level]}`}>
          {level === 'high' ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
        </span>
        <div>
          <h3 id="safety-title" className={css.title}>
            {t(title)}
          </h3>
          <p className={css.count}>{t(count)}</p>
        </div>
      </div>
      <ul className={css.items}>
        {items.map(({ key, label, on }) => (
          <li key={key} className={on ? css.on : undefined}>
            {on ? <Check aria-hidden /> : <Minus aria-hidden />}
            <span className={css.label}>{t(label)}</span>
            <span className={css.state}>{t(on ? 'view-safeguard-on' : 'view-safeguard-off')}</span>
          </li>
        ))}
      </ul>
      {next ? <Next step={next} /> : null}
    </section>
  );
}

function Next({ step }: { step: SafetyStep }) {
  const t = useT();
  const busy = useSlice('securitySettings', (view) => view.busy);
  return (
    <div className={css.next}>
      <p>{t(step.text)}</p>
      <Button variant="primary" busy={busy} onClick={() => send(step.begin)}>
        {t(step.label)}
      </Button>
    </div>
  );
}
