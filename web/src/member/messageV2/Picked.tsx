/** Actions on several selected messages, and the confirmation before deletion. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import css from './View.module.css';

export function Picked() {
  const t = useT();
  const { picked, allPicked, deleting } = useSlice('inbox', (view) => view);
  const all = (checked: boolean) => send({ inbox: checked ? 'pickAll' : 'pickNone' });
  return (
    <section className={css.bulk} aria-label={t('view-inbox-bulk')}>
      <Checkbox label={t('view-inbox-pick-all')} name="all" checked={allPicked} onChange={all} />
      {picked > 0 ? (
        <div className={css.actions}>
          <p className={css.small} role="status">
            {t('view-inbox-picked', { count: picked })}
          </p>
          <Button size="sm" onClick={() => send({ inbox: 'readPicked' })}>
            {t('view-inbox-read')}
          </Button>
          <Button size="sm" busy={deleting} onClick={() => send({ inbox: 'deletePicked' })}>
            {t('view-inbox-delete')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** Replaces the buttons that opened it, and takes the focus. */
export function DeleteConfirmation({ count }: { count: number }) {
  const t = useT();
  return (
    <section className={css.bulk} aria-label={t('view-inbox-bulk')}>
      <p role="alert">{t('view-inbox-ask', { count })}</p>
      <div className={css.actions}>
        <Button size="sm" variant="danger" onClick={() => send({ inbox: 'delete' })}>
          {t('view-inbox-delete')}
        </Button>
        <Button size="sm" ref={(button) => button?.focus()} onClick={() => send({ inbox: 'keep' })}>
          {t('view-inbox-keep')}
        </Button>
      </div>
    </section>
  );
}
