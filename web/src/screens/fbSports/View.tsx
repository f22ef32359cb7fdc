/** Page of the sports vendor (section 2, `/fbsports`): the first vendor of the sports lobby, in an iframe. */
import { GameStage } from '../game/Stage.tsx';

export default function FbSports() {
  return <GameStage />;
}
