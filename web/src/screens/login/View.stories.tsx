import type { Meta, StoryObj } from '@storybook/react-vite';
import Login from './View.tsx';

const meta: Meta<typeof Login> = {
  title: 'Screens/Login page',
  component: Login,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Login>;

export const Page: Story = { parameters: { scene: 'login-page' } };
