import type { Meta, StoryObj } from '@storybook/react-vite';
import NoticePage from './View.tsx';

const meta: Meta<typeof NoticePage> = {
  title: 'Screens/Notices',
  component: NoticePage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof NoticePage>;

export const Latest: Story = { parameters: { scene: 'notice-page' } };
export const Gone: Story = { parameters: { scene: 'notice-gone' } };
