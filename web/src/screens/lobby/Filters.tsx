/** Filters and sort order of the games: mode, classification, minimum bet, name, order. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { LobbyOption } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { useBack } from '../../ui/back.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { PHONE, useMedia } from '../../ui/media.ts';
import { Chips } from '../../ui/tabs/Chips.tsx';
import css from './View.module.css';

export function Filters() {
  const phone = useMedia(PHONE);
  return phone ? <PhoneFilters /> : <AllFilters />;
}

function AllFilters() {
  return (
    <>
      <div className={css.filters}>
        <Modes />
        <Search />
        <MinBet />
        <Sort />
      </div>
      <Classifications />
    </>
  );
}

/** On a phone: one visible row; the other filters are in a sheet, whose button shows how many are active. */
function PhoneFilters() {
  const t = useT();
  const narrowed = useSlice('lobby', (lobby) => lobby.narrowed);
  const [open, setOpen] = useState(false);
  return (
    <div className={css.row}>
      <Search />
      <Button icon={<SlidersHorizontal aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {narrowed > 0 ? t('view-filters-count', { count: String(narrowed) }) : t('view-filters')}
      </Button>
      {open ? <FilterSheet onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function FilterSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const total = useSlice('lobby', (lobby) => lobby.total);
  const address = useSlice('route', (route) => route.location);
  return (
    <Sheet
      title={t('view-filters')}
      closeLabel={t('view-close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {total ? t('view-filters-show', { total }) : t('view-close')}
        </Button>
      }
    >
      <BackCloses key={address} onClose={onClose} />
      <div className={css.sheet}>
        <Modes />
        <Classifications />
        <MinBet />
        <Sort labelled />
      </div>
    </Sheet>
  );
}

/** Each filter change is a navigation of its own; Back closes the sheet first. */
function BackCloses({ onClose }: { onClose: () => void }) {
  useBack(true, onClose);
  return null;
}

function choose(options: readonly LobbyOption[], key: string): void {
  const option = options.find((each) => each.key === key);
  if (option) send(option.select);
}

function Modes() {
  const t = useT();
  const modes = useSlice('lobby', (lobby) => lobby.modes);
  return (
    <Chips
      label={t('view-modes')}
      look="segmented"
      items={modes.map((mode) => ({ ...mode, label: t(mode.label) }))}
      onSelect={(key) => choose(modes, key)}
    />
  );
}

function Classifications() {
  const t = useT();
  const options = useSlice('lobby', (lobby) => lobby.classifications);
  if (options.length === 0) return null;
  return (
    <Chips
      label={t('view-classifications')}
      items={options.map((option) => ({ ...option, label: t(option.label) }))}
      onSelect={(key) => choose(options, key)}
    />
  );
}

function MinBet() {
  const t = useT();
  const options = useSlice('lobby', (lobby) => lobby.minBets);
  if (options.length === 0) return null;
  return (
    <Select
      label={t('view-min-bet')}
      name="min-bet"
      hideLabel
      options={options.map((option) => ({ ...option, label: t(option.label) }))}
      onSelect={(key) => choose(options, key)}
    />
  );
}

function Sort({ labelled = false }: { labelled?: boolean }) {
  const t = useT();
  const options = useSlice('lobby', (lobby) => lobby.orders);
  if (options.length === 0) return null;
  return (
    <Select
      label={t('view-sort')}
      name="sort"
      hideLabel={!labelled}
      options={options.map((option) => ({ ...option, label: t(option.label) }))}
      onSelect={(key) => choose(options, key)}
    />
  );
}

const typed = (text: string) => send({ lobby: { search: { text, now: false } } });
const entered = (text: string) => send({ lobby: { search: { text, now: true } } });

function Search() {
  const t = useT();
  const text = useSlice('lobby', (lobby) => lobby.search);
  return (
    <SearchField
      label={t('view-search')}
      clearLabel={t('view-search-clear')}
      placeholder={t('view-search')}
      value={text}
      onChange={typed}
      onSubmit={entered}
    />
  );
}
