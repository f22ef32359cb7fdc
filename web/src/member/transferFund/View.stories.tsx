import type { Meta, StoryObj } from '@storybook/react-vite';
import MyWallet from './View.tsx';

const meta: Meta<typeof MyWallet> = {
  title: 'Member/My wallet',
  component: MyWallet,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof MyWallet>;

export const Full: Story = { parameters: { scene: 'my-wallet' } };
export const Opened: Story = { parameters: { scene: 'my-wallet-opened' } };
export const Short: Story = { parameters: { scene: 'my-wallet-short' } };
export const Empty: Story = { parameters: { scene: 'my-wallet-empty' } };
export const MovingIn: Story = { parameters: { scene: 'wallets-sheet' } };
export const MovingBack: Story = { parameters: { scene: 'wallets-sheet-back' } };
export const MovingMistake: Story = { parameters: { scene: 'wallets-sheet-mistake' } };
export const MovingUnknown: Story = { parameters: { scene: 'wallets-sheet-unknown' } };
export const MovingRefused: Story = { parameters: { scene: 'wallets-sheet-refused' } };
export const Moved: Story = { parameters: { scene: 'wallets-moved' } };
export const Unanswered: Story = { parameters: { scene: 'wallets-unanswered' } };
export const AllBack: Story = { parameters: { scene: 'wallets-all-back' } };
export const OneWallet: Story = { parameters: { scene: 'wallets-none' } };
export const WalletsFailed: Story = { parameters: { scene: 'wallets-failed' } };
export const Failed: Story = { parameters: { scene: 'my-wallet-failed' } };
