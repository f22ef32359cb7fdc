/** The running game in its frame (section 2: iframe game page). */
import { GameStage } from './Stage.tsx';

export default function Game() {
  return <GameStage />;
}
