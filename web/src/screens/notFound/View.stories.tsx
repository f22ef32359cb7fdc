import type { Meta, StoryObj } from '@storybook/react-vite';
import NotFound from './View.tsx';

const meta: Meta<typeof NotFound> = {
  title: 'Screens/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof NotFound>;

export const Page: Story = { parameters: { scene: 'not-found' } };
