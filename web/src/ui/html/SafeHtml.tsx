/**
 * The only component that renders HTML from the server.
 *
 * It takes the branded `ServerHtml`, never a plain string, and sanitises it although the server did so on write: a
 * stored notice may be older than the server's rules. The sanitiser is loaded with the first notice. Where Trusted
 * Types are enforced, the result comes from the policy `app`, the only one for HTML the site's
 * Content-Security-Policy allows; it is private to this module.
 */
import { type ReactNode, useEffect, useState } from 'react';
import css from './SafeHtml.module.css';
import { type CleanHtml, loadSanitizer } from './sanitize.ts';

/** HTML written by the operator; only the core creates it. The wrapper type keeps it apart from plain text. */
interface ServerHtml {
  untrusted: string;
}

export interface SafeHtmlProps {
  html: ServerHtml;
  /** Shown until the sanitiser is loaded. */
  fallback?: ReactNode;
}

export function SafeHtml({ html, fallback = null }: SafeHtmlProps) {
  const [clean, setClean] = useState<CleanHtml>();

  useEffect(() => {
    let current = true;
    loadSanitizer().then(
      (sanitize) => {
        if (current) setClean(sanitize(html.untrusted));
      },
      (reason) => {
        // Thrown during rendering so that the section's error boundary offers a retry.
        if (current)
          setClean(() => {
            throw reason;
          });
      },
    );
    return () => {
      current = false;
    };
  }, [html.untrusted]);

  if (clean === undefined) return fallback;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the sanitising component itself.
  return <div className={css.html} dangerouslySetInnerHTML={{ __html: clean }} />;
}
