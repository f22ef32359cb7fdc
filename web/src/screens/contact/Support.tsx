/** Links of customer service: icon and behaviour per kind. The core has checked every URL. */
import {
  Crown,
  Headset,
  Mail,
  MessageCircle,
  MessageCircleMore,
  MessageSquareText,
  MessagesSquare,
  Phone,
  PhoneCall,
  Send,
  ThumbsUp,
} from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { SupportLink } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';

const ICONS: Record<string, ReactNode> = {
  LIVECHAT: <Headset aria-hidden />,
  VIP: <Crown aria-hidden />,
  MESSENGER: <MessageCircleMore aria-hidden />,
  FACEBOOK: <ThumbsUp aria-hidden />,
  TELEGRAM: <Send aria-hidden />,
  VIBER: <PhoneCall aria-hidden />,
  WHATSAPP: <MessageCircle aria-hidden />,
  LINE: <MessageSquareText aria-hidden />,
  ZALO: <MessagesSquare aria-hidden />,
  EMAIL: <Mail aria-hidden />,
  PHONE: <Phone aria-hidden />,
};

export function supportIcon(kind: string): ReactNode {
  return ICONS[kind] ?? <MessageCircle aria-hidden />;
}

export interface SupportProps {
  link: SupportLink;
  className?: string | undefined;
  children: ReactNode;
  /** Called in addition, e.g. to close the panel that contains it. */
  onPress?: ((event: MouseEvent) => void) | undefined;
}

/** A link, or a button if it starts a conversation. */
export function Support({ link, className, children, onPress }: SupportProps) {
  const { open } = link;
  if (open) {
    const start = (event: MouseEvent) => {
      send(open);
      onPress?.(event);
    };
    return (
      <button type="button" className={className} onClick={start}>
        {children}
      </button>
    );
  }
  const target = link.way === 'window' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={className} href={link.href} {...target} onClick={onPress}>
      {children}
    </a>
  );
}
