import type { Meta, StoryObj } from '@storybook/react-vite';
import DownloadPage from './View.tsx';

const meta: Meta<typeof DownloadPage> = {
  title: 'Screens/Download',
  component: DownloadPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DownloadPage>;

export const Apps: Story = { parameters: { scene: 'download' } };
export const Android: Story = { parameters: { scene: 'download-android' } };
export const NothingOffered: Story = { parameters: { scene: 'download-none' } };
