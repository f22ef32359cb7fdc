/**
 * A page in place of the whole site or of a section: maintenance, blocked region, a crash, a chunk that failed to
 * load.
 */
import type { ReactNode } from 'react';
import { Guilloche } from '../brand/Guilloche.tsx';
import css from './FullPage.module.css';

export interface FullPageProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  action?: ReactNode;
  detail?: string | undefined;
  /** Accessible name, for use as a section inside the layout instead of a whole page. */
  inline?: boolean;
}

export function FullPage({ icon, title, text, children, action, detail, inline }: FullPageProps) {
  const Block = inline ? 'section' : 'main';
  return (
    <Block className={inline ? css.inline : css.page}>
      <Guilloche outer={120} inner={37} pen={70} className={css.lines} />
      <div className={css.card}>
        <span className={css.icon}>{icon}</span>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        {children}
        {action ? <div className={css.action}>{action}</div> : null}
        {detail ? <p className={css.detail}>{detail}</p> : null}
      </div>
    </Block>
  );
}
