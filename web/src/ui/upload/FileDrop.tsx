/**
 * Upload area: files are dropped on it or chosen with its button. Each file's progress and error is shown beside
 * it.
 *
 * A preview is drawn from decoded pixels, never as the file itself, so that nothing in an uploaded file can run.
 */
import { ImageUp, RotateCw, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../cx.ts';
import { FieldError } from '../field/FieldError.tsx';
import css from './FileDrop.module.css';

export interface FileDropProps {
  label: string;
  prompt: string;
  buttonLabel: string;
  hint: string;
  error?: string | undefined;
  /** File types the browser's dialog filters by; the visitor may still choose others. */
  accept: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

export function FileDrop(props: FileDropProps) {
  const { label, prompt, buttonLabel, hint, error, accept, disabled = false, onFiles, children } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(event);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <fieldset className={css.field} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={css.label}>{label}</legend>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        className={cx(css.zone, over && css.over, disabled && css.off)}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
      >
        <ImageUp aria-hidden />
        <span className={css.prompt}>{prompt}</span>
        <button
          type="button"
          className={css.button}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {buttonLabel}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accept}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            // Lets the same file be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p className={css.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

export interface FileRowProps {
  file: Blob | undefined;
  name: string;
  size: string;
  /** As text: waiting, uploading, uploaded. */
  progress?: string | undefined;
  busy?: boolean;
  done?: boolean;
  error?: string | undefined;
  detail?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
  again?: { label: string; onAgain: () => void } | undefined;
}

export function FileRow(props: FileRowProps) {
  const {
    file,
    name,
    size,
    progress,
    busy = false,
    done = false,
    error,
    detail,
    removeLabel,
    onRemove,
    again,
  } = props;
  return (
    <li className={cx(css.file, error && css.bad)}>
      <Preview file={file} />
      <div className={css.texts}>
        <span className={css.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={css.size}>
          <bdi dir="ltr">{size}</bdi>
          {progress ? <span role="status"> · {progress}</span> : null}
        </span>
        {busy || done ? <span aria-hidden className={css.bar} data-done={done || undefined} /> : null}
        {error ? (
          <span role="alert" className={css.error}>
            {error}
            {detail ? <span className={css.detail}>{detail}</span> : null}
          </span>
        ) : null}
      </div>
      {again ? (
        <IconButton label={again.label} icon={<RotateCw aria-hidden />} onClick={again.onAgain} />
      ) : null}
      <IconButton label={removeLabel} icon={<X aria-hidden />} onClick={onRemove} />
    </li>
  );
}

/** Preview side in pixels, for screens of double density. */
const PREVIEW_SIDE = 112;

function Preview({ file }: { file: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let current = true;
    if (!file) return;
    createImageBitmap(file, { resizeWidth: PREVIEW_SIDE * 2, resizeQuality: 'low' }).then(
      (bitmap) => {
        const context = current ? canvas.current?.getContext('2d') : undefined;
        if (context) {
          const scale = Math.max(PREVIEW_SIDE / bitmap.width, PREVIEW_SIDE / bitmap.height);
          const [width, height] = [bitmap.width * scale, bitmap.height * scale];
          context.drawImage(bitmap, (PREVIEW_SIDE - width) / 2, (PREVIEW_SIDE - height) / 2, width, height);
          setDrawn(true);
        }
        bitmap.close();
      },
      // Not decodable; the file's row says so.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <span className={css.preview} aria-hidden>
      <canvas ref={canvas} width={PREVIEW_SIDE} height={PREVIEW_SIDE} hidden={!drawn} />
      {drawn ? null : <ImageUp />}
    </span>
  );
}
