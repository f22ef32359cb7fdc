/**
 * A vendor's game in the narrowest iframe sandbox in which it works.
 *
 * It is cross-origin, so `allow-same-origin` gives it its own storage but nothing of the site's. It may not
 * navigate the site, open windows or submit forms. A message is accepted only from this very frame and from the
 * origin that the core named.
 */
import { useEffect, useRef } from 'react';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { readMessage } from './message.ts';
import css from './Stage.module.css';

export interface GameFrameProps {
  title: string;
  url: string;
  origin: string;
  ready: boolean;
}

export function GameFrame({ title, url, origin, ready }: GameFrameProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message) send({ launch: { message } });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin]);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={url}
        className={css.frame}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin"
      />
      {ready ? null : (
        <div className={css.cover} aria-hidden="true">
          <Spinner size="page" label={t('view-game-launching')} />
        </div>
      )}
    </>
  );
}
