import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moment } from './Moment.tsx';

export default { title: 'UI/Time', component: Moment } satisfies Meta<typeof Moment>;

export const Today: StoryObj<typeof Moment> = {
  args: { text: 'Today 09:15', exact: '2026-11-21 09:15:07 UTC+07:00' },
};

export const LongAgo: StoryObj<typeof Moment> = {
  args: { text: '2024-02-29', exact: '2024-02-29 23:59:59 UTC-03:30' },
};
