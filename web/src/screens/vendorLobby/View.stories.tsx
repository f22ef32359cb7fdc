import type { Meta, StoryObj } from '@storybook/react-vite';
import VendorLobby from './View.tsx';

const meta: Meta<typeof VendorLobby> = {
  title: 'Screens/Vendor lobby',
  component: VendorLobby,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof VendorLobby>;

export const Live: Story = { parameters: { scene: 'live' } };
