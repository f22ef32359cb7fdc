import type { Meta, StoryObj } from '@storybook/react-vite';
import NotBuiltOverlay from './View.tsx';

const meta: Meta<typeof NotBuiltOverlay> = {
  title: 'Overlays/Not built',
  component: NotBuiltOverlay,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof NotBuiltOverlay>;

export const AgentCentre: Story = { parameters: { scene: 'centre-not-built' } };
