import type { Meta, StoryObj } from '@storybook/react-vite';
import FairPlay from './View.tsx';

const meta: Meta<typeof FairPlay> = { title: 'Screens/Play in control', component: FairPlay };
export default meta;
type Story = StoryObj<typeof FairPlay>;

export const Visitor: Story = { parameters: { scene: 'help-lines' } };
export const Member: Story = { parameters: { scene: 'help-lines-member' } };
export const Failed: Story = { parameters: { scene: 'help-lines-failed' } };
