import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/button/Button.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';

const meta: Meta = { title: 'Overlays/New version' };
export default meta;

export const Question: StoryObj = {
  render: () => (
    <Bar label="News" text="A new version of the site is ready. Finish what you are typing, then reload.">
      <Button variant="primary">Reload</Button>
      <Button>Later</Button>
    </Bar>
  ),
};
