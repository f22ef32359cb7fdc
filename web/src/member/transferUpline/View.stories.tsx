import type { Meta, StoryObj } from '@storybook/react-vite';
import TransferUpline from './View.tsx';

const meta: Meta<typeof TransferUpline> = {
  title: 'Member/Transfer to upline',
  component: TransferUpline,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof TransferUpline>;

export const Form: Story = { parameters: { scene: 'upline' } };
export const WrongAmount: Story = { parameters: { scene: 'upline-wrong-amount' } };
export const Review: Story = { parameters: { scene: 'upline-review' } };
export const Refused: Story = { parameters: { scene: 'upline-refused' } };
export const Sent: Story = { parameters: { scene: 'upline-sent' } };
export const First: Story = { parameters: { scene: 'upline-first' } };
export const Alone: Story = { parameters: { scene: 'upline-alone' } };
export const UsedUp: Story = { parameters: { scene: 'upline-used-up' } };
export const Failed: Story = { parameters: { scene: 'upline-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
