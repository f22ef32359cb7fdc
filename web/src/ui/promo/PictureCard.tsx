/** A card with a wide picture that is a link as a whole: a promotion, a reward. */

import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import css from './PictureCard.module.css';

export interface PictureCardProps {
  href: string;
  image: string;
  title: string;
  /** Shown on the picture: its state, e.g. sold out. */
  badge?: ReactNode;
  /** Small text over the title. */
  kind: string;
  children?: ReactNode;
  /** Currently out of reach: paler, but still a link. */
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
