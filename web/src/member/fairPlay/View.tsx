/**
 * Responsible gambling: play costs, limits, reality checks, breaks, self-assessment, help, history. `?mc=fairPlay`.
 *
 * During a break, the break is on top with what stays available; everything else can still be read.
 */
import { useSlice } from '../../core/hooks.ts';
import { Guarded } from '../common/Guarded.tsx';
import { Breaks } from './Breaks.tsx';
import { Check } from './Check.tsx';
import { Help } from './Help.tsx';
import { History } from './History.tsx';
import { Limits } from './Limits.tsx';
import { Overview } from './Overview.tsx';
import { Present } from './Present.tsx';
import { SelfTest } from './SelfTest.tsx';

export default function FairPlay() {
  const problem = useSlice('fairPlay', (view) => view.problem);
  return (
    <Guarded problems={[problem]} question={null}>
      <Present />
      <Overview />
      <Limits />
      <Check />
      <Breaks />
      <SelfTest />
      <Help />
      <History />
    </Guarded>
  );
}
