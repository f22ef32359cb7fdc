import type { Meta, StoryObj } from '@storybook/react-vite';
import Downline from './View.tsx';

const meta: Meta<typeof Downline> = {
  title: 'Agent/Downline management',
  component: Downline,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Downline>;

export const List: Story = { parameters: { scene: 'agent-downline' } };
export const Level: Story = { parameters: { scene: 'agent-downline-level' } };
export const NoMatch: Story = { parameters: { scene: 'agent-downline-no-match' } };
export const Nothing: Story = { parameters: { scene: 'agent-downline-none' } };
export const File: Story = { parameters: { scene: 'agent-downline-file' } };
export const Freeze: Story = { parameters: { scene: 'agent-downline-freeze' } };
export const Transfer: Story = { parameters: { scene: 'agent-downline-transfer' } };
export const Rates: Story = { parameters: { scene: 'agent-downline-rates' } };
export const RatesRefused: Story = { parameters: { scene: 'agent-downline-rates-refused' } };
export const RatesReview: Story = { parameters: { scene: 'agent-downline-rates-review' } };
export const Unknown: Story = { parameters: { scene: 'agent-downline-unknown' } };
export const Failed: Story = { parameters: { scene: 'agent-downline-failed' } };
