/** Contracts with the upline and with downlines: terms in words, and every signed text. */
import type { ContractCard, ContractPaper } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import css from './View.module.css';
import { Actions, Words } from './Words.tsx';

export function Contracts() {
  const t = useT();
  const own = useSlice('agentContracts', (view) => view.own);
  const downlines = useSlice('agentContracts', (view) => view.downlines);
  const begin = useSlice('agentContracts', (view) => view.begin);
  const isEmpty = own.length + downlines.length === 0;
  return (
    <div className={css.list}>
      {isEmpty ? (
        <EmptyState kind="nothing" title={t('view-contracts-none')} text={t('view-contracts-none-text')} />
      ) : null}
      <Group title={t('view-contracts-own')} cards={own} />
      <Actions actions={begin} />
      <Group title={t('view-contracts-downlines')} cards={downlines} />
    </div>
  );
}

function Group({ title, cards }: { title: string; cards: readonly ContractCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={css.list}>
      <h3 className={css.title}>{title}</h3>
      {cards.map((card) => (
        <Card key={card.key} card={card} />
      ))}
    </section>
  );
}

function Card({ card }: { card: ContractCard }) {
  const t = useT();
  return (
    <article className={css.card}>
      <h4>{t(card.title)}</h4>
      <p className={css.small}>{t(card.status)}</p>
      <Words words={card.words} />
      <details>
        <summary>{t('view-contracts-text')}</summary>
        {card.papers.map((paper) => (
          <Paper key={paper.version} paper={paper} />
        ))}
      </details>
      <Actions actions={card.actions} />
    </article>
  );
}

/** The exact signed text with its hash and signatures. */
function Paper({ paper }: { paper: ContractPaper }) {
  const t = useT();
  return (
    <div className={css.list}>
      <h5>{t(paper.title)}</h5>
      <PaperText text={paper.text} hash={paper.hash} />
      <ul>
        {paper.signed.map((it) => (
          <li key={`${it.text.key}${String(it.text.args?.party)}${String(it.text.args?.named)}`}>
            {t(it.text)}
          </li>
        ))}
      </ul>
      <a download={paper.file} href={`data:text/plain;charset=utf-8,${encodeURIComponent(paper.text)}`}>
        {t('view-contracts-download')}
      </a>
    </div>
  );
}

export function PaperText({ text, hash }: { text: string; hash: string }) {
  const t = useT();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by the keyboard */}
      <pre className={css.paper} dir="ltr" tabIndex={0}>
        {text}
      </pre>
      {hash ? (
        <p className={css.hash}>
          {t('view-contracts-hash')} <bdi>{hash}</bdi>
        </p>
      ) : null}
    </>
  );
}
