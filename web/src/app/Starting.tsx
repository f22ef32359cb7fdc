/** The page before the core has spoken: the same shapes that index.html paints first, so that nothing moves. */
import { Logo } from '../ui/brand/Logo.tsx';
import { FirstBanner } from '../ui/carousel/FirstBanner.tsx';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function Starting() {
  return (
    <div aria-busy="true">
      <div className="fp-top" />
      <div className="fp-header">
        <Logo name="Lumora" />
      </div>
      <div className="fp-main">
        <FirstBanner />
        <div className="fp-block fp-jackpot" />
        <div className="fp-grid">
          {TILES.map((key) => (
            <div key={key} className="fp-block fp-tile" />
          ))}
        </div>
      </div>
    </div>
  );
}
