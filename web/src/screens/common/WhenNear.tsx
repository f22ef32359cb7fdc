/** Renders its children once the visitor scrolls near. */
import type { ReactNode } from 'react';
import { useNear } from '../../ui/near.ts';

export function WhenNear({ children }: { children: ReactNode }) {
  const [anchor, near] = useNear('240px');
  return near ? children : <div ref={anchor} />;
}
