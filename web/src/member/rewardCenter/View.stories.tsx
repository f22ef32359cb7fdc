import type { Meta, StoryObj } from '@storybook/react-vite';
import RewardCenter from './View.tsx';

const meta: Meta<typeof RewardCenter> = {
  title: 'Member/Reward centre',
  component: RewardCenter,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof RewardCenter>;

export const Full: Story = { parameters: { scene: 'rewards' } };
export const Claimed: Story = { parameters: { scene: 'rewards-claimed' } };
export const Refused: Story = { parameters: { scene: 'rewards-refused' } };
export const HighestLevel: Story = { parameters: { scene: 'rewards-top' } };
export const Nothing: Story = { parameters: { scene: 'rewards-nothing' } };
export const Failed: Story = { parameters: { scene: 'rewards-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
