import type { Meta, StoryObj } from '@storybook/react-vite';
import ResetPasswordOverlay from './View.tsx';

const meta: Meta<typeof ResetPasswordOverlay> = {
  title: 'Overlays/Password by a link',
  component: ResetPasswordOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ResetPasswordOverlay>;

const scene = (name: string): Story => ({ parameters: { scene: name } });

export const GoodLink = scene('reset-password');
export const OldLink = scene('reset-password-expired');
