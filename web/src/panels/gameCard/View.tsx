/**
 * The card of a game (section 2 of the specification, the lobby's tiles): beside a tile on hover or keyboard focus,
 * or as a sheet after a long press or the context menu key.
 *
 * It listens on the document instead of each tile; a tile only names its game in `data-game`.
 */
import { useSlice } from '../../core/hooks.ts';
import { CardSheet } from './CardSheet.tsx';
import { HoverCard } from './HoverCard.tsx';
import { useOpenCard } from './open.ts';

export default function GameCardPanel() {
  const card = useSlice('gameCard', (view) => view.card);
  const { place, close } = useOpenCard();
  if (!card || !place) return null;
  if (place.kind === 'sheet') return <CardSheet card={card} onClose={close} />;
  return <HoverCard card={card} tile={place.tile} onClose={close} />;
}
