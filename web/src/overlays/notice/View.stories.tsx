import type { Meta, StoryObj } from '@storybook/react-vite';
import Notice from './View.tsx';

const meta: Meta<typeof Notice> = {
  title: 'Overlays/Notice',
  component: Notice,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const One: Story = { parameters: { scene: 'notice' } };
