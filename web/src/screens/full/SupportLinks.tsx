/** The ways to reach the operator, on the pages that stand for the whole site. */
import { Headset } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';

export function SupportLinks() {
  const support = useSlice('site', (site) => site.support);
  return support.map((link) => (
    <ButtonLink key={link.key} href={link.href} external icon={<Headset aria-hidden />}>
      {link.title}
    </ButtonLink>
  ));
}
