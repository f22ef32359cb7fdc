import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { ConfirmDialog, type DialogTone } from './ConfirmDialog.tsx';
import { Sheet } from './Sheet.tsx';

const meta: Meta = { title: 'Parts/Dialog' };
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

function confirm(tone: DialogTone, title: string, text: string) {
  return (
    <ConfirmDialog
      tone={tone}
      title={title}
      closeLabel="Close"
      onClose={() => {}}
      buttons={[
        { key: 'cancel', label: 'Stay', onPress: () => {} },
        { key: 'ok', label: 'Sign out', variant: 'primary', isDefault: true, onPress: () => {} },
      ]}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

export const Question: StoryObj = {
  render: () => confirm('question', 'Sign out?', 'Your balance stays. You need your password to come back.'),
};
export const Warning: StoryObj = {
  render: () => confirm('warning', 'A real account is needed', 'A trial guest cannot open the wallet.'),
};
