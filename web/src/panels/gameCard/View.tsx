/**
 * The card of a game (section 2 of the specification, the lobby's tiles): beside a tile on which a mouse or the focus of the
 * keyboard rests, and as a sheet after a long press or where a menu of the context is asked for.
 *
 * It listens to the page rather than to each tile: a tile says by `data-game` which game it is, and costs nothing more.
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
