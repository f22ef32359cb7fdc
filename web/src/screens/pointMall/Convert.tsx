/** Converts points into money: the operator's terms, number of points, result, payment password. */
import { type FormEvent, useRef } from 'react';
import type { ConvertPointsView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Pin } from '../../member/common/Pin.tsx';
import { useFocusOn } from '../../member/common/useFocusOn.ts';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { NoPassword } from './Redeem.tsx';
import css from './View.module.css';

export function Convert() {
  const t = useT();
  const convert = useSlice('pointMall', (mall) => mall.convert);
  if (!convert) return null;
  return (
    <Section title={t('view-points-convert')}>
      {convert.done ? <Notice tone="success" text={t(convert.done)} /> : null}
      <ul className={css.bounds}>
        {convert.terms.map((term) => (
          <li key={term.key}>{t(term)}</li>
        ))}
      </ul>
      {convert.closed ? <Notice tone="info" text={t(convert.closed)} /> : <Form convert={convert} />}
    </Section>
  );
}

function Form({ convert }: { convert: ConvertPointsView }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const { pin } = convert;
  useFocusOn(element, convert.refusals, convert.wrongPoints ? 'points' : (pin?.name ?? ''));
  if (!pin) return <NoPassword href={convert.security} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = element.current?.elements.namedItem(pin.name);
    if (!convert.busy) send({ pointMall: { convert: input instanceof HTMLInputElement ? input.value : '' } });
  };
  return (
    <form
      ref={element}
      className={css.form}
      onSubmit={submit}
      noValidate
      aria-label={t('view-points-convert')}
    >
      {convert.problem ? <FormProblem problem={convert.problem} /> : null}
      <TextField
        name="points"
        label={t('view-points-convert-points')}
        required
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={convert.value}
        hint={convert.gives ? t(convert.gives) : undefined}
        error={convert.error ? t(convert.error) : undefined}
        onChange={(text) => send({ pointMall: { convertTyped: text } })}
      />
      <Pin pin={pin} onEdited={() => send({ pointMall: 'convertEdited' })} />
      <p className={css.small}>
        <Link href={convert.security}>{t('view-pin-forgotten')}</Link>
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="lg" busy={convert.busy}>
          {t('view-points-convert-send')}
        </Button>
      </div>
    </form>
  );
}
