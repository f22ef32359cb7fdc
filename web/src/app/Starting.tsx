/** The page until the core has started: the skeleton that index.html paints first, so that nothing shifts. */
import { Logo } from '../ui/brand/Logo.tsx';
import { FirstBanner } from '../ui/carousel/FirstBanner.tsx';
import { HomeShapes } from './HomeShapes.tsx';

export function Starting() {
  return (
    <div aria-busy="true">
      <div className="fp-top" />
      <div className="fp-header">
        <Logo name="Lumora" />
      </div>
      <div className="fp-main">
        <FirstBanner />
        <HomeShapes />
      </div>
    </div>
  );
}
