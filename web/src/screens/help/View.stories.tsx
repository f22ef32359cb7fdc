import type { Meta, StoryObj } from '@storybook/react-vite';
import Help from './View.tsx';

const meta: Meta<typeof Help> = {
  title: 'Screens/Help',
  component: Help,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Help>;

export const Topics: Story = { parameters: { scene: 'help' } };
export const Page: Story = { parameters: { scene: 'help-article' } };
export const Found: Story = { parameters: { scene: 'help-search' } };
export const NothingFound: Story = { parameters: { scene: 'help-no-match' } };
export const Gone: Story = { parameters: { scene: 'help-gone' } };
export const Feedback: Story = { parameters: { scene: 'help-feedback' } };
export const FeedbackMistakes: Story = { parameters: { scene: 'help-feedback-mistakes' } };
export const FeedbackSent: Story = { parameters: { scene: 'help-feedback-sent' } };
export const Application: Story = { parameters: { scene: 'help-affiliate' } };
