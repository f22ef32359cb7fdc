import type { Meta, StoryObj } from '@storybook/react-vite';
import Lobby from './View.tsx';

const meta: Meta<typeof Lobby> = {
  title: 'Screens/Lobby',
  component: Lobby,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Lobby>;

export const Games: Story = { parameters: { scene: 'lobby' } };
export const Hot: Story = { parameters: { scene: 'lobby-hot' } };
export const Favourites: Story = { parameters: { scene: 'lobby-favourites' } };
export const NothingYet: Story = { parameters: { scene: 'lobby-nothing-yet' } };
export const NoMatch: Story = { parameters: { scene: 'lobby-no-match' } };
export const LoginNeeded: Story = { parameters: { scene: 'lobby-login-needed' } };
export const LoadFailed: Story = { parameters: { scene: 'lobby-failed' } };
export const WhilePlaying: Story = { parameters: { scene: 'lobby-member' } };
