/** Details of a deposit: state, amounts, timeline, number, and support contact. */
import { CircleCheck, CircleX, Clock, Info, MessageCircle, Printer } from 'lucide-react';
import type { DepositDetail, Tone } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Timeline } from '../../ui/timeline/Timeline.tsx';
import css from './View.module.css';

const STATE_ICON = { info: Info, success: CircleCheck, warning: Clock, error: CircleX };

/** A state: icon and word, with a colour that only supports it. */
export function State({ tone, text }: { tone: Tone; text: string }) {
  const Icon = STATE_ICON[tone];
  return (
    <span className={`${css.state} ${css[tone]}`}>
      <Icon aria-hidden />
      {text}
    </span>
  );
}

export interface DetailProps {
  detail: DepositDetail;
  /** The state is the heading, for a deposit shown on its own. */
  headed?: boolean;
}

export function Detail({ detail, headed }: DetailProps) {
  const t = useT();
  return (
    <div className={headed === undefined ? css.inPlace : css.card} data-receipt>
      {headed ? (
        <h3 className={css.title}>
          <State tone={detail.tone} text={t(detail.state)} />
        </h3>
      ) : null}
      {detail.differs ? <Notice tone="warning" text={t(detail.differs)} /> : null}
      {detail.promotion ? <p>{t(detail.promotion)}</p> : null}
      <dl className={css.figures}>
        {detail.figures.map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Timeline
        label={t('view-timeline')}
        items={detail.steps.map(({ key, label, actor, at, amount, note }) => ({
          key,
          label: t(label),
          actor: t(actor),
          at: at ? <Moment text={t(at.said)} exact={at.exact} /> : null,
          amount,
          note,
        }))}
        next={
          detail.next && headed !== false
            ? { label: t('view-timeline-next'), text: t(detail.next) }
            : undefined
        }
      />
      <CopyField
        label={t('view-order-number')}
        value={detail.orderNo}
        copyLabel={t('view-copy-named', { label: t('view-order-number') })}
        copiedLabel={t('view-copied')}
      />
      <div className={css.buttons}>
        {detail.walletHref ? (
          <ButtonLink href={detail.walletHref} size="sm">
            {t('view-deposit-wallet')}
          </ButtonLink>
        ) : null}
        {detail.walletHref ? (
          <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('view-deposit-print')}
          </Button>
        ) : null}
        <Button size="sm" icon={<MessageCircle aria-hidden />} onClick={() => send(detail.ask)}>
          {t('view-ask-service')}
        </Button>
      </div>
    </div>
  );
}
