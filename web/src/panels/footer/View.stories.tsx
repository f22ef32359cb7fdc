import type { Meta, StoryObj } from '@storybook/react-vite';
import Footer from './View.tsx';

const meta: Meta<typeof Footer> = {
  title: 'Panels/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const EverythingNamed: Story = { parameters: { scene: 'home-all-named' } };
export const VisitsCounted: Story = { parameters: { scene: 'home-visits-counted' } };
export const NothingNamed: Story = { parameters: { scene: 'home-nothing-named' } };
export const AgeOfTheLicence: Story = { parameters: { scene: 'footer-age' } };
