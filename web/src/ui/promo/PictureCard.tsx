/** A card with a wide picture that leads somewhere: a promotion, a reward. The whole card is the link. */

import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import css from './PictureCard.module.css';

export interface PictureCardProps {
  href: string;
  image: string;
  title: string;
  /** Stands on the picture: how it stands, that it is sold out. */
  badge?: ReactNode;
  /** Small words over the title. */
  kind: string;
  children?: ReactNode;
  /** Out of reach for now: paler, and still a link. */
  faded?: boolean;
  heading?: 'h2' | 'h3';
}

export function PictureCard(props: PictureCardProps) {
  const { href, image, title, badge, kind, children, faded = false, heading: Heading = 'h2' } = props;
  return (
    <article className={css.card}>
      <div className={css.picture} data-faded={faded || undefined}>
        <Picture src={image} width={640} height={320} />
        {badge ? <div className={css.badge}>{badge}</div> : null}
      </div>
      <div className={css.texts}>
        <p className={css.kind}>{kind}</p>
        <Heading className={css.title}>
          <a href={href} className={css.link}>
            {title}
          </a>
        </Heading>
        {children}
      </div>
    </article>
  );
}

export function PictureCards({ children }: { children: ReactNode }) {
  return <ul className={css.cards}>{children}</ul>;
}
