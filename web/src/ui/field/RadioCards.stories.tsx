import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Smartphone } from 'lucide-react';
import { PinField } from './PinField.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta: Meta<typeof RadioCards> = { title: 'UI/Radio cards', component: RadioCards };
export default meta;
type Story = StoryObj<typeof RadioCards>;

const items = [
  {
    key: 'bank',
    icon: <Landmark aria-hidden />,
    title: 'Bank transfer',
    hint: '•••• 4417',
    notes: ['Fee: 1%'],
    selected: true,
    onSelect: () => {},
  },
  {
    key: 'wallet',
    icon: <Smartphone aria-hidden />,
    title: 'A wallet with a name that is longer than its card is wide',
    notes: ['No fee', 'Usually within 5 minutes'],
    selected: false,
    onSelect: () => {},
  },
  {
    key: 'late',
    icon: <Landmark aria-hidden />,
    title: 'Bank transfer',
    hint: '•••• 9900',
    notes: ['Closed right now'],
    selected: false,
  },
];

export const Some: Story = { args: { label: 'Paid to', name: 'account', items } };
export const Wrong: Story = {
  args: { label: 'Paid to', name: 'account', items, error: 'Choose one of them.' },
};
export const Pin: Story = {
  args: { label: 'Paid to', name: 'account', items: [] },
  render: () => (
    <PinField
      label="Payment password"
      name="pin"
      digits
      maxLength={6}
      hint="Digits only. Length: 6."
      error="The payment password is wrong."
      showLabel="Show"
      hideLabel="Hide"
    />
  ),
};
