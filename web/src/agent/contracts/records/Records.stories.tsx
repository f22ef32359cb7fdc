import type { Meta, StoryObj } from '@storybook/react-vite';
import { Records } from './Records.tsx';

const meta: Meta<typeof Records> = {
  title: 'Agent/Settlements',
  component: Records,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Records>;

export const Full: Story = { parameters: { scene: 'agent-settlements' } };
export const Nothing: Story = { parameters: { scene: 'agent-settlements-none' } };
export const Failed: Story = { parameters: { scene: 'agent-settlements-failed' } };
export const One: Story = { parameters: { scene: 'agent-settlement' } };
export const Unknown: Story = { parameters: { scene: 'agent-settlement-unknown' } };
