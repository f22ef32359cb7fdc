import type { Meta, StoryObj } from '@storybook/react-vite';
import ChatRoom from './View.tsx';

const meta: Meta<typeof ChatRoom> = { title: 'Overlays/Chat room', component: ChatRoom };
export default meta;
type Story = StoryObj<typeof ChatRoom>;

export const Open: Story = { parameters: { scene: 'chat-room' } };
export const Failed: Story = { parameters: { scene: 'chat-room-failed' } };
export const Elsewhere: Story = { parameters: { scene: 'chat-room-elsewhere' } };
export const Waiting: Story = { parameters: { scene: 'chat-room-waiting' } };
export const Talking: Story = { parameters: { scene: 'chat-room-talk' } };
export const NotSent: Story = { parameters: { scene: 'chat-room-not-sent' } };
export const Closed: Story = { parameters: { scene: 'chat-room-closed' } };
