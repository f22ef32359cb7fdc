import type { Meta, StoryObj } from '@storybook/react-vite';
import SecurityCenter from './View.tsx';

const meta: Meta<typeof SecurityCenter> = {
  title: 'Member/Security centre',
  component: SecurityCenter,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof SecurityCenter>;

export const Full: Story = { parameters: { scene: 'security-settings' } };
export const Empty: Story = { parameters: { scene: 'security-settings-empty' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
export const Failed: Story = { parameters: { scene: 'security-settings-failed' } };
export const SettingUp: Story = { parameters: { scene: 'security-settings-setting-up' } };
export const Logins: Story = { parameters: { scene: 'security-settings-logins' } };
export const PasswordAsked: Story = { parameters: { scene: 'security-settings-proof' } };
export const PayeeNameForm: Story = { parameters: { scene: 'payee-name-form' } };
export const IdentityNothing: Story = { parameters: { scene: 'identity-check-nothing' } };
export const IdentityPending: Story = { parameters: { scene: 'identity-check-pending' } };
export const IdentityApproved: Story = { parameters: { scene: 'identity-check-approved' } };
export const IdentityRejected: Story = { parameters: { scene: 'identity-check-rejected' } };
export const PaymentPasswordChange: Story = { parameters: { scene: 'payment-password-change' } };
export const PaymentPasswordRecover: Story = { parameters: { scene: 'payment-password-recover' } };
export const PaymentPasswordLocked: Story = { parameters: { scene: 'payment-password-locked' } };
export const CopyReady: Story = { parameters: { scene: 'privacy-copy-ready' } };
export const CopyPreparing: Story = { parameters: { scene: 'privacy-copy-preparing' } };
export const CopyPasswordAsked: Story = { parameters: { scene: 'privacy-copy-proof' } };
export const ClosingBlocked: Story = { parameters: { scene: 'privacy-closing-blocked' } };
export const Closing: Story = { parameters: { scene: 'privacy-closing' } };
export const ClosingRefused: Story = { parameters: { scene: 'privacy-closing-refused' } };
export const PrivacyFailed: Story = { parameters: { scene: 'privacy-failed' } };
