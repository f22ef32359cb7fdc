import type { Meta, StoryObj } from '@storybook/react-vite';
import TeamBets from './View.tsx';

const meta: Meta<typeof TeamBets> = {
  title: 'Agent/Team bets',
  component: TeamBets,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof TeamBets>;

export const Full: Story = { parameters: { scene: 'agent-team-bets' } };
export const OneMember: Story = { parameters: { scene: 'agent-team-bets-member' } };
export const UnknownMember: Story = { parameters: { scene: 'agent-team-bets-unknown' } };
export const Nothing: Story = { parameters: { scene: 'agent-team-bets-none' } };
export const Failed: Story = { parameters: { scene: 'agent-team-bets-failed' } };
export const Detail: Story = { parameters: { scene: 'agent-team-bet' } };
export const UnknownBet: Story = { parameters: { scene: 'agent-team-bet-unknown' } };
