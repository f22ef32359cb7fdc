import type { Meta, StoryObj } from '@storybook/react-vite';
import Income from './View.tsx';

const meta: Meta<typeof Income> = {
  title: 'Agent/My income',
  component: Income,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Income>;

export const Full: Story = { parameters: { scene: 'agent-income' } };
export const Nothing: Story = { parameters: { scene: 'agent-income-none' } };
export const Failed: Story = { parameters: { scene: 'agent-income-failed' } };
