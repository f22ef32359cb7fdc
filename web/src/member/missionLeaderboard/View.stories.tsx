import type { Meta, StoryObj } from '@storybook/react-vite';
import MissionLeaderboard from './View.tsx';

const meta: Meta<typeof MissionLeaderboard> = {
  title: 'Member/Missions and leaderboards',
  component: MissionLeaderboard,
  parameters: { layout: 'padded' },
};
export default meta;
type Story = StoryObj<typeof MissionLeaderboard>;

export const Full: Story = { parameters: { scene: 'missions' } };
export const CheckedIn: Story = { parameters: { scene: 'missions-checked-in' } };
export const Taken: Story = { parameters: { scene: 'missions-taken' } };
export const Refused: Story = { parameters: { scene: 'missions-refused' } };
export const Nothing: Story = { parameters: { scene: 'missions-nothing' } };
export const Failed: Story = { parameters: { scene: 'missions-failed' } };
export const Boards: Story = { parameters: { scene: 'missions-boards' } };
export const BoardsLast: Story = { parameters: { scene: 'missions-boards-last' } };
export const NoBoards: Story = { parameters: { scene: 'missions-boards-nothing' } };
export const Loading: Story = { parameters: { scene: 'home-member' } };
