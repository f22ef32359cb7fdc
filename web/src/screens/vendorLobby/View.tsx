/** Lobbies that list vendors: live, sports, esports, cockfight, lottery (section 2 of the specification). */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { AtPlay } from '../common/AtPlay.tsx';
import { VendorGroups } from '../common/VendorGroups.tsx';

export default function VendorLobby() {
  const t = useT();
  const title = useSlice('vendorLobby', (lobby) => lobby.title);
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <AtPlay />
      <VendorGroups />
    </Page>
  );
}
