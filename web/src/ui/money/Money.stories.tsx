import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Balance } from './Balance.tsx';
import type { DigitColumn } from './DigitColumns.tsx';
import { Jackpot } from './Jackpot.tsx';

const meta: Meta = { title: 'UI/Money' };
export default meta;

function columns(text: string): DigitColumn[] {
  return [...text].map((character, at) => ({
    key: String(text.length - at),
    digit: /\d/.test(character) ? Number(character) : null,
    mark: /\d/.test(character) ? '' : character,
  }));
}

export const JackpotPanel: StoryObj = {
  render: () => {
    const [figure, setFigure] = useState(48_216_390);
    const text = figure.toLocaleString('en');
    return (
      <>
        <Jackpot
          title="Progressive jackpot"
          note="This figure is for illustration; no pool stands behind it."
          symbol="$"
          columns={columns(text)}
          label={`$${text}`}
          playback={{ paused: false, pauseLabel: 'Pause', playLabel: 'Play', onToggle: () => {} }}
        />
        <button type="button" onClick={() => setFigure(figure + 165_110)}>
          Grow
        </button>
      </>
    );
  },
};

const TEXTS = { refresh: 'Refresh the balance', show: 'Show the balance', hide: 'Hide the balance' };
const NONE = { onRefresh: () => {}, onToggle: () => {}, texts: TEXTS, label: 'Balance' };

export const Shown: StoryObj = {
  render: () => <Balance {...NONE} amount="$1,284,500.00" hidden={false} busy={false} />,
};
export const Hidden: StoryObj = { render: () => <Balance {...NONE} amount="***" hidden busy={false} /> };
export const Refreshing: StoryObj = {
  render: () => <Balance {...NONE} amount="$1,284,500.00" hidden={false} busy />,
};
export const Stale: StoryObj = {
  render: () => (
    <Balance
      {...NONE}
      amount="$1,284,500.00"
      hidden={false}
      busy={false}
      stale="May be old: press to try again"
    />
  ),
};
