import type { Meta, StoryObj } from '@storybook/react-vite';
import DownlineTransactions from './View.tsx';

const meta: Meta<typeof DownlineTransactions> = {
  title: 'Agent/Downline transactions',
  component: DownlineTransactions,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof DownlineTransactions>;

export const Full: Story = { parameters: { scene: 'agent-transactions' } };
export const Nothing: Story = { parameters: { scene: 'agent-transactions-none' } };
export const Failed: Story = { parameters: { scene: 'agent-transactions-failed' } };
