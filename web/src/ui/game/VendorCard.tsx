/** A vendor's wide card, as the live, sports and lottery lobbies show them. */
import { cx } from '../cx.ts';
import css from './VendorCard.module.css';

export interface VendorCardProps {
  name: string;
  art: string;
  hotLabel?: string | undefined;
  /** e.g. how many games it has. */
  detail?: string | undefined;
  playLabel: string;
  /** Why it cannot be entered now, e.g. under maintenance. */
  unavailable?: string | undefined;
  onOpen: () => void;
}

export function VendorCard(props: VendorCardProps) {
  const { name, art, hotLabel, detail, playLabel, unavailable, onOpen } = props;
  return (
    <button
      type="button"
      className={cx(css.card, unavailable && css.off)}
      disabled={Boolean(unavailable)}
      onClick={onOpen}
    >
      <img src={art} alt="" width={480} height={300} loading="lazy" decoding="async" draggable={false} />
      {hotLabel ? <span className={css.hot}>{hotLabel}</span> : null}
      <span className={css.footer}>
        <span className={css.name}>
          <bdi>{name}</bdi>
          {detail ? <span className={css.detail}>{detail}</span> : null}
        </span>
        <span className={css.play}>{unavailable ?? playLabel}</span>
      </span>
    </button>
  );
}
