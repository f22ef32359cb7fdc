/**
 * The page of seamless games (section 2, `/seamless`): the game that the address names, in an iframe that fills the page;
 * without one, every vendor that plays on the balance of the site.
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
