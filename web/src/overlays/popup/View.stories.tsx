import type { Meta, StoryObj } from '@storybook/react-vite';
import Popup from './View.tsx';

const meta: Meta<typeof Popup> = {
  title: 'Overlays/Popup',
  component: Popup,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Popup>;

export const First: Story = { parameters: { scene: 'popup' } };
