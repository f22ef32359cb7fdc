/**
 * Marks of third-party login providers, in the colour of the text beside them.
 *
 * The button's text names the provider, so the mark is hidden from screen readers.
 */
import { KeyRound } from 'lucide-react';

export function ProviderMark({ provider }: { provider: string }) {
  switch (provider) {
    case 'facebook':
      return (
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none">
          <rect x="2" y="2" width="20" height="20" rx="6" fill="currentColor" opacity="0.16" />
          <path
            d="M16 6.4h-1.5c-1.6 0-2.6 1-2.6 2.7V22M8.6 13h6.6"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </svg>
      );
    case 'google':
      return (
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none">
          <path
            d="M19.2 6.6A9 9 0 1 0 21 12h-8.4"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      );
    default:
      return <KeyRound aria-hidden />;
  }
}
