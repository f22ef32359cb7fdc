/**
 * Downline management: the team's tree level by level with breadcrumbs, a search, and a member's profile.
 * `?ac=downline`; `item` names the member whose profile is open.
 */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import record from '../../member/common/Record.module.css';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Act } from './Act.tsx';
import { File } from './File.tsx';
import { List } from './List.tsx';

export default function Downline() {
  const t = useT();
  const told = useSlice('agentDownline', (view) => view.told);
  const refused = useSlice('agentDownline', (view) => view.refused);
  const file = useSlice('agentDownline', (view) => view.file !== null);
  const act = useSlice('agentDownline', (view) => view.act);
  return (
    <div className={record.page}>
      {told ? <Notice tone="success" text={t(told)} /> : null}
      {refused && !act ? <FormProblem problem={refused} /> : null}
      {act ? <Act key={act.kind} act={act} refused={refused} /> : null}
      {file ? <File /> : <List />}
    </div>
  );
}
