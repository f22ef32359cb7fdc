import type { Meta, StoryObj } from '@storybook/react-vite';
import SecuritySettings from './View.tsx';

const meta: Meta<typeof SecuritySettings> = {
  title: 'Overlays/Security settings',
  component: SecuritySettings,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SecuritySettings>;

export const Full: Story = { parameters: { scene: 'security-settings' } };
export const Empty: Story = { parameters: { scene: 'security-settings-empty' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
export const Failed: Story = { parameters: { scene: 'security-settings-failed' } };
export const SettingUp: Story = { parameters: { scene: 'security-settings-setting-up' } };
export const PasswordAsked: Story = { parameters: { scene: 'security-settings-proof' } };
