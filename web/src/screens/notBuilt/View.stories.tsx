import type { Meta, StoryObj } from '@storybook/react-vite';
import NotBuilt from './View.tsx';

const meta: Meta<typeof NotBuilt> = {
  title: 'Screens/Not built',
  component: NotBuilt,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof NotBuilt>;

export const Page: Story = { parameters: { scene: 'not-built' } };
