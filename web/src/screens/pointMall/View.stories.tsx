import type { Meta, StoryObj } from '@storybook/react-vite';
import PointMall from './View.tsx';

const meta: Meta<typeof PointMall> = {
  title: 'Screens/Point mall',
  component: PointMall,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PointMall>;

export const Visitor: Story = { parameters: { scene: 'point-mall' } };
export const Reward: Story = { parameters: { scene: 'point-mall-reward' } };
