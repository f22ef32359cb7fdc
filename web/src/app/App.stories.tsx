import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phase } from './App.tsx';

const meta: Meta<typeof Phase> = {
  title: 'Site/Whole pages',
  component: Phase,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Phase>;

export const Starting: Story = { parameters: { scene: 'starting' } };
export const HomeVisitor: Story = { parameters: { scene: 'home-visitor' } };
export const HomeMember: Story = { parameters: { scene: 'home-member' } };
export const Lobby: Story = { parameters: { scene: 'lobby' } };
export const Live: Story = { parameters: { scene: 'live' } };
export const Game: Story = { parameters: { scene: 'game' } };
export const LoginOverlay: Story = { parameters: { scene: 'login' } };
export const Maintenance: Story = { parameters: { scene: 'maintenance' } };
export const Blocked: Story = { parameters: { scene: 'blocked' } };
export const Unreachable: Story = { parameters: { scene: 'unreachable' } };
