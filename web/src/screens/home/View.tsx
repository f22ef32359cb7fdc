/** Home: jackpot, categories, search, hot and popular games (section 2 of the specification). */

import { lazy, Suspense, useEffect } from 'react';
import type { TileList } from '../../core/generated/index.ts';
import { loadCoreChunk, send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { TileSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { SearchButton } from '../../ui/field/SearchButton.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/Page.tsx';
import { useNear } from '../../ui/near.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Failed } from '../common/Failed.tsx';
import { JackpotPanel } from '../common/JackpotPanel.tsx';
import { Tiles } from '../common/Tiles.tsx';
import { WhenNear } from '../common/WhenNear.tsx';
import css from './View.module.css';

/** Renders nothing if it fails to load: home is complete without it. */
const Featured = lazy(async () => {
  try {
    const [section] = await Promise.all([import('./Featured.tsx'), loadCoreChunk('promotions')]);
    return section;
  } catch {
    return { default: () => null };
  }
});

export default function Home() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <Page>
      <PageTitle hidden>{t(title)}</PageTitle>
      <JackpotPanel />
      <Categories />
      <Search />
      <LastPlayed />
      <Hot />
      <Popular />
      <WhenNear>
        <Suspense fallback={null}>
          <Featured />
        </Suspense>
      </WhenNear>
    </Page>
  );
}

function Categories() {
  const t = useT();
  const categories = useSlice('home', (home) => home.categories);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('view-categories')}>
      <ul className={css.categories}>
        {categories.map((category) => (
          <li key={category.key}>
            <a href={category.href} className={css.category}>
              <span className={css.picture}>
                <Picture src={category.image} width={150} height={150} />
              </span>
              {t(category.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const search = () => send({ route: { open: 'search' } });

function Search() {
  const t = useT();
  const count = useSlice('home', (home) => home.gameCount);
  return (
    <SearchButton label={count ? t('view-search-count', { count }) : t('view-search')} onClick={search} />
  );
}

function LastPlayed() {
  const t = useT();
  const tiles = useSlice('home', (home) => home.lastPlayed);
  if (tiles.length === 0) return null;
  return (
    <Section title={t('view-continue-playing')}>
      <Tiles tiles={tiles} row />
    </Section>
  );
}

function Hot() {
  const t = useT();
  const hot = useSlice('home', (home) => home.hot);
  return (
    <Section
      title={t('view-hot-games')}
      action={
        <Link strong href="/rng?type=hot">
          {t('view-see-all')}
        </Link>
      }
    >
      <List list={hot} />
    </Section>
  );
}

/** Popular games are below the first screen, so they are loaded when scrolled near. */
function Popular() {
  const t = useT();
  const popular = useSlice('home', (home) => home.popular);
  const [anchor, near] = useNear('480px');
  useEffect(() => {
    if (near) send({ home: 'popularShown' });
  }, [near]);
  if (popular.status.kind === 'ready' && popular.tiles.length === 0) return null;
  return (
    <div ref={anchor}>
      <Section title={t('view-popular-games')}>
        {near || popular.tiles.length > 0 ? <List list={popular} row /> : <TileSkeletons row />}
      </Section>
    </div>
  );
}

const retry = () => send({ home: 'retry' });

function List({ list, row = false }: { list: TileList; row?: boolean }) {
  const t = useT();
  if (list.status.kind === 'failed') return <Failed problem={list.status.problem} onRetry={retry} />;
  if (list.tiles.length === 0 && list.status.kind === 'loading')
    return <TileSkeletons label={t('view-loading')} row={row} />;
  return (
    <Tiles tiles={list.tiles} busy={list.status.kind === 'loading'} row={row} whole={!row} plain={!row} />
  );
}
