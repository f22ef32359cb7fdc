/** The game card as a sheet, after a long press. */
import type { GameCard } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { useBack } from '../../ui/back.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Actions, Facts } from './Card.tsx';
import css from './View.module.css';

export function CardSheet({ card, onClose }: { card: GameCard; onClose: () => void }) {
  const t = useT();
  useBack(true, onClose);
  return (
    <Sheet
      title={card.tile.name}
      closeLabel={t('view-close')}
      onClose={onClose}
      footer={<Actions card={card} onDone={onClose} size="md" />}
    >
      <div className={css.sheet}>
        <Picture src={card.tile.image} width={96} height={128} />
        <div>
          <p className={css.vendor}>
            <bdi>{card.tile.vendor}</bdi>
          </p>
          <Facts card={card} />
        </div>
      </div>
    </Sheet>
  );
}
