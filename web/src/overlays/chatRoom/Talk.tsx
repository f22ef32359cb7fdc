/**
 * The messages of a chat: the customer's at the end side, the operator's at the start side, the site's in the
 * middle.
 */
import { Check, CheckCheck, CircleX, Clock3, ImageIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChatMessage, ChatPicture, ChatTalk, DeliveryState } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import css from './Talk.module.css';

export function Talk({ talk }: { talk: ChatTalk }) {
  const t = useT();
  const { messages, earlier, fetching, typing, hours, standing, status } = talk;
  return (
    <>
      <div className={css.notes} role="status">
        {hours ? <p className={css.note}>{t(hours)}</p> : null}
        {standing ? <p className={css.note}>{t(standing)}</p> : null}
      </div>
      {status.kind === 'failed' ? <Failed talk={talk} /> : null}
      {status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
      {status.kind === 'ready' && messages.length === 0 ? (
        <p className={css.begin}>{t('view-chat-begin')}</p>
      ) : null}
      {earlier ? (
        <Button size="sm" className={css.earlier} busy={fetching} onClick={() => send(earlier)}>
          {t('view-chat-earlier')}
        </Button>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={css.log} role="log" aria-label={t('view-chat-log')} tabIndex={0}>
        {messages.map((message) => (
          <Message key={message.key} message={message} />
        ))}
        {typing !== null ? (
          <div className={css.typing}>
            <span className={css.dots} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            {t('view-chat-typing', { operator: typing })}
          </div>
        ) : null}
      </div>
      <End of={messages.at(-1)?.key} typing={typing !== null} />
    </>
  );
}

/** Keeps the latest message in view when one is added. */
function End({ of, typing }: { of: string | undefined; typing: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which React would take for a cleanup function.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last message is what it waits for
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [of, typing]);
  return <div ref={end} />;
}

function Failed({ talk }: { talk: ChatTalk }) {
  const t = useT();
  if (talk.status.kind !== 'failed') return null;
  const { text, requestId } = talk.status.problem;
  return (
    <div className={css.failed}>
      <Notice
        tone="error"
        text={t(text)}
        detail={requestId ? t('view-request-id', { id: requestId }) : undefined}
      />
      <Button size="sm" onClick={() => send({ chat: 'retry' })}>
        {t('view-retry')}
      </Button>
    </div>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const t = useT();
  const { own, author, text, system, picture, file, day, time, moment, delivery } = message;
  const date = day ? (
    <span className={css.day}>
      <bdi>{day}</bdi>
    </span>
  ) : null;
  if (system) {
    return (
      <div className={css.row}>
        {date}
        <p className={css.system}>{t(system)}</p>
      </div>
    );
  }
  return (
    <div className={css.row}>
      {date}
      <div className={cx(css.bubble, own && css.own, delivery.kind === 'failed' && css.lost)}>
        {author ? <bdi className={css.author}>{author}</bdi> : null}
        {picture ? <Picture picture={picture} /> : null}
        {file ? (
          <span className={css.file}>
            <ImageIcon aria-hidden />
            <bdi>{file}</bdi>
          </span>
        ) : null}
        {text ? (
          <p className={css.text} dir="auto">
            {text}
          </p>
        ) : null}
      </div>
      <Foot own={own} time={time} moment={moment} delivery={delivery} />
    </div>
  );
}

/** A picture in a message; loaded only on request. */
function Picture({ picture }: { picture: ChatPicture }) {
  const t = useT();
  const shown = useSlice('chatPictures', (view) => view.pictures.find(({ key }) => key === picture.key));
  if (shown?.src) return <img className={css.picture} src={shown.src} alt={t('view-chat-picture')} />;
  return (
    <>
      {shown?.status.kind === 'failed' ? <p role="alert">{t('view-chat-picture-failed')}</p> : null}
      <Button
        size="sm"
        busy={shown?.status.kind === 'loading'}
        icon={<ImageIcon aria-hidden />}
        onClick={() => send(picture.show)}
      >
        {t('view-chat-show-picture')}
      </Button>
    </>
  );
}

interface FootProps {
  own: boolean;
  time: string;
  moment: string;
  delivery: DeliveryState;
}

/** Time of a message, and for one's own whether it was delivered and read. */
function Foot({ own, time, moment, delivery }: FootProps) {
  const t = useT();
  if (delivery.kind === 'failed') {
    const { problem, again, discard } = delivery;
    return (
      <div className={cx(css.foot, css.ownFoot, css.lostFoot)} role="alert">
        <span className={css.state}>
          <CircleX aria-hidden />
          {t('view-chat-failed')}. {t(problem.text)}
        </span>
        <span className={css.choices}>
          <Button size="sm" onClick={() => send(again)}>
            {t('view-chat-again')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => send(discard)}>
            {t('view-chat-discard')}
          </Button>
        </span>
      </div>
    );
  }
  return (
    <div className={cx(css.foot, own && css.ownFoot)}>
      {time ? (
        <time title={moment}>
          <bdi>{time}</bdi>
        </time>
      ) : null}
      {own ? <Delivery kind={delivery.kind} /> : null}
    </div>
  );
}

const MARKS = { sending: Clock3, sent: Check, seen: CheckCheck };
const WORDS = { sending: 'view-chat-sending', sent: 'view-chat-sent', seen: 'view-chat-seen' } as const;

function Delivery({ kind }: { kind: 'sending' | 'sent' | 'seen' }) {
  const t = useT();
  const Mark = MARKS[kind];
  return (
    <span className={css.state}>
      <Mark aria-hidden />
      {t(WORDS[kind])}
    </span>
  );
}
