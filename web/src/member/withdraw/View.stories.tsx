import type { Meta, StoryObj } from '@storybook/react-vite';
import Withdraw from './View.tsx';

const meta: Meta<typeof Withdraw> = {
  title: 'Member/Withdraw',
  component: Withdraw,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Withdraw>;

export const Form: Story = { parameters: { scene: 'withdraw' } };
export const First: Story = { parameters: { scene: 'withdraw-first' } };
export const Account: Story = { parameters: { scene: 'withdraw-account' } };
export const WrongAmount: Story = { parameters: { scene: 'withdraw-wrong-amount' } };
export const Review: Story = { parameters: { scene: 'withdraw-review' } };
export const Refused: Story = { parameters: { scene: 'withdraw-refused' } };
export const Sent: Story = { parameters: { scene: 'withdraw-sent' } };
export const Removing: Story = { parameters: { scene: 'withdraw-removing' } };
export const Open: Story = { parameters: { scene: 'withdraw-open' } };
export const ArrivedPartly: Story = { parameters: { scene: 'withdraw-arrived-partly' } };
export const Disputed: Story = { parameters: { scene: 'withdraw-disputed' } };
export const Cancelling: Story = { parameters: { scene: 'withdraw-cancelling' } };
export const Named: Story = { parameters: { scene: 'withdraw-named' } };
export const UsedUp: Story = { parameters: { scene: 'withdraw-used-up' } };
export const Failed: Story = { parameters: { scene: 'withdraw-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
export const Name: Story = { parameters: { scene: 'withdraw-name' } };
export const IdentityFirst: Story = { parameters: { scene: 'withdraw-identity' } };
