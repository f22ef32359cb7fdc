import type { Meta, StoryObj } from '@storybook/react-vite';
import Promotions from './View.tsx';

const meta: Meta<typeof Promotions> = {
  title: 'Screens/Promotions',
  component: Promotions,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Promotions>;

export const Visitor: Story = { parameters: { scene: 'promotions' } };
export const NoMatch: Story = { parameters: { scene: 'promotions-no-match' } };
export const Failed: Story = { parameters: { scene: 'promotions-failed' } };
