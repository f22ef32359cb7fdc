import type { Meta, StoryObj } from '@storybook/react-vite';
import ProfitAndLoss from '../personalProfit/View.tsx';

const meta: Meta<typeof ProfitAndLoss> = {
  title: 'Member/Statements',
  component: ProfitAndLoss,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof ProfitAndLoss>;

export const Full: Story = { parameters: { scene: 'statements' } };
export const Preparing: Story = { parameters: { scene: 'statements-preparing' } };
export const None: Story = { parameters: { scene: 'statements-none' } };
export const AsManyAsAreKept: Story = { parameters: { scene: 'statements-full' } };
export const Failed: Story = { parameters: { scene: 'statements-failed' } };
export const Print: Story = { parameters: { scene: 'statements-print' } };
