/** A promotion: state, action, terms (section 2 of the specification, `/promoDetail`). */

import type { ApplicationView, PromotionDetail } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/Page.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Failed } from '../common/Failed.tsx';
import { StandingBadge } from '../common/PromotionCards.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { Raffle } from './Raffle.tsx';
import css from './View.module.css';

const retry = () => send({ promotions: 'retry' });

export default function Promotion() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const view = useSlice('promotion', (promotion) => promotion);
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      {view.kind === 'ready' ? <Ready promotion={view} /> : null}
      {view.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
      {view.kind === 'failed' ? <Failed problem={view.problem} onRetry={retry} /> : null}
      {view.kind === 'notFound' ? (
        <EmptyState
          kind="unavailable"
          title={t('view-promo-gone-title')}
          text={t('view-promo-gone-text')}
          action={<ButtonLink href="/promotions">{t('view-promo-show-all')}</ButtonLink>}
        />
      ) : null}
    </Page>
  );
}

function Ready({ promotion }: { promotion: PromotionDetail }) {
  const t = useT();
  const { card, action, contact, problem, application, form, raffle, significant, terms } = promotion;
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <div className={css.picture}>
          <Picture src={card.image} width={640} height={320} />
        </div>
        <p className={css.summary}>{card.summary}</p>
        {form ? <ApplyForm form={form} /> : null}
        {application ? <Application application={application} /> : null}
        {significant.length > 0 ? (
          <Section title={t('view-promo-significant')}>
            <ul className={css.significant}>
              {significant.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </Section>
        ) : null}
        {raffle ? <Raffle raffle={raffle} /> : null}
        <Section title={t('view-promo-terms')}>
          <SafeHtml html={terms} fallback={<TextSkeleton label={t('view-loading')} />} />
        </Section>
      </div>
      <section className={css.side} aria-label={t('view-promo-standing')}>
        <div className={css.status} aria-live="polite">
          <StandingBadge standing={card.standing} />
          <p>{t(promotion.what)}</p>
          {raffle?.result ? <p className={css.result}>{t(raffle.result)}</p> : null}
        </div>
        {problem ? (
          <Notice
            tone="error"
            text={t(problem.text)}
            detail={problem.requestId ? t('view-request-id', { id: problem.requestId }) : undefined}
          />
        ) : null}
        {contact ? (
          <TextField
            label={t(contact.label)}
            name="contact"
            type="tel"
            inputMode="tel"
            dir="ltr"
            required
            value={contact.value}
            hint={t(contact.hint)}
            error={contact.error ? t(contact.error) : undefined}
            onChange={(text) => send({ promotions: { contact: text } })}
          />
        ) : null}
        {action.kind === 'press' ? (
          <Button variant="primary" size="lg" full busy={action.busy} onClick={() => send(action.press)}>
            {t(action.label)}
          </Button>
        ) : null}
        {action.kind === 'lead' ? (
          <ButtonLink href={action.href} variant="primary" size="lg" full>
            {t(action.label)}
          </ButtonLink>
        ) : null}
        <dl className={css.facts}>
          <dt>{t('view-promo-reward')}</dt>
          <dd>{t(promotion.reward)}</dd>
          <dt>{t('view-promo-when')}</dt>
          <dd>{t(card.when)}</dd>
          {promotion.signUp ? <dd>{t(promotion.signUp)}</dd> : null}
        </dl>
      </section>
    </div>
  );
}

function Application({ application }: { application: ApplicationView }) {
  const t = useT();
  const { appliedAt, reviewedAt, reason, remark, images } = application;
  return (
    <Section title={t('view-promo-application')}>
      <dl className={css.facts}>
        <dt>{t('view-promo-applied')}</dt>
        <dd>
          <bdi dir="ltr">{appliedAt}</bdi>
        </dd>
        {remark ? (
          <>
            <dt>{t('view-promo-remark')}</dt>
            <dd dir="auto" className={css.remark}>
              {remark}
            </dd>
          </>
        ) : null}
        {images > 0 ? <dd>{t('view-promo-pictures', { count: images })}</dd> : null}
        {reviewedAt ? (
          <>
            <dt>{t('view-promo-reviewed')}</dt>
            <dd>
              <bdi dir="ltr">{reviewedAt}</bdi>
            </dd>
          </>
        ) : null}
        {reason ? (
          <>
            <dt>{t('view-promo-reason')}</dt>
            <dd dir="auto">{reason}</dd>
          </>
        ) : null}
      </dl>
    </Section>
  );
}
