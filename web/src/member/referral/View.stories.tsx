import type { Meta, StoryObj } from '@storybook/react-vite';
import Referral from './View.tsx';

const meta: Meta<typeof Referral> = {
  title: 'Member/Invite friends',
  component: Referral,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Referral>;

export const Full: Story = { parameters: { scene: 'invitations' } };
export const NobodyYet: Story = { parameters: { scene: 'invitations-nothing' } };
export const BeyondTheLast: Story = { parameters: { scene: 'invitations-beyond' } };
export const Closed: Story = { parameters: { scene: 'invitations-closed' } };
export const Failed: Story = { parameters: { scene: 'invitations-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
