/** The form to apply with: a remark and pictures (section 5 of the specification). The core judges; the files stay here. */
import { type FormEvent, useEffect } from 'react';
import { fileOf, forgetFile, forgetFiles, pickFiles } from '../../core/files.ts';
import type { ApplicationForm, AttachedFile } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Section } from '../../ui/layout/Page.tsx';
import { FileDrop, FileRow } from '../../ui/upload/FileDrop.tsx';
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
          {form.files.length > 0 ? (
            <ul className={css.files}>
              {form.files.map((file) => (
                <Row key={file.key} file={file} />
              ))}
            </ul>
          ) : null}
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

/** A session that ends takes the form away for a moment only; its files are let go with the page. */
function forgetFilesLater(): void {
  if (!location.pathname.startsWith('/promoDetail')) forgetFiles();
}

function Row({ file }: { file: AttachedFile }) {
  const t = useT();
  const { key, name, size, progress } = file;
  const remove = () => {
    forgetFile(key);
    send({ promotions: { detach: key } });
  };
  const common = {
    file: fileOf(key),
    name,
    size,
    removeLabel: t('view-apply-remove', { name }),
    onRemove: remove,
  };
  switch (progress.kind) {
    case 'waiting':
      return <FileRow {...common} progress={t('view-apply-waiting')} />;
    case 'uploading':
      return <FileRow {...common} progress={t('view-apply-uploading')} busy />;
    case 'done':
      return <FileRow {...common} progress={t('view-apply-done')} done />;
    case 'refused':
      return <FileRow {...common} file={undefined} error={t(progress.text)} />;
    case 'failed': {
      const { text, requestId } = progress.problem;
      return (
        <FileRow
          {...common}
          error={t(text)}
          detail={requestId ? t('view-request-id', { id: requestId }) : undefined}
          again={{
            label: t('view-apply-again', { name }),
            onAgain: () => send({ promotions: { uploadAgain: key } }),
          }}
        />
      );
    }
  }
}
