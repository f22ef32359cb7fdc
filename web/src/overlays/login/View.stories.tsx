import type { Meta, StoryObj } from '@storybook/react-vite';
import LoginOverlay from './View.tsx';

const meta: Meta<typeof LoginOverlay> = {
  title: 'Overlays/Login',
  component: LoginOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof LoginOverlay>;

export const Fresh: Story = { parameters: { scene: 'login' } };
export const FieldsEmpty: Story = { parameters: { scene: 'login-empty' } };
export const WithCaptcha: Story = { parameters: { scene: 'login-captcha' } };
export const Waiting: Story = { parameters: { scene: 'login-wait' } };
export const GameWanted: Story = { parameters: { scene: 'login-resume' } };
export const EveryWay: Story = { parameters: { scene: 'login-methods' } };
export const ByMobile: Story = { parameters: { scene: 'login-mobile' } };
export const SecondFactor: Story = { parameters: { scene: 'factor-choosing' } };
export const SecondFactorAnswer: Story = { parameters: { scene: 'factor-answering' } };
