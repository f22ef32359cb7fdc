/** What narrows the grid: mode, classification, minimum bet, name. */
import type { LobbyOption } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import css from './View.module.css';

export function Filters() {
  return (
    <div className={css.filters}>
      <Modes />
      <div className={css.search}>
        <Search />
      </div>
      <MinBet />
      <Classifications />
    </div>
  );
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
    <div className={css.classes}>
      <Chips
        label={t('view-classifications')}
        items={options.map((option) => ({ ...option, label: t(option.label) }))}
        onSelect={(key) => choose(options, key)}
      />
    </div>
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
