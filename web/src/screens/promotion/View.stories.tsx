import type { Meta, StoryObj } from '@storybook/react-vite';
import Promotion from './View.tsx';

const meta: Meta<typeof Promotion> = {
  title: 'Screens/Promotion',
  component: Promotion,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Promotion>;

export const Visitor: Story = { parameters: { scene: 'promotion' } };
export const Claim: Story = { parameters: { scene: 'promotion-claim' } };
export const Apply: Story = { parameters: { scene: 'promotion-apply' } };
export const Raffle: Story = { parameters: { scene: 'promotion-raffle' } };
export const NotFound: Story = { parameters: { scene: 'promotion-not-found' } };
