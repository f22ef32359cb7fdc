/**
 * Second factor of a login from an unknown place (section 4): choose a method, request a code if it needs one,
 * answer.
 */
import { ArrowLeft, KeyRound, Mail, MessageSquareText, ShieldQuestionMark, UserRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FactorKind, FactorView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Choices } from '../../ui/list/Choices.tsx';
import { FormProblem } from '../account/AccountForm.tsx';
import { Fields } from '../account/Fields.tsx';
import css from './LoginForm.module.css';

type Choosing = Extract<FactorView, { kind: 'choosing' }>;
type Answering = Extract<FactorView, { kind: 'answering' }>;

const ICONS: Record<FactorKind, ReactNode> = {
  sms: <MessageSquareText aria-hidden />,
  email: <Mail aria-hidden />,
  totp: <KeyRound aria-hidden />,
  payeeName: <UserRound aria-hidden />,
};

export function Factor() {
  const t = useT();
  const factor = useSlice('factor', (view) => view);
  if (factor.kind === 'none') return null;
  return (
    <div className={css.login}>
      <div className={css.asked}>
        <ShieldQuestionMark aria-hidden />
        <p>{t('view-factor-why')}</p>
      </div>
      {factor.problem ? <FormProblem problem={factor.problem} /> : null}
      {factor.kind === 'choosing' ? <Choose view={factor} /> : <Answer key={factor.factor} view={factor} />}
      <Button variant="quiet" icon={<ArrowLeft aria-hidden className={css.back} />} onClick={leave}>
        {t('view-factor-leave')}
      </Button>
    </div>
  );
}

const leave = () => send({ factor: 'leave' });

function Choose({ view }: { view: Choosing }) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.querySelector('button')?.focus();
  }, []);

  return (
    <div ref={root}>
      <Choices
        label={t('view-factor-choose')}
        items={view.options.map(({ key, label, hint, choose }) => ({
          key,
          icon: ICONS[key],
          title: t(label),
          hint: hint || undefined,
          onChoose: () => send(choose),
        }))}
      />
    </div>
  );
}

function Answer({ view }: { view: Answering }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (view.busy) return;
    const answer = new FormData(event.currentTarget).get(view.field.name);
    send({ factor: { submit: String(answer ?? '') } });
  };

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <p className={css.step}>
        <span className={css.stepIcon}>{ICONS[view.factor]}</span>
        {t(view.text)}
      </p>
      <Fields
        fields={[view.field]}
        code={view.getCode}
        onTyped={() => send({ factor: 'edited' })}
        onSendCode={() => send({ factor: 'sendCode' })}
      />
      <Button type="submit" variant="primary" size="lg" full busy={view.busy}>
        {t('view-factor-confirm')}
      </Button>
      {view.canChoose ? (
        <Button full onClick={() => send({ factor: 'other' })}>
          {t('view-factor-other')}
        </Button>
      ) : null}
    </form>
  );
}
