/**
 * Application form: a remark and pictures (section 5 of the specification). The core validates; the files stay in
 * the browser until they are uploaded.
 */
import { type FormEvent, useEffect } from 'react';
import { forgetFiles, pickFiles } from '../../core/files.ts';
import type { ApplicationForm } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { FileRows } from '../common/FileRows.tsx';
import css from './View.module.css';

const ACCEPT = 'image/png,image/jpeg';

const typed = (text: string) => send({ promotions: { remark: text } });

async function attach(files: File[]): Promise<void> {
  send({ promotions: { attach: await pickFiles(files) } });
}

function submit(event: FormEvent): void {
  event.preventDefault();
  send({ promotions: 'apply' });
}

export function ApplyForm({ form }: { form: ApplicationForm }) {
  const t = useT();
  useEffect(() => forgetFilesLater, []);
  return (
    <Section title={t('view-apply-title')}>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextArea
          label={t('view-promo-remark')}
          name="remark"
          value={form.remark}
          hint={t(form.remarkCount)}
          error={form.remarkError ? t(form.remarkError) : undefined}
          onChange={typed}
        />
        <FileDrop
          label={t('view-apply-files')}
          prompt={t('view-apply-drop')}
          buttonLabel={t('view-apply-choose')}
          hint={t(form.filesHint)}
          error={form.filesError ? t(form.filesError) : undefined}
          accept={ACCEPT}
          disabled={!form.canAttach}
          onFiles={(files) => void attach(files)}
        >
          <FileRows
            files={form.files}
            onDetach={(handle) => send({ promotions: { detach: handle } })}
            onAgain={(handle) => send({ promotions: { uploadAgain: handle } })}
          />
        </FileDrop>
        <div>
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
            {t('view-apply-send')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

/**
 * Releases the chosen files when the page is left. The form itself unmounts briefly when a session ends, which must
 * not lose them.
 */
function forgetFilesLater(): void {
  if (!location.pathname.startsWith('/promoDetail')) forgetFiles();
}
