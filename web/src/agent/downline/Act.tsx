/** The open form as a sheet: freezing, labels, message, transfer, rebate rates. Input is kept only in the DOM. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DownlineActView, Problem } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Rates } from './Rates.tsx';
import { sendDownline } from './send.ts';
import { Transfer } from './Transfer.tsx';
import css from './View.module.css';

export function Act({ act, refused }: { act: DownlineActView; refused: Problem | null }) {
  const t = useT();
  return (
    <Sheet title={t(act.title)} closeLabel={t('view-downline-close')} onClose={() => send(act.close)}>
      {refused ? <FormProblem problem={refused} /> : null}
      <Form act={act} />
    </Sheet>
  );
}

function Form({ act }: { act: DownlineActView }) {
  switch (act.kind) {
    case 'freeze':
      return <Freeze act={act} />;
    case 'labels':
      return <Labels act={act} />;
    case 'message':
      return <Message act={act} />;
    case 'transfer':
      return <Transfer />;
    case 'rates':
      return <Rates />;
  }
}

interface FrameProps {
  act: DownlineActView;
  submitLabel: string;
  onSubmit: () => void;
  children: ReactNode;
}

function Frame({ act, submitLabel, onSubmit, children }: FrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.busy) onSubmit();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={act.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function Freeze({ act }: { act: DownlineActView }) {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <Frame act={act} submitLabel={t('downline-freeze')} onSubmit={() => sendDownline({ freeze: reason })}>
      <p>{t('view-downline-freeze-hint')}</p>
      <TextField
        label={t('view-downline-reason')}
        name="reason"
        value={reason}
        maxLength={200}
        error={act.wrong ? t(act.wrong) : undefined}
        onChange={setReason}
      />
    </Frame>
  );
}

function Labels({ act }: { act: DownlineActView }) {
  const t = useT();
  const [labels, setLabels] = useState(act.labels);
  return (
    <Frame act={act} submitLabel={t('view-downline-save')} onSubmit={() => sendDownline({ labels })}>
      <TextField
        label={t('downline-labels')}
        hint={t('view-downline-labels-hint')}
        name="labels"
        value={labels}
        error={act.wrong ? t(act.wrong) : undefined}
        onChange={setLabels}
      />
    </Frame>
  );
}

function Message({ act }: { act: DownlineActView }) {
  const t = useT();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  return (
    <Frame
      act={act}
      submitLabel={t('view-downline-send')}
      onSubmit={() => sendDownline({ message: { title, text } })}
    >
      <TextField
        label={t('view-downline-title')}
        name="title"
        value={title}
        maxLength={80}
        onChange={setTitle}
      />
      <TextArea
        label={t('view-downline-text')}
        name="text"
        value={text}
        error={act.wrong ? t(act.wrong) : undefined}
        onChange={setText}
      />
    </Frame>
  );
}
