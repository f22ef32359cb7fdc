/**
 * Games lobby: vendors, modes, filters, search, pages (sections 2, 4 and 9 of the specification).
 *
 * Each control selects its own part of the slice, so that typing in the search box re-renders only the box.
 */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { VendorMenu } from '../../ui/game/VendorMenu.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { AtPlay } from '../common/AtPlay.tsx';
import { Failed } from '../common/Failed.tsx';
import { Filters } from './Filters.tsx';
import { List } from './List.tsx';
import { Rooms } from './Rooms.tsx';
import css from './View.module.css';

export default function Lobby() {
  return (
    <Page>
      <Title />
      <AtPlay />
      <Vendors />
      <VendorsFailed />
      <Rooms />
      <Filters />
      <List />
    </Page>
  );
}

function Title() {
  const t = useT();
  const title = useSlice('lobby', (lobby) => lobby.title);
  const total = useSlice('lobby', (lobby) => lobby.total);
  return (
    <div className={css.title}>
      <PageTitle>{t(title)}</PageTitle>
      <p className={css.total} aria-live="polite">
        {total ? t('view-lobby-total', { total }) : null}
      </p>
    </div>
  );
}

const retry = () => send({ lobby: 'retry' });

function VendorsFailed() {
  const problem = useSlice('lobby', (lobby) => lobby.vendorsProblem);
  return problem ? <Failed problem={problem} onRetry={retry} /> : null;
}

function Vendors() {
  const t = useT();
  const vendors = useSlice('lobby', (lobby) => lobby.vendors);
  const arrows = useSlice('lobby', (lobby) => lobby.vendorArrows);
  if (vendors.length === 0) return null;
  const select = (key: string) => {
    const vendor = vendors.find((each) => each.key === key);
    if (vendor) send(vendor.select);
  };
  return (
    <VendorMenu
      label={t('view-vendors')}
      vendors={vendors.map((each) => (each.key ? each : { ...each, name: t('view-vendors-all') }))}
      arrows={arrows}
      previousLabel={t('view-vendors-previous')}
      nextLabel={t('view-vendors-next')}
      onSelect={select}
    />
  );
}
