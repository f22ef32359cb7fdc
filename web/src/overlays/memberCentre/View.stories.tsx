import type { Meta, StoryObj } from '@storybook/react-vite';
import MemberCentre from './View.tsx';

const meta: Meta<typeof MemberCentre> = {
  title: 'Overlays/Member centre',
  component: MemberCentre,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof MemberCentre>;

export const List: Story = { parameters: { scene: 'member-centre-menu' } };
