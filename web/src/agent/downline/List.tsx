/** A level of the team's tree or search results, with the breadcrumbs back. */
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { AgentDownlineView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Earlier } from '../../member/common/Earlier.tsx';
import { FilterSelect } from '../../member/common/FilterSelect.tsx';
import record from '../../member/common/Record.module.css';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Line } from './Line.tsx';
import { sendDownline } from './send.ts';
import css from './View.module.css';

export function List() {
  const t = useT();
  const view = useSlice('agentDownline', (slice) => slice);
  return (
    <>
      <Find search={view.search} />
      <div className={record.selects}>
        <FilterSelect label={t('view-downline-sort')} name="sort" options={view.sorts} />
        {view.labels.length > 0 ? (
          <FilterSelect label={t('view-downline-label')} name="label" options={view.labels} />
        ) : null}
        {view.order ? <Turn order={view.order} /> : null}
      </div>
      <Path path={view.path} />
      <Lines view={view} />
    </>
  );
}

function Turn({ order }: { order: NonNullable<AgentDownlineView['order']> }) {
  const t = useT();
  return <Button onClick={() => send(order.select)}>{t(order.label)}</Button>;
}

function Find({ search }: { search: string }) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className={css.find}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sendDownline({ search: typed });
        }}
      >
        <TextField
          label={t('view-downline-search')}
          hint={t('view-downline-search-hint')}
          name="search"
          value={typed}
          maxLength={40}
          onChange={setTyped}
        />
        <div className={css.buttons}>
          <Button type="submit" icon={<Search aria-hidden />}>
            {t('view-downline-find')}
          </Button>
          {search ? (
            <Button
              variant="quiet"
              onClick={() => {
                setTyped('');
                sendDownline({ search: '' });
              }}
            >
              {t('view-downline-clear')}
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  );
}

/** Breadcrumbs from the agent to the current level: each name links to its level. */
function Path({ path }: Pick<AgentDownlineView, 'path'>) {
  const t = useT();
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('view-downline-path')}>
      <ol className={css.path}>
        {path.map(({ key, name, select, current }) => (
          <li key={key}>
            {current ? (
              <bdi aria-current="location">{name}</bdi>
            ) : (
              <Button size="sm" variant="quiet" onClick={() => send(select)}>
                {name === null ? t('view-downline-me') : <bdi>{name}</bdi>}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Lines({ view }: { view: AgentDownlineView }) {
  const t = useT();
  const { status, lines, searching, more, loading, problem, writeAll, path } = view;
  if (status.kind === 'failed')
    return <Failed problem={status.problem} onRetry={() => sendDownline('retry')} />;
  if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (lines.length === 0) {
    return searching ? (
      <EmptyState
        kind="no-match"
        title={t('view-downline-no-match-title')}
        text={t('view-downline-no-match-text')}
      />
    ) : (
      <EmptyState kind="nothing" title={t('view-downline-none-title')} text={t('view-downline-none-text')} />
    );
  }
  return (
    <>
      {writeAll && !searching && path.length === 0 ? (
        <div className={css.buttons}>
          <Button size="sm" onClick={() => send(writeAll)}>
            {t('downline-message-all')}
          </Button>
        </div>
      ) : null}
      <ul className={record.cards} aria-label={t('view-downline-list')}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}
