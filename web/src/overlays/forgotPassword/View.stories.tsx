import type { Meta, StoryObj } from '@storybook/react-vite';
import ForgotPasswordOverlay from './View.tsx';

const meta: Meta<typeof ForgotPasswordOverlay> = {
  title: 'Overlays/Forgotten password',
  component: ForgotPasswordOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ForgotPasswordOverlay>;

const scene = (name: string): Story => ({ parameters: { scene: name } });

export const ByMail = scene('forgot-password');
export const Empty = scene('forgot-password-empty');
export const ByMobile = scene('forgot-password-mobile');
