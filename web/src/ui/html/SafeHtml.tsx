/**
 * The only place where markup from the server becomes elements.
 *
 * It takes the branded `ServerHtml`, never a plain string, and cleans it here again although the server cleaned it
 * on write: a stored notice may be older than the server's rules. The sanitiser is loaded when the first notice is
 * shown. Where Trusted Types are enforced the result comes from the policy `app`, the only one the site's
 * Content-Security-Policy allows; it is private to this module.
 */
import { type ReactNode, useEffect, useState } from 'react';
import css from './SafeHtml.module.css';
import { type CleanHtml, loadSanitizer } from './sanitize.ts';

/** Markup written by the operator; only the core makes one. The wrapping keeps it apart from plain text. */
interface ServerHtml {
  untrusted: string;
}

export interface SafeHtmlProps {
  html: ServerHtml;
  /** Shown until the sanitiser is there. */
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
        // Thrown while React renders, it reaches the section's own question whether to try again.
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
