/** Limits of time and money: every kind with its three periods side by side, none emphasised. */
import { Gauge } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { LimitGroup, LimitRow, PendingRaise } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Figure } from './Figure.tsx';
import { LimitForm } from './LimitForm.tsx';
import css from './Limits.module.css';
import { retry } from './send.ts';

export function Limits() {
  const t = useT();
  const { status, groups } = useSlice('fairPlay', (view) => view.limits);
  const rows = groups.flatMap((group) => group.rows);
  return (
    <SettingsSection
      icon={<Gauge aria-hidden />}
      title={t('view-fair-limits')}
      text={t('view-fair-limits-about')}
      status={status}
      onRetry={retry}
      count={rows.findIndex((row) => row.form) + 100 * rows.filter((row) => row.raise).length}
    >
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </SettingsSection>
  );
}

function Group({ group }: { group: LimitGroup }) {
  const t = useT();
  return (
    <div className={css.group}>
      <h4 className={css.title}>{t(group.title)}</h4>
      <p className={css.small}>{t(group.about)}</p>
      <ul className={css.rows}>
        {group.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Row({ row }: { row: LimitRow }) {
  const t = useT();
  const id = useId();
  const { limit, used, left, percent, eases, raise, form } = row;
  return (
    <li className={css.row}>
      <h5 className={css.period}>{t(row.period)}</h5>
      <dl className={css.facts}>
        <Fact label={t('view-fair-limit')}>
          <Figure figure={limit} />
        </Fact>
        <Fact label={t('view-fair-used')}>
          <Figure figure={used} />
        </Fact>
        {left !== null ? (
          <Fact label={t('view-fair-left')}>
            <Figure figure={left} />
          </Fact>
        ) : null}
      </dl>
      {percent !== null ? (
        <meter className={css.meter} min={0} max={100} value={percent} aria-label={t(row.name)}>
          {t('view-fair-meter', { percent })}
        </meter>
      ) : null}
      {eases ? <p className={css.small}>{t(eases)}</p> : null}
      {raise ? <Raise raise={raise} name={`${id}-name`} /> : null}
      {form ? (
        <LimitForm form={form} name={t(row.name)} />
      ) : (
        <Button size="sm" id={`${id}-edit`} aria-describedby={`${id}-name`} onClick={() => send(row.edit)}>
          {t(percent !== null ? 'view-fair-change' : 'view-fair-set')}
        </Button>
      )}
      <span id={`${id}-name`} hidden>
        {t(row.name)}
      </span>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * A pending raise of a limit: the new amount, from when it can be confirmed, and buttons to confirm or withdraw it.
 */
function Raise({ raise, name }: { raise: PendingRaise; name: string }) {
  const t = useT();
  const busy = useSlice('fairPlay', (view) => view.busy);
  const { confirm } = raise;
  return (
    <div className={css.raise}>
      <p className={css.strong}>
        {t('view-fair-raise')}: <Figure figure={raise.to} />
      </p>
      <p className={css.small}>{t(raise.text)}</p>
      <div className={css.buttons}>
        {confirm ? (
          <Button size="sm" busy={busy} aria-describedby={name} onClick={() => send(confirm)}>
            {t('view-fair-confirm')}
          </Button>
        ) : null}
        <Button size="sm" busy={busy} aria-describedby={name} onClick={() => send(raise.drop)}>
          {t('view-fair-drop')}
        </Button>
      </div>
    </div>
  );
}
