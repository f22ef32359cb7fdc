/** A mission: goal, progress, reward, and claiming it. */
import type { MissionLine } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Facts } from '../common/Facts.tsx';
import css from '../common/Record.module.css';
import own from './View.module.css';

export function Mission({ mission }: { mission: MissionLine }) {
  const t = useT();
  const { title, description, kind, period, scope, state, percent, progress, waitsFor, facts } = mission;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div className={css.what}>
          <h3 className={css.title}>{title}</h3>
          <Tags of={[period, kind, scope]} />
        </div>
        <span className={css.mark}>{t(state)}</span>
      </div>
      {description ? <p className={css.small}>{description}</p> : null}
      <div>
        <Progress label={title} percent={percent} />
        <p className={css.small}>{t(progress)}</p>
      </div>
      <Steps mission={mission} />
      {waitsFor ? <p className={css.small}>{t(waitsFor)}</p> : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <Reward mission={mission} />
    </li>
  );
}

/** A row of labels. */
export function Tags({ of }: { of: readonly (MissionLine['kind'] | null)[] }) {
  const t = useT();
  const said = of.filter((text) => text !== null).map((text) => t(text));
  return (
    <ul className={own.tags}>
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Steps({ mission: { steps } }: { mission: MissionLine }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <dl className={own.steps}>
      {steps.map(({ key, label, done }) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd>{t(done ? 'view-mission-step-done' : 'view-mission-step-open')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reward({ mission: { reward, wager, claim, busy } }: { mission: MissionLine }) {
  const t = useT();
  return (
    <div className={own.reward}>
      <div className={css.what}>
        <strong>{t(reward)}</strong>
        {wager ? <span className={css.small}>{t(wager)}</span> : null}
      </div>
      {claim ? (
        <Button size="sm" variant="primary" busy={busy} onClick={() => send(claim)}>
          {t('view-mission-claim')}
        </Button>
      ) : null}
    </div>
  );
}
