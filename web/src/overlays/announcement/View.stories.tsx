import type { Meta, StoryObj } from '@storybook/react-vite';
import Announcements from './View.tsx';

const meta: Meta<typeof Announcements> = {
  title: 'Overlays/Announcements',
  component: Announcements,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Announcements>;

export const List: Story = { parameters: { scene: 'announcements' } };
