import type { Meta, StoryObj } from '@storybook/react-vite';
import Contracts from './View.tsx';

const meta: Meta<typeof Contracts> = {
  title: 'Agent/Contracts',
  component: Contracts,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Contracts>;

export const Standing: Story = { parameters: { scene: 'agent-contracts' } };
export const Requests: Story = { parameters: { scene: 'agent-contracts-requests' } };
export const Workbench: Story = { parameters: { scene: 'agent-contracts-workbench' } };
export const Offer: Story = { parameters: { scene: 'agent-contracts-offer' } };
export const Lowered: Story = { parameters: { scene: 'agent-contracts-lowered' } };
export const Failed: Story = { parameters: { scene: 'agent-contracts-failed' } };
