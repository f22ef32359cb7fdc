import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './ShareButton.tsx';

const meta: Meta<typeof ShareButton> = { title: 'UI/Share', component: ShareButton };
export default meta;

/** Not rendered where the browser has no share sheet. */
export const Plain: StoryObj<typeof ShareButton> = {
  args: { label: 'Share', text: 'An invitation', url: 'https://lumora.example/join' },
};
