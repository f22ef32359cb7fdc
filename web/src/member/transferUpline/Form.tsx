/** Transfer form in steps: input, review, confirmation. */
import type { UplineFilling } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FillingForm, ReviewForm, SentCard } from '../common/MoneyForm.tsx';
import { sendTransferUpline } from './send.ts';
import css from './View.module.css';

export function Form() {
  const t = useT();
  const form = useSlice('transferUpline', (view) => view.form);
  const busy = useSlice('transferUpline', (view) => view.busy);
  switch (form?.kind) {
    case undefined:
      return null;
    case 'closed':
      return <Notice tone="info" text={t(form.why)} />;
    case 'filling':
      return <Filling form={form} busy={busy} />;
    case 'reviewing':
      return (
        <ReviewForm
          form={form}
          label={t('view-upline-check')}
          submitLabel={t('view-upline-send')}
          onSend={(read) => sendTransferUpline({ send: read(form.pin.name) })}
          onEdited={() => sendTransferUpline('edited')}
        />
      );
    case 'sent':
      return <SentCard form={form} anotherLabel={t('view-upline-another')} />;
  }
}

function Filling({ form, busy }: { form: UplineFilling; busy: boolean }) {
  const t = useT();
  return (
    <FillingForm
      form={form}
      busy={busy}
      submitLabel={t('view-upline-review')}
      onTyped={(typed) => sendTransferUpline({ amount: { typed } })}
    >
      <dl className={css.to}>
        <dt>{t('view-upline-to')}</dt>
        <dd>
          <bdi>{form.to}</bdi>
        </dd>
      </dl>
    </FillingForm>
  );
}
