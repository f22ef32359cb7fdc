/** Hands an address to the sheet by which a phone shares things. It shows only where the browser has one. */
import { Share2 } from 'lucide-react';
import { Button } from '../button/Button.tsx';

export interface ShareButtonProps {
  /** What it says. */
  label: string;
  /** What goes along with the address. */
  text: string;
  /** The address. */
  url: string;
}

export function ShareButton({ label, text, url }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null;
  // Who closes the sheet has decided: that is no failure.
  const share = () => void navigator.share({ title: text, text, url }).catch(() => {});
  return (
    <Button variant="primary" icon={<Share2 aria-hidden />} onClick={share}>
      {label}
    </Button>
  );
}
