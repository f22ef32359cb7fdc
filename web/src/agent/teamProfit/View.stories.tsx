import type { Meta, StoryObj } from '@storybook/react-vite';
import TeamProfit from './View.tsx';

const meta: Meta<typeof TeamProfit> = {
  title: 'Agent/Team profit and loss',
  component: TeamProfit,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof TeamProfit>;

export const Full: Story = { parameters: { scene: 'agent-team-profit' } };
export const Branch: Story = { parameters: { scene: 'agent-team-profit-branch' } };
export const Nothing: Story = { parameters: { scene: 'agent-team-profit-none' } };
export const Failed: Story = { parameters: { scene: 'agent-team-profit-failed' } };
