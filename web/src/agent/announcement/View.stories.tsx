import type { Meta, StoryObj } from '@storybook/react-vite';
import Announcement from './View.tsx';

const meta: Meta<typeof Announcement> = {
  title: 'Agent/Announcements',
  component: Announcement,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Announcement>;

export const List: Story = { parameters: { scene: 'agent-announcements' } };
export const Nothing: Story = { parameters: { scene: 'agent-announcements-none' } };
export const Failed: Story = { parameters: { scene: 'agent-announcements-failed' } };
