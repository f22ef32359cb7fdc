import type { Meta, StoryObj } from '@storybook/react-vite';
import RegisterOverlay from './View.tsx';

const meta: Meta<typeof RegisterOverlay> = {
  title: 'Overlays/Registration',
  component: RegisterOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof RegisterOverlay>;

export const ByAccount: Story = { parameters: { scene: 'register' } };
