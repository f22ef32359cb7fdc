/**
 * Chat room (section 2 of the specification, "Modals"), styled by the operator: the conversation with customer
 * service, or a link to an external service.
 */
import { ExternalLink } from 'lucide-react';
import type { Conversation, SupportLink } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Support, supportIcon } from '../../screens/contact/Support.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Composer } from './Composer.tsx';
import { Rating } from './Rating.tsx';
import { Talk } from './Talk.tsx';
import css from './View.module.css';

const close = () => send({ route: 'close' });

export default function ChatRoom() {
  const t = useT();
  const room = useSlice('chatRoom', (view) => view);
  const title = useSlice('route', (route) => route.overlay?.title);
  const { text, colour, lightLetters, first, others, conversation, talk } = room;
  const nobody = !talk && !first && others.length === 0;
  return (
    <Sheet
      title={room.title || (title ? t(title) : '')}
      closeLabel={t('view-close')}
      onClose={close}
      {...(talk && { shape: 'room', footer: <Composer talk={talk} /> })}
      {...(colour && { head: { colour, lightLetters } })}
    >
      {nobody ? <EmptyState kind="unavailable" title={t('view-chat-nobody')} /> : null}
      <div className={css.room}>
        {text && !talk?.messages.length ? (
          <p className={css.greeting}>
            <bdi>{text}</bdi>
          </p>
        ) : null}
        {talk ? <Talk talk={talk} /> : null}
        {talk ? <Rating talk={talk} /> : null}
        <State conversation={conversation} />
        {first ? <First link={first} busy={conversation.kind === 'opening'} /> : null}
        {others.length > 0 && !talk?.messages.length ? <Others links={others} /> : null}
      </div>
    </Sheet>
  );
}

/** All other contacts of the operator. */
function Others({ links }: { links: readonly SupportLink[] }) {
  const t = useT();
  return (
    <section aria-label={t('view-chat-others')}>
      <h3 className={css.title}>{t('view-chat-others')}</h3>
      <ul className={css.others}>
        {links.map((link) => (
          <li key={link.key}>
            <Support link={link} className={css.other}>
              {supportIcon(link.kind)}
              <bdi className={css.name}>{link.title}</bdi>
            </Support>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** State of the conversation. */
function State({ conversation }: { conversation: Conversation }) {
  const t = useT();
  switch (conversation.kind) {
    case 'none':
    case 'opening':
      return null;
    case 'failed': {
      const { text, requestId } = conversation.problem;
      const detail = requestId ? t('view-request-id', { id: requestId }) : undefined;
      return <Notice tone="error" text={t(text)} detail={detail} />;
    }
    case 'ready':
      return (
        <div className={css.ready}>
          <Notice tone="info" text={t(conversation.text)} />
          <ButtonLink
            variant="primary"
            size="lg"
            full
            external
            href={conversation.href}
            icon={<ExternalLink aria-hidden />}
          >
            {t('view-chat-open-link')}
          </ButtonLink>
        </div>
      );
  }
}

/** The visitor's personal contact outside the site. */
function First({ link, busy }: { link: SupportLink; busy: boolean }) {
  const { open } = link;
  if (open) {
    return (
      <Button
        variant="primary"
        size="lg"
        full
        busy={busy}
        data-autofocus
        icon={supportIcon(link.kind)}
        onClick={() => send(open)}
      >
        {link.title}
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="primary"
      size="lg"
      full
      external={link.way === 'window'}
      href={link.href}
      icon={supportIcon(link.kind)}
    >
      {link.title}
    </ButtonLink>
  );
}
