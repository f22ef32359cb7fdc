import type { Meta, StoryObj } from '@storybook/react-vite';
import GameList from './View.tsx';

const meta: Meta<typeof GameList> = { title: 'Overlays/Game list', component: GameList };
export default meta;
type Story = StoryObj<typeof GameList>;

export const OfAVendor: Story = { parameters: { scene: 'game-list' } };
