import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { SafeHtml } from '../html/SafeHtml.tsx';
import { ConfirmDialog, type ConfirmDialogProps, type DialogTone } from './ConfirmDialog.tsx';
import { Sheet } from './Sheet.tsx';

const meta: Meta = { title: 'UI/Dialog' };
export default meta;

export const Form: StoryObj = {
  render: () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Log in</Button>
        {open ? (
          <Sheet title="Log in" closeLabel="Close" onClose={() => setOpen(false)}>
            <TextField label="Account name" name="username" />
            <TextField label="Password" name="password" type="password" />
            <Button variant="primary" size="lg" full>
              Log in
            </Button>
          </Sheet>
        ) : null}
      </>
    );
  },
};
export const LongText: StoryObj = {
  render: () => (
    <Sheet
      title="Terms that go on and on and need two lines for their title"
      closeLabel="Close"
      onClose={() => {}}
    >
      {Array.from({ length: 40 }, (_, at) => `Clause ${at + 1}`).map((clause) => (
        <p key={clause}>{clause}: the text scrolls inside while the title stays.</p>
      ))}
    </Sheet>
  ),
};

const BUTTONS = [
  { key: 'cancel', label: 'Stay', onPress: () => {} },
  { key: 'ok', label: 'Log out', variant: 'primary', isDefault: true, onPress: () => {} },
] as const;

const OK = [{ key: 'ok', label: 'OK', variant: 'primary', isDefault: true, onPress: () => {} }] as const;

function confirm(tone: DialogTone, title: string, text: string, more: Partial<ConfirmDialogProps> = {}) {
  return (
    <ConfirmDialog
      tone={tone}
      title={title}
      closeLabel="Close"
      onClose={() => {}}
      buttons={BUTTONS}
      {...more}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

export const Question: StoryObj = {
  render: () => confirm('question', 'Log out?', 'Your balance stays. You need your password to come back.'),
};
export const Warning: StoryObj = {
  render: () =>
    confirm('warning', 'A real account is needed', 'A trial guest cannot open the wallet.', { buttons: OK }),
};
export const Success: StoryObj = {
  render: () =>
    confirm('success', 'The mail is on its way', 'If the account exists, a link was sent.', { buttons: OK }),
};
export const WithoutIcon: StoryObj = {
  render: () => confirm('none', 'Terms', 'Nothing but words and a button.', { buttons: OK }),
};
export const RunsOut: StoryObj = {
  render: () =>
    confirm('info', 'You are logged in elsewhere', 'This browser will be logged out.', {
      buttons: OK,
      timeout: { milliseconds: 10_000, label: 'Closes by itself in 10 seconds' },
    }),
};
export const OnlyAButtonCloses: StoryObj = {
  render: () =>
    confirm('warning', 'Change your password', 'Your password is easy to guess.', {
      buttons: OK,
      dismissable: false,
    }),
};
/** The default size of a modal: 600 by 300. */
export const Modal: StoryObj = {
  render: () =>
    confirm('info', 'Night market', 'The market opens at eight.', { width: 600, height: 300, buttons: OK }),
};
/** The smallest: 200 by 200, closed by its button alone. */
export const Small: StoryObj = {
  render: () =>
    confirm('success', 'Saved', 'It stays here.', {
      width: 200,
      height: 200,
      buttons: OK,
      dismissable: false,
    }),
};
export const OperatorsWords: StoryObj = {
  render: () => (
    <ConfirmDialog tone="info" title="Before you play" closeLabel="Close" onClose={() => {}} buttons={OK}>
      <SafeHtml
        html={{
          untrusted:
            '<p>Limits can be <b>lowered</b> at any time.</p><ul><li>a day</li><li>a week</li></ul><script>x</script>',
        }}
      />
    </ConfirmDialog>
  ),
};
/** Queued dialogs: the next one opens when the previous one is closed. */
export const Queue: StoryObj = {
  render: () => {
    const [left, setLeft] = useState(['First', 'Second', 'Third']);
    const [top] = left;
    if (!top) return <Button onClick={() => setLeft(['First', 'Second', 'Third'])}>Again</Button>;
    const next = () => setLeft(left.slice(1));
    const buttons = [
      { key: 'ok', label: 'Next', variant: 'primary' as const, isDefault: true, onPress: next },
    ];
    return (
      <ConfirmDialog key={top} tone="info" title={top} closeLabel="Close" onClose={next} buttons={buttons}>
        <p>There are {left.length}.</p>
      </ConfirmDialog>
    );
  },
};
