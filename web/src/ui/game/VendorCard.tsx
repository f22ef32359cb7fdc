/** A vendor's wide card, as shown in the live, sports and lottery lobbies. */

import { cx } from '../cx.ts';
import { Picture } from '../picture/Picture.tsx';
import css from './VendorCard.module.css';

export interface VendorCardProps {
  name: string;
  art: string;
  hotLabel?: string | undefined;
  /** e.g. how many games it has. */
  detail?: string | undefined;
  playLabel: string;
  /** Label of a vendor that cannot be played yet; pressing the card explains it. */
  unavailable?: string | undefined;
  onOpen: () => void;
}

export function VendorCard(props: VendorCardProps) {
  const { name, art, hotLabel, detail, playLabel, unavailable, onOpen } = props;
  return (
    <button type="button" className={cx(css.card, unavailable && css.off)} onClick={onOpen}>
      <Picture src={art} width={480} height={300} />
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
