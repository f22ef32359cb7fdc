import type { Meta, StoryObj } from '@storybook/react-vite';
import ChatRoom from './View.tsx';

const meta: Meta<typeof ChatRoom> = { title: 'Overlays/Chat room', component: ChatRoom };
export default meta;
type Story = StoryObj<typeof ChatRoom>;

export const Open: Story = { parameters: { scene: 'chat-room' } };
export const Failed: Story = { parameters: { scene: 'chat-room-failed' } };
