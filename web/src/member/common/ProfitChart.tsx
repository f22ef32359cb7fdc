/** Bars of profit and loss, one a day. A picture: the list of days says the same in words. */
import type { ProfitBar } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { DayBars } from '../../ui/chart/DayBars.tsx';

export function ProfitChart({ label, bars }: { label: string; bars: readonly ProfitBar[] }) {
  const t = useT();
  return <DayBars label={label} bars={bars.map((bar) => ({ ...bar, label: t(bar.label) }))} />;
}
