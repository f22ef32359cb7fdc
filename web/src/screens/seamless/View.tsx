/**
 * Page of seamless games (section 2, `/seamless`): the game named in the URL, in an iframe that fills the page;
 * without one, all vendors that use the main wallet.
 */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { AtPlay } from '../common/AtPlay.tsx';
import { VendorGroups } from '../common/VendorGroups.tsx';
import { GameStage } from '../game/Stage.tsx';

export default function Seamless() {
  const t = useT();
  const empty = useSlice('game', (game) => game.kind === 'none');
  const title = useSlice('route', (route) => route.title);
  if (!empty) return <GameStage />;
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <AtPlay />
      <Notice tone="info" text={t('view-seamless-text')} />
      <VendorGroups />
    </Page>
  );
}
