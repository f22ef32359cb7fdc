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
