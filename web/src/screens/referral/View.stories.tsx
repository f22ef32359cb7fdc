import type { Meta, StoryObj } from '@storybook/react-vite';
import Join from './View.tsx';

const meta: Meta<typeof Join> = {
  title: 'Screens/Referral',
  component: Join,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Join>;

export const Invited: Story = { parameters: { scene: 'referral' } };
export const Closed: Story = { parameters: { scene: 'referral-closed' } };
export const OfAMember: Story = { parameters: { scene: 'referral-member' } };
