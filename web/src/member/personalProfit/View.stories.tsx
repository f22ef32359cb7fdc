import type { Meta, StoryObj } from '@storybook/react-vite';
import ProfitAndLoss from './View.tsx';

const meta: Meta<typeof ProfitAndLoss> = {
  title: 'Member/Profit and loss',
  component: ProfitAndLoss,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof ProfitAndLoss>;

export const Full: Story = { parameters: { scene: 'profit-and-loss' } };
export const Nothing: Story = { parameters: { scene: 'profit-and-loss-nothing' } };
export const Failed: Story = { parameters: { scene: 'profit-and-loss-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
