/** A value to be used elsewhere, with a copy button. Copying is announced in a live region. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import css from './CopyField.module.css';

export interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
}

/** How long the button shows that it copied, in milliseconds. */
const COPIED_MS = 2400;

export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );

  return (
    <div className={css.field}>
      <span className={css.texts}>
        <span className={css.label}>{label}</span>
        <bdi className={css.value} dir="ltr">
          {value}
        </bdi>
      </span>
      <IconButton
        label={copyLabel}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      />
      <span className={css.hidden} role="status">
        {copied ? copiedLabel : ''}
      </span>
    </div>
  );
}
