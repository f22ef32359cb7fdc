/**
 * The reality check: time and money spent, shown over every page with games. Only its buttons close it, and none is
 * focused when it opens, so that a key press meant for the game does not answer it. The game behind it continues
 * its round.
 */
import { useId } from 'react';
import type { ShownCheck } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { leaveFullScreen } from './full-screen.ts';
import css from './RealityCheck.module.css';

export function RealityCheck() {
  const check = useSlice('realityCheck', (view) => view.check);
  return check ? <Check key={check.key} check={check} /> : null;
}

const goOn = () => send({ realityCheck: 'continue' });

const history = () => {
  leaveFullScreen();
  send({ realityCheck: 'history' });
};

const logOut = () => {
  leaveFullScreen();
  send({ realityCheck: 'logOut' });
};

const never = () => {};

function Check({ check }: { check: ShownCheck }) {
  const t = useT();
  const id = useId();
  const { time, staked, paid, netLabel, net, deposited, problem, busy } = check;
  return (
    <Sheet
      title={t('view-reality-check-title')}
      closeLabel={t('view-close')}
      onClose={never}
      dismissable={false}
      role="alertdialog"
      describedBy={id}
    >
      <div className={css.check}>
        <div id={id} className={css.said}>
          <dl className={css.figures}>
            <Figure label={t('view-reality-check-time')} value={t(time)} />
            <Figure label={t('view-reality-check-staked')} value={staked} />
            <Figure label={t('view-reality-check-paid')} value={paid} />
            <Figure label={t(netLabel)} value={net} strong />
            <Figure label={t('view-reality-check-deposited')} value={deposited} />
          </dl>
          <p className={css.text}>{t('view-reality-check-text')}</p>
        </div>
        {problem ? (
          <p role="alert" className={css.problem}>
            {t(problem.text)}
            {problem.requestId ? ` ${t('view-request-id', { id: problem.requestId })}` : null}
          </p>
        ) : null}
        <div className={css.buttons}>
          <Button size="lg" busy={busy} onClick={goOn} full>
            {t('view-reality-check-continue')}
          </Button>
          <Button size="lg" disabled={busy} onClick={history} full>
            {t('view-reality-check-history')}
          </Button>
          <Button size="lg" disabled={busy} onClick={logOut} full>
            {t('view-reality-check-log-out')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

function Figure({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? css.strong : undefined}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
