import type { Meta, StoryObj } from '@storybook/react-vite';
import FairPlay from './View.tsx';

const meta: Meta<typeof FairPlay> = {
  title: 'Member/Play in control',
  component: FairPlay,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof FairPlay>;

export const Full: Story = { parameters: { scene: 'fair-play' } };
export const NothingSet: Story = { parameters: { scene: 'fair-play-nothing-set' } };
export const Raise: Story = { parameters: { scene: 'fair-play-raise' } };
export const WrongTime: Story = { parameters: { scene: 'fair-play-wrong-time' } };
export const RaiseCanBeConfirmed: Story = { parameters: { scene: 'fair-play-ripe' } };
export const TimeOut: Story = { parameters: { scene: 'fair-play-paused' } };
export const Excluded: Story = { parameters: { scene: 'fair-play-excluded' } };
export const ItsTimeIsOver: Story = { parameters: { scene: 'fair-play-over' } };
export const ComingBack: Story = { parameters: { scene: 'fair-play-returning' } };
export const TestWithAQuestionLeftOut: Story = { parameters: { scene: 'fair-play-test' } };
export const TestResult: Story = { parameters: { scene: 'fair-play-test-result' } };
export const Failed: Story = { parameters: { scene: 'fair-play-failed' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
