import type { Meta, StoryObj } from '@storybook/react-vite';
import BettingRecord from './View.tsx';

const meta: Meta<typeof BettingRecord> = {
  title: 'Member/Betting record',
  component: BettingRecord,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof BettingRecord>;

export const Full: Story = { parameters: { scene: 'betting-record' } };
export const Nothing: Story = { parameters: { scene: 'betting-record-nothing' } };
export const NoMatch: Story = { parameters: { scene: 'betting-record-no-match' } };
export const Failed: Story = { parameters: { scene: 'betting-record-failed' } };
export const Bet: Story = { parameters: { scene: 'bet' } };
export const SilentSupplier: Story = { parameters: { scene: 'bet-without-outcome' } };
export const UnknownBet: Story = { parameters: { scene: 'bet-unknown' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
