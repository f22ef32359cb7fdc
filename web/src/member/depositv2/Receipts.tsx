/**
 * Receipt pictures of a bank transfer. The core validates them; the files stay in the browser until they are
 * uploaded.
 */
import { useEffect } from 'react';
import { forgetFiles, pickFiles } from '../../core/files.ts';
import type { ReceiptsView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FileRows } from '../../screens/common/FileRows.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';

const ACCEPT = 'image/png,image/jpeg';

async function attach(files: File[]): Promise<void> {
  send({ deposits: { attach: await pickFiles(files) } });
}

export function Receipts({ receipts }: { receipts: ReceiptsView }) {
  const t = useT();
  useEffect(() => forgetFiles, []);
  return (
    <FileDrop
      label={t('view-deposit-receipts')}
      prompt={t('view-apply-drop')}
      buttonLabel={t('view-apply-choose')}
      hint={t(receipts.left)}
      accept={ACCEPT}
      disabled={!receipts.canAttach}
      onFiles={(files) => void attach(files)}
    >
      <FileRows
        files={receipts.files}
        onDetach={(handle) => send({ deposits: { detach: handle } })}
        onAgain={(handle) => send({ deposits: { sendAgain: handle } })}
      />
    </FileDrop>
  );
}
