import type { Meta, StoryObj } from '@storybook/react-vite';
import BonusDetails from './View.tsx';

const meta: Meta<typeof BonusDetails> = {
  title: 'Member/Bonus details',
  component: BonusDetails,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof BonusDetails>;

export const Full: Story = { parameters: { scene: 'bonuses' } };
export const Asked: Story = { parameters: { scene: 'bonuses-ask' } };
export const GivenUp: Story = { parameters: { scene: 'bonuses-given-up' } };
export const Refused: Story = { parameters: { scene: 'bonuses-refused' } };
export const BetOpen: Story = { parameters: { scene: 'bonuses-bet-open' } };
export const FreeSpins: Story = { parameters: { scene: 'bonuses-free-spins' } };
export const FreeSpinsAsked: Story = { parameters: { scene: 'bonuses-free-spins-ask' } };
export const Nothing: Story = { parameters: { scene: 'bonuses-nothing' } };
export const NoMatch: Story = { parameters: { scene: 'bonuses-no-match' } };
export const Failed: Story = { parameters: { scene: 'bonuses-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
