/** Profile picture: upload a file, or return to the generated picture. */
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { pickFiles } from '../../core/files.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './Identity.module.css';

async function choose(files: File[]): Promise<void> {
  const [file] = await pickFiles(files.slice(0, 1));
  if (file) send({ ownPicture: { choose: file } });
}

export function OwnPicture() {
  const t = useT();
  const { offered, remove, problem, busy } = useSlice('ownPicture', (view) => view);
  const input = useRef<HTMLInputElement>(null);
  if (!offered) return null;
  return (
    <div className={css.own}>
      <Button size="sm" busy={busy} icon={<ImageUp aria-hidden />} onClick={() => input.current?.click()}>
        {t('view-picture-choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={(event) => {
          void choose([...(event.currentTarget.files ?? [])]);
          // Lets the same file be chosen again after it was discarded.
          event.currentTarget.value = '';
        }}
      />
      {remove ? (
        <Button size="sm" variant="quiet" busy={busy} onClick={() => send(remove)}>
          {t('view-picture-remove')}
        </Button>
      ) : null}
      {problem ? <FormProblem problem={problem} /> : null}
    </div>
  );
}
