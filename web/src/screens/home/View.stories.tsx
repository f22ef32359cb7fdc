import type { Meta, StoryObj } from '@storybook/react-vite';
import Home from './View.tsx';

const meta: Meta<typeof Home> = {
  title: 'Screens/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Home>;

export const Visitor: Story = { parameters: { scene: 'home-visitor' } };
export const Member: Story = { parameters: { scene: 'home-member' } };
