import type { Meta, StoryObj } from '@storybook/react-vite';
import Notices from './View.tsx';

const meta: Meta<typeof Notices> = {
  title: 'Overlays/Notices',
  component: Notices,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Notices>;

export const List: Story = { parameters: { scene: 'notices' } };
