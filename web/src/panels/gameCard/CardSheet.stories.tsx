import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSlice } from '../../core/hooks.ts';
import { CardSheet } from './CardSheet.tsx';

function Open({ change = {} }: { change?: object }) {
  const card = useSlice('gameCard', (view) => view.card);
  return card ? <CardSheet card={{ ...card, ...change }} onClose={() => {}} /> : null;
}

const meta: Meta<typeof Open> = {
  title: 'Panels/GameCard',
  component: Open,
  parameters: { layout: 'fullscreen', scene: 'home-card' },
};
export default meta;
type Story = StoryObj<typeof Open>;

export const AllIsKnown: Story = {};
export const NothingIsTold: Story = {
  args: { change: { returned: '', volatility: null, smallestStake: '', playedAt: null } },
};
