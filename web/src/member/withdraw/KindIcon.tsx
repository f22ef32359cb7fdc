/** Icon of a payout account. */
import { Bitcoin, Landmark, Smartphone } from 'lucide-react';
import type { PayoutKind } from '../../core/generated/index.ts';

const ICON = { BANK: Landmark, EWALLET: Smartphone, CRYPTO: Bitcoin };

export function KindIcon({ kind }: { kind: PayoutKind }) {
  const Icon = ICON[kind];
  return <Icon aria-hidden />;
}
