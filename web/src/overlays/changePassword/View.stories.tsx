import type { Meta, StoryObj } from '@storybook/react-vite';
import ChangePasswordOverlay from './View.tsx';

const meta: Meta<typeof ChangePasswordOverlay> = {
  title: 'Overlays/Change of the password',
  component: ChangePasswordOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ChangePasswordOverlay>;

const scene = (name: string): Story => ({ parameters: { scene: name } });

export const WithOldPassword = scene('change-password');
export const Forced = scene('change-password-forced');
