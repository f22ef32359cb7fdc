import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chips } from './Chips.tsx';
import { Tabs } from './Tabs.tsx';

const meta: Meta = { title: 'UI/Tabs' };
export default meta;

const LABELS = ['All', 'Hot', 'Favourites', 'Recent', 'Jackpot', 'Table games', 'Arcade', 'Bingo'];

function items(count: number, at: string) {
  return LABELS.slice(0, count).map((label) => ({ key: label, label, selected: label === at }));
}

export const WithPanel: StoryObj = {
  render: () => {
    const [at, setAt] = useState('All');
    return (
      <Tabs label="Mode" items={items(3, at)} onSelect={setAt}>
        <p>{at}</p>
      </Tabs>
    );
  },
};
export const ChipsThatScroll: StoryObj = {
  render: () => {
    const [at, setAt] = useState('Hot');
    return <Chips label="Kind" items={items(8, at)} onSelect={setAt} />;
  },
};
export const Segmented: StoryObj = {
  render: () => {
    const [at, setAt] = useState('All');
    return <Chips label="Mode" look="segmented" items={items(4, at)} onSelect={setAt} />;
  },
};
