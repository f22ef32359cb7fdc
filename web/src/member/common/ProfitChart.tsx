/** Bar chart of daily profit and loss. The list of days holds the same data as text. */
import type { ProfitBar } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { DayBars } from '../../ui/chart/DayBars.tsx';

export function ProfitChart({ label, bars }: { label: string; bars: readonly ProfitBar[] }) {
  const t = useT();
  return <DayBars label={label} bars={bars.map((bar) => ({ ...bar, label: t(bar.label) }))} />;
}
