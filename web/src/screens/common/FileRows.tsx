/**
 * The files of a form with their upload progress. The core validates; the files stay in the browser until they are
 * uploaded.
 */
import { fileOf, forgetFile } from '../../core/files.ts';
import type { AttachedFile } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { FileRow } from '../../ui/upload/FileDrop.tsx';
import css from './FileRows.module.css';

export interface FileRowsProps {
  files: readonly AttachedFile[];
  onDetach: (handle: number) => void;
  onAgain: (handle: number) => void;
}

export function FileRows({ files, onDetach, onAgain }: FileRowsProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <Row key={file.key} file={file} onDetach={onDetach} onAgain={onAgain} />
      ))}
    </ul>
  );
}

function Row({ file, onDetach, onAgain }: Omit<FileRowsProps, 'files'> & { file: AttachedFile }) {
  const t = useT();
  const { key, name, size, progress } = file;
  const remove = () => {
    // A file being uploaded is kept until the response has arrived.
    if (progress.kind !== 'uploading') forgetFile(key);
    onDetach(key);
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
          again={{ label: t('view-apply-again', { name }), onAgain: () => onAgain(key) }}
        />
      );
    }
  }
}
