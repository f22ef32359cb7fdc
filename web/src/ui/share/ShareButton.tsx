/** Opens the system's share sheet with a URL. Rendered only where the browser has one. */
import { Share2 } from 'lucide-react';
import { Button } from '../button/Button.tsx';

export interface ShareButtonProps {
  label: string;
  /** Text shared with the URL. */
  text: string;
  url: string;
}

export function ShareButton({ label, text, url }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null;
  // Closing the sheet rejects the promise; that is no error.
  const share = () => void navigator.share({ title: text, text, url }).catch(() => {});
  return (
    <Button variant="primary" icon={<Share2 aria-hidden />} onClick={share}>
      {label}
    </Button>
  );
}
