import type { Meta, StoryObj } from '@storybook/react-vite';
import Game from './View.tsx';

const meta: Meta<typeof Game> = {
  title: 'Screens/Game',
  component: Game,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Game>;

export const Playing: Story = { parameters: { scene: 'game' } };
export const LaunchFailed: Story = { parameters: { scene: 'game-failed' } };
export const RealityCheck: Story = { parameters: { scene: 'reality-check' } };
export const RealityCheckAnswerLost: Story = { parameters: { scene: 'reality-check-lost' } };
export const LimitReached: Story = { parameters: { scene: 'limit-reached' } };
