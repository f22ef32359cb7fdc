/**
 * Points mall: rewards, redeeming and converting points, how points are earned, redemptions (section 2 of the
 * specification, `/pointMall`).
 */

import type { FilterOption, RewardDetail } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CardSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/Page.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PictureCard, PictureCards } from '../../ui/promo/PictureCard.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Failed } from '../common/Failed.tsx';
import { Convert } from './Convert.tsx';
import { History } from './History.tsx';
import { Done, Redeem } from './Redeem.tsx';
import css from './View.module.css';

const retry = () => send({ pointMall: 'retry' });
const logIn = () => send({ pointMall: 'logIn' });

export default function PointMall() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const balance = useSlice('pointMall', (mall) => mall.balance);
  const chosen = useSlice('pointMall', (mall) => mall.chosen);
  const history = useSlice('pointMall', (mall) => mall.history);
  const showsHistory = useSlice('pointMall', (mall) => mall.showsHistory);
  return (
    <Page>
      <div className={css.title}>
        <PageTitle>{t(title)}</PageTitle>
        {balance ? <p className={css.balance}>{t(balance)}</p> : null}
        {history && !showsHistory ? <Link href={history}>{t('view-points-history')}</Link> : null}
      </div>
      {showsHistory ? <History /> : chosen ? <Chosen reward={chosen} /> : <Rewards />}
      <Convert />
      {showsHistory ? null : <Rules />}
    </Page>
  );
}

function choose(options: readonly FilterOption[], key: string): void {
  const option = options.find((each) => each.key === key);
  if (option) send(option.select);
}

function Rewards() {
  const t = useT();
  const status = useSlice('pointMall', (mall) => mall.status);
  const categories = useSlice('pointMall', (mall) => mall.categories);
  const rewards = useSlice('pointMall', (mall) => mall.rewards);
  const unknown = useSlice('pointMall', (mall) => mall.unknown);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (unknown) {
    return (
      <EmptyState
        kind="unavailable"
        title={t('view-mall-gone-title')}
        text={t('view-mall-gone-text')}
        action={<ButtonLink href="/pointMall">{t('view-mall-back')}</ButtonLink>}
      />
    );
  }
  if (rewards.length === 0 && status.kind === 'loading') return <CardSkeletons label={t('view-loading')} />;
  return (
    <>
      <Chips
        label={t('view-promo-categories')}
        items={categories.map((option) => ({ ...option, label: t(option.label) }))}
        onSelect={(key) => choose(categories, key)}
      />
      {rewards.length === 0 ? (
        <EmptyState kind="nothing" title={t('view-mall-none-title')} text={t('view-mall-none-text')} />
      ) : (
        <PictureCards>
          {rewards.map((reward) => (
            <li key={reward.key}>
              <PictureCard
                href={reward.href}
                image={reward.image}
                title={reward.name}
                kind={t(reward.category)}
                faded={reward.soldOut}
                badge={reward.stock ? <Badge>{t(reward.stock)}</Badge> : null}
              >
                <p className={css.price}>{t(reward.price)}</p>
              </PictureCard>
            </li>
          ))}
        </PictureCards>
      )}
    </>
  );
}

function Chosen({ reward }: { reward: RewardDetail }) {
  const t = useT();
  const mayLogIn = useSlice('pointMall', (mall) => mall.logIn);
  const { card } = reward;
  return (
    <article className={css.chosen} aria-labelledby="reward-name" tabIndex={-1} data-opened>
      <div className={css.picture} data-faded={card.soldOut || undefined}>
        <Picture src={card.image} width={640} height={320} />
      </div>
      <div className={css.texts}>
        <p className={css.kind}>{t(card.category)}</p>
        <h2 id="reward-name" className={css.name}>
          {card.name}
        </h2>
        <p>{reward.description}</p>
        <p className={css.price}>{t(card.price)}</p>
        <ul className={css.bounds}>
          {[reward.worth, card.stock, ...reward.bounds].map((line) =>
            line ? <li key={line.key}>{t(line)}</li> : null,
          )}
        </ul>
        {reward.done ? <Done done={reward.done} /> : null}
        {reward.done ? null : <h3 className={css.need}>{t('view-mall-need')}</h3>}
        {reward.done ? null : <p>{t(reward.need)}</p>}
        {reward.form ? <Redeem form={reward.form} /> : null}
        <div className={css.actions}>
          {mayLogIn && !card.soldOut ? (
            <Button variant="primary" onClick={logIn}>
              {t('view-mall-log-in')}
            </Button>
          ) : null}
          <Link href={reward.back} strong>
            {t('view-mall-back')}
          </Link>
        </div>
      </div>
    </article>
  );
}

function Rules() {
  const t = useT();
  const status = useSlice('pointMall', (mall) => mall.rulesStatus);
  const rules = useSlice('pointMall', (mall) => mall.rules);
  if (status.kind === 'failed') {
    return (
      <Section title={t('view-mall-rules')}>
        <Failed problem={status.problem} onRetry={retry} />
      </Section>
    );
  }
  if (rules.length === 0) return null;
  return (
    <Section title={t('view-mall-rules')}>
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule.key}>{t(rule)}</li>
        ))}
      </ul>
    </Section>
  );
}
