/** Rows of recommended games, each with its reason, below the fold of home (section 2 of the specification). */
import { useEffect } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Tiles } from '../../screens/common/Tiles.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { TileSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { Section } from '../../ui/layout/Page.tsx';

const retry = () => send({ gameRows: 'retry' });

export function Rows() {
  const t = useT();
  const rows = useSlice('gameRows', (view) => view.rows);
  const status = useSlice('gameRows', (view) => view.status);
  useEffect(() => {
    send({ gameRows: 'shown' });
  }, []);
  return (
    <>
      {rows.map((row) => (
        <Section
          key={row.key}
          title={t(row.title)}
          action={
            row.href ? (
              <Link strong href={row.href}>
                {t('view-see-all')}
              </Link>
            ) : undefined
          }
        >
          <Tiles tiles={row.tiles} row />
        </Section>
      ))}
      {status.kind === 'failed' ? <Failed problem={status.problem} onRetry={retry} /> : null}
      {status.kind === 'loading' && rows.length === 0 ? (
        <TileSkeletons label={t('view-loading')} row />
      ) : null}
    </>
  );
}
