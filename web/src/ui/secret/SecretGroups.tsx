/**
 * A secret to be typed into another device: shown in groups, with a copy button.
 *
 * Screen readers read it character by character. Copying is announced in a live region, since a changed button
 * label is easily missed.
 */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import css from './SecretGroups.module.css';

export interface SecretGroupsProps {
  label: string;
  /** In groups separated by spaces. The spaces are not part of the secret. */
  secret: string;
  copyLabel: string;
  copiedLabel: string;
}

/** How long the button shows that it copied. */
const COPIED_MS = 2400;

export function SecretGroups({ label, secret, copyLabel, copiedLabel }: SecretGroupsProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const groups = secret.split(' ');
  const copy = () =>
    navigator.clipboard?.writeText(groups.join('')).then(
      () => setCopied(true),
      () => {},
    );

  return (
    <div className={css.secret}>
      <p className={css.label}>{label}</p>
      <p className={css.groups} dir="ltr">
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a secret never changes, and two of its groups may be equal.
          <span key={at}>{group}</span>
        ))}
      </p>
      <Button
        size="sm"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? copiedLabel : copyLabel}
      </Button>
      <span className={css.hidden} role="status">
        {copied ? copiedLabel : ''}
      </span>
    </div>
  );
}
