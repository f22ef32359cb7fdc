/** Contract requests, received and sent. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PaperText } from './Contracts.tsx';
import css from './View.module.css';
import { Actions, Ending, Words } from './Words.tsx';

export function Requests() {
  const t = useT();
  const requests = useSlice('agentContracts', (view) => view.requests);
  if (requests.length === 0) {
    return (
      <EmptyState
        kind="nothing"
        title={t('view-contracts-no-requests')}
        text={t('view-contracts-no-requests-text')}
      />
    );
  }
  return (
    <div className={css.list}>
      {requests.map((request) => (
        <article key={request.key} className={css.card}>
          <h3>{t(request.title)}</h3>
          <p className={css.small}>{t(request.status)}</p>
          {request.reason ? <p>{request.reason}</p> : null}
          {request.words ? <Words words={request.words} /> : null}
          <Ending ending={request.ending} />
          <details>
            <summary>{t('view-contracts-text')}</summary>
            <PaperText text={request.text} hash={request.hash} />
          </details>
          <Actions actions={request.actions} />
        </article>
      ))}
    </div>
  );
}
