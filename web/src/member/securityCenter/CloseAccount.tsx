/** Account closure: its consequences are shown before anything can be pressed. */
import { DoorClosed } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { ClosingForm, ClosingLine, ClosingView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Pin } from '../common/Pin.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { useFocusOn } from '../common/useFocusOn.ts';
import css from './Privacy.module.css';

const READY = { kind: 'ready' } as const;

const begin = () => send({ privacy: 'beginClosing' });

const leave = () => send({ privacy: 'leaveClosing' });

export function CloseAccount() {
  const t = useT();
  const view = useSlice('privacy', (slice) => slice.closing);
  const { opened } = view;
  return (
    <SettingsSection
      icon={<DoorClosed aria-hidden />}
      title={t('view-closing')}
      text={t('view-closing-about')}
      status={opened ? view.status : READY}
      onRetry={begin}
      count={opened ? 1 : 0}
    >
      {opened ? (
        <Standing view={view} />
      ) : (
        <div className={css.buttons}>
          <Button onClick={begin}>{t('view-closing-begin')}</Button>
        </div>
      )}
    </SettingsSection>
  );
}

function Standing({ view: { blocks, means, form } }: { view: ClosingView }) {
  const t = useT();
  return (
    <>
      <Lines title={t('view-closing-first')} lines={blocks} />
      <Lines title={t('view-closing-means')} lines={means} />
      {form ? (
        <Form form={form} />
      ) : (
        <div className={css.buttons}>
          <Button onClick={leave}>{t('view-closing-leave')}</Button>
        </div>
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: ClosingLine[] }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <div className={css.stack}>
      <h4 className={css.title}>{title}</h4>
      <ul className={css.lines}>
        {lines.map(({ key, text, link, href }) => (
          <li key={key}>
            {t(text)} {link ? <Link href={href}>{t(link)}</Link> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Form({ form }: { form: ClosingForm }) {
  const t = useT();
  const busy = useSlice('privacy', (slice) => slice.busy);
  const element = useRef<HTMLFormElement>(null);
  const wrong = form.error ? 'understood' : (form.pin?.name ?? '');
  useFocusOn(element, form.refusals, wrong);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const input = element.current?.elements.namedItem(form.pin?.name ?? '');
    send({ privacy: { close: input instanceof HTMLInputElement ? input.value : '' } });
  };
  return (
    <form ref={element} className={css.stack} onSubmit={submit} noValidate aria-label={t('view-closing')}>
      <Checkbox
        name="understood"
        label={t('view-closing-understood')}
        checked={form.understood}
        required
        error={form.error ? t(form.error) : undefined}
        onChange={(understood) => send({ privacy: { understood } })}
      />
      {form.pin ? <Pin pin={form.pin} onEdited={() => send({ privacy: 'edited' })} /> : null}
      <div className={css.buttons}>
        <Button type="submit" variant="danger" busy={busy}>
          {t('view-closing-close')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('view-closing-leave')}
        </Button>
      </div>
    </form>
  );
}
