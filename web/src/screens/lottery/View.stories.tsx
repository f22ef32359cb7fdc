import type { Meta, StoryObj } from '@storybook/react-vite';
import Lottery from './View.tsx';

const meta: Meta<typeof Lottery> = {
  title: 'Screens/Lottery',
  component: Lottery,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Lottery>;

export const NextDraw: Story = { parameters: { scene: 'lottery' } };
