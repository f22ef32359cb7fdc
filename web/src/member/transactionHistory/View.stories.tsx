import type { Meta, StoryObj } from '@storybook/react-vite';
import AccountRecord from './View.tsx';

const meta: Meta<typeof AccountRecord> = {
  title: 'Member/Account record',
  component: AccountRecord,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof AccountRecord>;

export const Full: Story = { parameters: { scene: 'account-record' } };
export const Points: Story = { parameters: { scene: 'account-record-points' } };
export const OwnDays: Story = { parameters: { scene: 'account-record-own-days' } };
export const Nothing: Story = { parameters: { scene: 'account-record-nothing' } };
export const NoMatch: Story = { parameters: { scene: 'account-record-no-match' } };
export const Failed: Story = { parameters: { scene: 'account-record-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
