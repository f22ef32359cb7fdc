import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from './View.tsx';

const meta: Meta<typeof Search> = { title: 'Overlays/Search', component: Search };
export default meta;
type Story = StoryObj<typeof Search>;

export const NothingTyped: Story = { parameters: { scene: 'search' } };
export const Found: Story = { parameters: { scene: 'search-found' } };
export const FoundOfEveryKind: Story = { parameters: { scene: 'search-mixed' } };
export const NothingFound: Story = { parameters: { scene: 'search-nothing' } };
export const Recent: Story = { parameters: { scene: 'search-recent' } };
export const Failed: Story = { parameters: { scene: 'search-failed' } };
