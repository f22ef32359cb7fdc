import type { Meta, StoryObj } from '@storybook/react-vite';
import Messages from './View.tsx';

const meta: Meta<typeof Messages> = {
  title: 'Member/Messages',
  component: Messages,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof Messages>;

export const List: Story = { parameters: { scene: 'inbox' } };
export const Picked: Story = { parameters: { scene: 'inbox-picked' } };
export const Asking: Story = { parameters: { scene: 'inbox-asking' } };
export const Refused: Story = { parameters: { scene: 'inbox-refused' } };
export const Nothing: Story = { parameters: { scene: 'inbox-nothing' } };
export const NoMatch: Story = { parameters: { scene: 'inbox-no-match' } };
export const Failed: Story = { parameters: { scene: 'inbox-failed' } };
export const Message: Story = { parameters: { scene: 'message' } };
export const OfOperator: Story = { parameters: { scene: 'message-of-operator' } };
export const OfRates: Story = { parameters: { scene: 'message-of-rates' } };
export const Unknown: Story = { parameters: { scene: 'message-unknown' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
