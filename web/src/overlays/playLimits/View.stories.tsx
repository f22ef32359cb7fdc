import type { Meta, StoryObj } from '@storybook/react-vite';
import PlayLimits from './View.tsx';

const meta: Meta<typeof PlayLimits> = {
  title: 'Overlays/Offer of limits',
  component: PlayLimits,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof PlayLimits>;

const scene = (name: string): Story => ({ parameters: { scene: name } });

export const Offered = scene('limit-offer');
export const Mistake = scene('limit-offer-mistake');
export const Demanded = scene('limit-offer-demanded');
