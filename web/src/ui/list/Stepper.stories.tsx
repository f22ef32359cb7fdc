import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta: Meta<typeof Stepper> = { title: 'UI/Stepper', component: Stepper };
export default meta;
type Story = StoryObj<typeof Stepper>;

const step = (key: string, label: string, done: boolean, current: boolean) => ({ key, label, done, current });

export const Beginning: Story = {
  args: {
    label: 'Steps',
    doneLabel: 'Done',
    items: [
      step('a', 'Payment password', false, true),
      step('b', 'Account to be paid to', false, false),
      step('c', 'Withdrawal', false, false),
    ],
  },
};
export const Halfway: Story = {
  args: {
    label: 'Steps',
    doneLabel: 'Done',
    items: [
      step('a', 'Payment password', true, false),
      step('b', 'Account to be paid to', false, true),
      step('c', 'Withdrawal', false, false),
    ],
  },
};
