/** The running game in its iframe (section 2: iframe game page). */
import { GameStage } from './Stage.tsx';

export default function Game() {
  return <GameStage />;
}
