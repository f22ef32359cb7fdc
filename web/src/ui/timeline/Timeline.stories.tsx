import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from '../copy/CopyField.tsx';
import { Timeline } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = {
  title: 'UI/Timeline',
  component: Timeline,
  args: {
    label: 'What has happened',
    items: [
      { key: '0', label: 'Asked for', actor: 'You', at: 'Today 07:55', amount: '$100.00', note: '' },
      {
        key: '1',
        label: 'Money arrived and credited',
        actor: 'The payment provider',
        at: 'Today 07:57',
        amount: '$78.50',
        note: 'A remark of somebody else that is as long as such remarks are when nobody stops them from going on.',
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Timeline>;

export const Over: Story = {};
export const GoesOn: Story = {
  args: { next: { label: 'Next', text: 'The operator compares the receipt with the account.' } },
};
export const ToCopy: StoryObj = {
  render: () => <CopyField label="Reference" value="L-4417" copyLabel="Copy" copiedLabel="Copied" />,
};
