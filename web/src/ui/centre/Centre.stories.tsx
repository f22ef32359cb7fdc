import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, Wallet } from 'lucide-react';
import { Centre } from './Centre.tsx';

const entry = (key: string, label: string, change: object = {}) => ({
  key,
  label,
  icon: <Wallet aria-hidden />,
  href: `?mc=${key}`,
  current: false,
  badge: '',
  ...change,
});

const meta: Meta<typeof Centre> = {
  title: 'UI/Centre',
  component: Centre,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Member centre',
    groups: [
      {
        key: 'account',
        label: 'Account',
        entries: [entry('wallet', 'My wallet', { current: true }), entry('deposit', 'Deposit')],
      },
      {
        key: 'rewards',
        label: 'Rewards',
        entries: [
          entry('rewards', 'A name that is much too long for the width of the list', {
            icon: <Gift aria-hidden />,
            badge: '99+',
          }),
        ],
      },
    ],
    page: { key: 'wallet', title: 'My wallet', about: 'What there is, and where it goes.' },
    children: <p>The page.</p>,
    texts: { close: 'Close', back: 'Back to all pages' },
    onClose: () => {},
    onBack: () => {},
  },
};
export default meta;
type Story = StoryObj<typeof Centre>;

export const Page: Story = {};
export const List: Story = { args: { page: null } };
