import type { Meta, StoryObj } from '@storybook/react-vite';
import Showcase from './View.tsx';

const meta: Meta<typeof Showcase> = {
  title: 'Panels/Home showcase',
  component: Showcase,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Showcase>;

export const Everything: Story = { parameters: { scene: 'home-showcase' } };
export const Rows: Story = { parameters: { scene: 'home-rows' } };
