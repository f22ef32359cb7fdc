/**
 * Upload of identity documents: what the next file shows, and the uploads in progress. The core validates; the
 * files stay in the browser until they are uploaded.
 */
import { useEffect } from 'react';
import { forgetFiles, pickFiles } from '../../core/files.ts';
import type { IdentityUpload as Upload } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FileRows } from '../../screens/common/FileRows.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import css from './View.module.css';

const ACCEPT = 'image/png,image/jpeg,application/pdf';

async function attach(files: File[]): Promise<void> {
  send({ identityCheck: { attach: await pickFiles(files) } });
}

export default function IdentityUpload({ upload }: { upload: Upload }) {
  const t = useT();
  useEffect(() => forgetFiles, []);
  const chosen = (key: string) => {
    const kind = upload.kinds.find((it) => it.key === key);
    if (kind) send({ identityCheck: { kind: kind.key } });
  };
  return (
    <div className={css.identityForm}>
      <Select
        label={t('view-identity-kind')}
        name="kind"
        options={upload.kinds.map(({ key, label, selected }) => ({ key, label: t(label), selected }))}
        onSelect={chosen}
      />
      <FileDrop
        label={t('view-identity-documents')}
        prompt={t('view-identity-drop')}
        buttonLabel={t('view-identity-choose-file')}
        hint={t(upload.hint)}
        accept={ACCEPT}
        onFiles={(files) => void attach(files)}
      >
        <FileRows
          files={upload.files}
          onDetach={(handle) => send({ identityCheck: { detach: handle } })}
          onAgain={(handle) => send({ identityCheck: { sendAgain: handle } })}
        />
      </FileDrop>
    </div>
  );
}
