/** Footer of the search: keyboard hints, where there is a keyboard, and "clear recent searches". */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './View.module.css';

const forget = () => send({ search: 'forgetRecent' });

export function Foot() {
  const t = useT();
  const clears = useSlice('search', (search) => search.recent.length > 0 && !search.typed.trim());
  return (
    <div className={css.foot}>
      <span className={css.keys}>{t('view-search-keys')}</span>
      {clears ? (
        <Button variant="quiet" onClick={forget}>
          {t('view-search-forget')}
        </Button>
      ) : null}
    </div>
  );
}
