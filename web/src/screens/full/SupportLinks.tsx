/** The ways to reach the operator, on the pages that stand for the whole site. */
import { Headset } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';

export function SupportLinks() {
  const support = useSlice('site', (site) => site.support);
  return support.map(({ key, title, href, way, open }) =>
    open ? (
      <Button key={key} icon={<Headset aria-hidden />} onClick={() => send(open)}>
        {title}
      </Button>
    ) : (
      <ButtonLink key={key} href={href} external={way !== 'program'} icon={<Headset aria-hidden />}>
        {title}
      </ButtonLink>
    ),
  );
}
