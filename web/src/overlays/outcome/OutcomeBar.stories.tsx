import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutcomeBar } from './OutcomeBar.tsx';

const meta: Meta = { title: 'Overlays/Outcome of a request', component: OutcomeBar };
export default meta;
type Story = StoryObj;

export const Checking: Story = { parameters: { scene: 'outcome-checking' } };
export const NotReceived: Story = { parameters: { scene: 'outcome-not-received' } };
export const Refused: Story = { parameters: { scene: 'outcome-refused' } };
