/** Search results in groups: one listbox, whose options are navigated from the search box. */
import { CircleHelp, Gift, History, Store } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { SearchResult } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import type { Choice, Group } from './choices.ts';
import css from './View.module.css';

export interface ResultsProps {
  id: string;
  groups: Group[];
  active: Choice | undefined;
  onActive: (key: string) => void;
  onChoose: (choice: Choice) => void;
}

export function Results({ id, groups, active, onActive, onChoose }: ResultsProps) {
  const t = useT();
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('title-search')}
      className={css.list}
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={css.group}>
          <h3 id={`${id}-${group.key}`} role="presentation" className={css.heading}>
            {group.title}
            {group.total ? (
              <span className={css.part}>
                {t('view-search-part', { shown: group.choices.length, total: group.total })}
              </span>
            ) : null}
          </h3>
          {group.choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
            <div
              key={choice.key}
              id={choice.id}
              role="option"
              aria-selected={choice.key === active?.key}
              tabIndex={-1}
              className={cx(css.option, choice.key === active?.key && css.active)}
              onPointerMove={() => onActive(choice.key)}
              // Keeps the focus in the search box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(choice)}
            >
              {choice.result ? (
                <Result kind={group.key} result={choice.result} />
              ) : (
                <Row picture={<History aria-hidden />} name={choice.text ?? ''} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Result({ kind, result }: { kind: string; result: SearchResult }) {
  const t = useT();
  const { name, detail, label, image, hot, comingSoon, freeSpins } = result;
  return (
    <Row
      picture={<Picture kind={kind} image={image} />}
      name={name}
      detail={[detail, label ? t(label) : ''].filter(Boolean)}
      badge={
        comingSoon ? (
          <Badge>{t('view-coming-soon')}</Badge>
        ) : freeSpins ? (
          <Badge>{t(freeSpins)}</Badge>
        ) : hot ? (
          <Badge tone="hot">{t('view-hot')}</Badge>
        ) : null
      }
    />
  );
}

function Picture({ kind, image }: { kind: string; image: string }) {
  if (kind === 'promotion') return <Gift aria-hidden />;
  if (kind === 'help') return <CircleHelp aria-hidden />;
  if (kind === 'vendor')
    return image ? (
      <img src={image} alt="" width={32} height={32} draggable={false} />
    ) : (
      <Store aria-hidden />
    );
  return image ? (
    <img src={image} alt="" width={42} height={56} draggable={false} className={css.cover} />
  ) : (
    <span className={cx(css.cover, css.blank)} />
  );
}

interface RowProps {
  picture: ReactNode;
  name: string;
  detail?: string[];
  badge?: ReactNode;
}

function Row({ picture, name, detail = [], badge }: RowProps) {
  return (
    <>
      <span className={css.picture}>{picture}</span>
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        {detail.length > 0 ? (
          <span className={css.detail}>
            {detail.map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </span>
        ) : null}
      </span>
      {badge}
    </>
  );
}
