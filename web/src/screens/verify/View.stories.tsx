import type { Meta, StoryObj } from '@storybook/react-vite';
import Verify from './View.tsx';

const meta: Meta<typeof Verify> = { title: 'Screens/Check of a statement', component: Verify };
export default meta;
type Story = StoryObj<typeof Verify>;

export const Empty: Story = { parameters: { scene: 'verify' } };
export const Checking: Story = { parameters: { scene: 'verify-checking' } };
export const Broken: Story = { parameters: { scene: 'verify-broken' } };
export const Genuine: Story = { parameters: { scene: 'verify-genuine' } };
export const UnknownKey: Story = { parameters: { scene: 'verify-unknown-key' } };
export const Altered: Story = { parameters: { scene: 'verify-altered' } };
export const NoStatement: Story = { parameters: { scene: 'verify-no-statement' } };
export const OtherThanPrinted: Story = { parameters: { scene: 'verify-other' } };
