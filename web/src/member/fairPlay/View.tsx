/**
 * Play in control: what play has cost, limits, reality checks, breaks, a questionnaire, where help is found, what was decided. `?mc=fairPlay`.
 *
 * During a break that stands on top, with what stays open; everything else can still be read.
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
