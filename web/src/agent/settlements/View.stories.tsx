import type { Meta, StoryObj } from '@storybook/react-vite';
import Settlements from './View.tsx';

const meta: Meta<typeof Settlements> = {
  title: 'Agent/Settlements',
  component: Settlements,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Settlements>;

export const Full: Story = { parameters: { scene: 'agent-settlements' } };
export const Nothing: Story = { parameters: { scene: 'agent-settlements-none' } };
export const Failed: Story = { parameters: { scene: 'agent-settlements-failed' } };
export const One: Story = { parameters: { scene: 'agent-settlement' } };
export const Unknown: Story = { parameters: { scene: 'agent-settlement-unknown' } };
