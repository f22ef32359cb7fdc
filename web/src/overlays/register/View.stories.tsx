import type { Meta, StoryObj } from '@storybook/react-vite';
import RegisterOverlay from './View.tsx';

const meta: Meta<typeof RegisterOverlay> = {
  title: 'Overlays/Registration',
  component: RegisterOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof RegisterOverlay>;

const scene = (name: string): Story => ({ parameters: { scene: name } });

export const ByAccount = scene('register');
export const ByMobile = scene('register-mobile');
export const EveryField = scene('register-every-field');
export const Mistakes = scene('register-mistakes');
export const Refused = scene('register-refused');
export const WithCaptcha = scene('register-captcha');
export const CodeSent = scene('register-code-sent');
export const Countries = scene('register-countries');
export const Strength = scene('register-strength');
export const Closed = scene('register-closed');
export const RulesFailed = scene('register-failed');
