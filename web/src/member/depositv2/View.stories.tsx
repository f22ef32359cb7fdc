import type { Meta, StoryObj } from '@storybook/react-vite';
import Deposits from './View.tsx';

const meta: Meta<typeof Deposits> = {
  title: 'Member/Deposit',
  component: Deposits,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Deposits>;

export const Full: Story = { parameters: { scene: 'deposit' } };
export const Review: Story = { parameters: { scene: 'deposit-review' } };
export const Mistake: Story = { parameters: { scene: 'deposit-mistake' } };
export const Refused: Story = { parameters: { scene: 'deposit-refused' } };
export const Voucher: Story = { parameters: { scene: 'deposit-voucher' } };
export const RowOpen: Story = { parameters: { scene: 'deposit-row' } };
export const NoMatch: Story = { parameters: { scene: 'deposit-no-match' } };
export const First: Story = { parameters: { scene: 'deposit-first' } };
export const Failed: Story = { parameters: { scene: 'deposit-failed' } };
export const Hosted: Story = { parameters: { scene: 'deposit-hosted' } };
export const CallOff: Story = { parameters: { scene: 'deposit-call-off' } };
export const Qr: Story = { parameters: { scene: 'deposit-qr' } };
export const Slip: Story = { parameters: { scene: 'deposit-slip' } };
export const WithReceipts: Story = { parameters: { scene: 'deposit-receipts' } };
export const InReview: Story = { parameters: { scene: 'deposit-in-review' } };
export const Credited: Story = { parameters: { scene: 'deposit-credited' } };
export const Unknown: Story = { parameters: { scene: 'deposit-unknown' } };
export const LimitsFirst: Story = { parameters: { scene: 'deposit-limit-offer' } };
export const Funds: Story = { parameters: { scene: 'deposit-funds' } };
export const FundsUnread: Story = { parameters: { scene: 'deposit-funds-unread' } };
