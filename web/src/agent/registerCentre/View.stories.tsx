import type { Meta, StoryObj } from '@storybook/react-vite';
import RegisterCentre from './View.tsx';

const meta: Meta<typeof RegisterCentre> = {
  title: 'Agent/Register centre',
  component: RegisterCentre,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof RegisterCentre>;

export const Full: Story = { parameters: { scene: 'agent-register' } };
export const Nothing: Story = { parameters: { scene: 'agent-register-none' } };
export const Refused: Story = { parameters: { scene: 'agent-register-refused' } };
export const Made: Story = { parameters: { scene: 'agent-register-made' } };
export const Ending: Story = { parameters: { scene: 'agent-register-ending' } };
export const Closed: Story = { parameters: { scene: 'agent-register-closed' } };
export const Failed: Story = { parameters: { scene: 'agent-register-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
