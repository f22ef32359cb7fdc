/** The operator's contacts, on pages that replace the whole site. */
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';

const headset = () => <Headset aria-hidden />;

/** `icon` gives each kind its own icon; pages that are part of the main bundle use a single one to keep it small. */
export function SupportLinks({ icon = headset }: { icon?: (kind: string) => ReactNode }) {
  const support = useSlice('site', (site) => site.support);
  return support.map(({ key, kind, title, href, way, open }) =>
    open ? (
      <Button key={key} icon={icon(kind)} onClick={() => send(open)}>
        {title}
      </Button>
    ) : (
      <ButtonLink key={key} href={href} external={way !== 'program'} icon={icon(kind)}>
        {title}
      </ButtonLink>
    ),
  );
}
