/** The column of a screen, and titled sections inside it. */
import type { ReactNode } from 'react';
import css from './Page.module.css';

export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

/** The heading of a screen. It gets the focus after a navigation, so it must be rendered from the start. */
export function PageTitle({ children, hidden }: { children: ReactNode; hidden?: boolean }) {
  return (
    <h1 className={hidden ? css.hiddenTitle : css.title} tabIndex={-1}>
      {children}
    </h1>
  );
}

export interface SectionProps {
  title: string;
  action?: ReactNode;
  /** False where several sections may share a title: landmarks need distinct names. */
  landmark?: boolean;
  children: ReactNode;
}

export function Section({ title, action, landmark = true, children }: SectionProps) {
  const Block = landmark ? 'section' : 'div';
  return (
    <Block className={css.section} aria-label={landmark ? title : undefined}>
      <div className={css.head}>
        <h2 className={css.heading}>{title}</h2>
        {action}
      </div>
      {children}
    </Block>
  );
}
