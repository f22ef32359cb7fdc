import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Badge } from './Badge.tsx';
import { ChunkError, CrashScreen } from './Crash.tsx';
import { type EmptyKind, EmptyState } from './EmptyState.tsx';
import { Progress } from './Progress.tsx';
import { TextSkeleton, TileSkeletons } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Toasts } from './Toasts.tsx';

const meta: Meta = { title: 'UI/Feedback' };
export default meta;

export const Badges: StoryObj = {
  render: () => (
    <>
      <Badge>Play money</Badge> <Badge tone="accent">VIP 5</Badge> <Badge tone="hot">Hot</Badge>{' '}
      <Badge tone="positive">+ 12.00</Badge> <Badge tone="negative">− 3.40</Badge>{' '}
      <Badge tone="warning">Pending</Badge>
    </>
  ),
};
export const HowFar: StoryObj = {
  render: () => (
    <>
      <Progress label="Staked" percent={60} />
      <Progress label="Being made" percent={null} />
    </>
  ),
};
export const Messages: StoryObj = {
  render: () => (
    <Toasts
      label="Messages"
      closeLabel="Close"
      onDismiss={() => {}}
      items={[
        { key: 'a', tone: 'success', text: 'You are signed out.' },
        {
          key: 'b',
          tone: 'error',
          text: 'The favourite was not saved. Try again.',
          detail: 'Request 01J9ZK',
        },
        { key: 'c', tone: 'warning', text: 'Your session ends in one minute.' },
      ]}
    />
  ),
};
export const Loading: StoryObj = {
  render: () => (
    <>
      <TileSkeletons label="Loading games" row />
      <TextSkeleton label="Loading" />
      <Spinner label="Loading" size="page" />
    </>
  ),
};

const EMPTY: [EmptyKind, string, string, string][] = [
  ['nothing', 'No favourites yet', 'Press the heart on a game to keep it here.', 'See all games'],
  ['no-match', 'No game fits', 'Nothing matches the name and filters you chose.', 'Clear filters'],
  ['failed', 'The games did not load', 'Check the connection and try again.', 'Try again'],
  ['login', 'Log in to see your favourites', 'They wait for you there.', 'Log in'],
  ['unavailable', 'Not offered here', 'This part of the site is not open in your country.', 'Go home'],
];

export const EmptyStates: StoryObj = {
  render: () => (
    <>
      {EMPTY.map(([kind, title, text, action]) => (
        <EmptyState key={kind} kind={kind} title={title} text={text} action={<Button>{action}</Button>} />
      ))}
    </>
  ),
};
export const Crash: StoryObj = {
  render: () => (
    <CrashScreen
      title="The page stopped"
      text="Something broke inside the page. Your money and bets are safe with the server."
      restartLabel="Start again"
      detail="panicked at core/src/feature/lobby.rs:12"
      onRestart={() => {}}
    />
  ),
};
export const ChunkMissing: StoryObj = {
  render: () => (
    <ChunkError
      title="This part of the site did not load"
      text="It took more than two minutes. Check the connection and try again."
      retryLabel="Try again"
      onRetry={() => {}}
    />
  ),
};
