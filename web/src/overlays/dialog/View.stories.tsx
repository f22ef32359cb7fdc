import type { Meta, StoryObj } from '@storybook/react-vite';
import Dialogs from './View.tsx';

const meta: Meta<typeof Dialogs> = {
  title: 'Overlays/Dialogs',
  component: Dialogs,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Dialogs>;

export const SignOut: Story = { parameters: { scene: 'sign-out' } };
