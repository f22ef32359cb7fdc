/** Input of a chat message. Enter sends on devices with a physical keyboard; on a phone it inserts a line break. */
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { pickFiles } from '../../core/files.ts';
import type { ChatTalk } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { FieldError } from '../../ui/field/FieldError.tsx';
import css from './Composer.module.css';

const submit = () => send({ chat: 'send' });

export function Composer({ talk }: { talk: ChatTalk }) {
  const t = useT();
  const id = useId();
  const { draft, draftError, fileError, count, ready, close, closing } = talk;
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!plain || window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={css.line}>
        <Attach />
        <label className={css.label} htmlFor={id}>
          {t('view-chat-field')}
        </label>
        <textarea
          id={id}
          className={css.input}
          rows={1}
          dir="auto"
          value={draft}
          placeholder={t('view-chat-field')}
          data-autofocus
          aria-invalid={draftError ? true : undefined}
          aria-describedby={draftError ? `${id}-error` : undefined}
          onChange={(event) => send({ chat: { typed: event.currentTarget.value } })}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant="primary"
          aria-disabled={!ready || undefined}
          icon={<SendHorizontal aria-hidden className={css.send} />}
        >
          {t('view-chat-send')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} text={draftError ? t(draftError) : undefined} />
      <FieldError id={`${id}-file`} text={fileError ? t(fileError) : undefined} />
      {count || close ? (
        <div className={css.below}>
          {close ? (
            <Button size="sm" variant="quiet" busy={closing} onClick={() => send(close)}>
              {t('view-chat-end')}
            </Button>
          ) : null}
          {count ? <span className={css.count}>{t(count)}</span> : null}
        </div>
      ) : null}
    </form>
  );
}

/** Attaches pictures, each sent as a message of its own. States the accepted formats beforehand. */
function Attach() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t('view-chat-attach')}
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg"
        aria-label={t('view-chat-attach')}
        onChange={async (event) => {
          const field = event.currentTarget;
          const files = await pickFiles(field.files ?? []);
          field.value = '';
          send({ chat: { attach: files } });
        }}
      />
    </>
  );
}
