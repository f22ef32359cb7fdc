import type { Meta, StoryObj } from '@storybook/react-vite';
import Foot from './View.tsx';

const meta: Meta<typeof Foot> = {
  title: 'Frame/Foot',
  component: Foot,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Foot>;

export const EverythingNamed: Story = { parameters: { scene: 'home-all-named' } };
export const NothingNamed: Story = { parameters: { scene: 'home-nothing-named' } };
