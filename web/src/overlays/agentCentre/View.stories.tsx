import type { Meta, StoryObj } from '@storybook/react-vite';
import AgentCentre from './View.tsx';

const meta: Meta<typeof AgentCentre> = {
  title: 'Overlays/Agent centre',
  component: AgentCentre,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof AgentCentre>;

export const List: Story = { parameters: { scene: 'agent-centre-menu' } };
export const SettingsFailed: Story = { parameters: { scene: 'agent-centre-settings-failed' } };
