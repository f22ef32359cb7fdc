import type { Meta, StoryObj } from '@storybook/react-vite';
import PointMall from './View.tsx';

const meta: Meta<typeof PointMall> = {
  title: 'Screens/Point mall',
  component: PointMall,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PointMall>;

export const Visitor: Story = { parameters: { scene: 'point-mall' } };
export const Reward: Story = { parameters: { scene: 'point-mall-reward' } };
export const RedeemForm: Story = { parameters: { scene: 'point-mall-redeem' } };
export const WrongInput: Story = { parameters: { scene: 'point-mall-wrong' } };
export const Redeemed: Story = { parameters: { scene: 'point-mall-redeemed' } };
export const NoPaymentPassword: Story = { parameters: { scene: 'point-mall-no-password' } };
export const Convert: Story = { parameters: { scene: 'point-mall-convert' } };
export const Converted: Story = { parameters: { scene: 'point-mall-converted' } };
export const History: Story = { parameters: { scene: 'point-mall-history' } };
export const HistoryEmpty: Story = { parameters: { scene: 'point-mall-history-empty' } };
export const HistoryFailed: Story = { parameters: { scene: 'point-mall-history-failed' } };
