import type { Meta, StoryObj } from '@storybook/react-vite';
import Team from './View.tsx';

const meta: Meta<typeof Team> = {
  title: 'Agent/Team overview',
  component: Team,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Team>;

export const Full: Story = { parameters: { scene: 'agent-team' } };
export const Own: Story = { parameters: { scene: 'agent-team-own' } };
export const Failed: Story = { parameters: { scene: 'agent-team-failed' } };
