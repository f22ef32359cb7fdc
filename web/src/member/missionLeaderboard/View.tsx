/** Missions and leaderboards: goals, progress, rewards, rankings. `?mc=missionLeaderboard`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { selectOption, translatedOptions } from '../common/filter.ts';
import css from '../common/Record.module.css';
import { Board } from './Board.tsx';
import { Mission } from './Mission.tsx';
import own from './View.module.css';

const retry = () => send({ missions: 'retry' });

export default function MissionLeaderboard() {
  const t = useT();
  const tabs = useSlice('missions', (view) => view.tabs);
  return (
    <div className={css.page}>
      <Chips
        label={t('view-mission-tabs')}
        items={translatedOptions(t, tabs)}
        onSelect={(key) => selectOption(tabs, key)}
        look="segmented"
      />
      <ActionResult />
      <Content />
    </div>
  );
}

/** Result of claiming a reward. */
function ActionResult() {
  const t = useT();
  const taken = useSlice('missions', (view) => view.taken);
  const refusal = useSlice('missions', (view) => view.refusal);
  return (
    <>
      {taken ? <Notice tone="success" text={t(taken)} /> : null}
      {refusal ? <FormProblem problem={refusal} /> : null}
    </>
  );
}

function Content() {
  const t = useT();
  const { status, lines, boards, boardsTab, zone } = useSlice('missions', (view) => view);
  const count = boardsTab ? boards.length : lines.length;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && count === 0) return <TextSkeleton label={t('view-loading')} />;
  if (count === 0) return <Nothing boards={boardsTab} />;
  return (
    <>
      {boardsTab ? null : <CheckIn />}
      <ul className={css.cards} aria-label={t(boardsTab ? 'mission-tab-boards' : 'mission-tab-missions')}>
        {boardsTab
          ? boards.map((board) => <Board key={board.key} board={board} />)
          : lines.map((line) => <Mission key={line.key} mission={line} />)}
      </ul>
      {boardsTab ? <p className={css.zone}>{t('view-board-ties')}</p> : null}
      {zone ? <p className={css.zone}>{t(zone)}</p> : null}
    </>
  );
}

/** Daily check-in, and the current streak. */
function CheckIn() {
  const t = useT();
  const { checkIn, checkedIn, checkingIn, streak } = useSlice('missions', (view) => view);
  if (!checkIn && !checkedIn && !streak) return null;
  return (
    <div className={own.checkIn}>
      {checkIn ? (
        <Button size="sm" variant="primary" busy={checkingIn} onClick={() => send(checkIn)}>
          {t('view-mission-check-in')}
        </Button>
      ) : null}
      {checkedIn ? <strong>{t('view-mission-checked-in')}</strong> : null}
      {streak ? <span className={css.small}>{t(streak)}</span> : null}
    </div>
  );
}

function Nothing({ boards }: { boards: boolean }) {
  const t = useT();
  const href = useSlice('missions', (view) => view.promotionsHref);
  return (
    <EmptyState
      kind="nothing"
      title={t(boards ? 'view-board-empty-title' : 'view-mission-empty-title')}
      text={t(boards ? 'view-board-empty-text' : 'view-mission-empty-text')}
      action={<Link href={href}>{t('view-mission-to-promotions')}</Link>}
    />
  );
}
