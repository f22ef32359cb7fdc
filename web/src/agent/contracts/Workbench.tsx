/** The workbench: edits terms and shows live what they would have earned. */
import type {
  AmountEvent,
  ContractChoices,
  ContractInput,
  ContractTierForm,
} from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Replay } from './Replay.tsx';
import css from './View.module.css';

export function Workbench() {
  const t = useT();
  const title = useSlice('agentWorkbench', (view) => view.title);
  const closed = useSlice('agentWorkbench', (view) => view.closed);
  const review = useSlice('agentWorkbench', (view) => view.review);
  const add = useSlice('agentWorkbench', (view) => view.add);
  if (closed) return <Notice tone="info" text={t(closed)} />;
  return (
    <div className={css.list}>
      {title ? <h3 className={css.title}>{t(title)}</h3> : null}
      <Kind />
      <Tiers />
      <div className={css.buttons}>
        {add ? <Button onClick={() => send(add)}>{t('view-contracts-add')}</Button> : null}
        {review ? (
          <Button variant="primary" onClick={() => send(review)}>
            {t('view-contracts-terms')}
          </Button>
        ) : null}
      </div>
      <Replay />
    </div>
  );
}

function Kind() {
  const choices = useSlice('agentWorkbench', (view) => view.choices);
  const inputs = useSlice('agentWorkbench', (view) => view.inputs);
  const problems = useSlice('agentWorkbench', (view) => view.problems);
  const t = useT();
  return (
    <section className={css.card}>
      {choices.map((it) => (
        <Choice key={it.key} choices={it} />
      ))}
      <div className={css.inputs}>
        {inputs.map((input) => (
          <Input key={input.field} tier={0} input={input} />
        ))}
      </div>
      {problems.map((problem) => (
        <Notice key={`${problem.key}${JSON.stringify(problem.args)}`} tone="warning" text={t(problem)} />
      ))}
    </section>
  );
}

function Choice({ choices }: { choices: ContractChoices }) {
  const t = useT();
  const items = choices.options.map(({ key, label, selected }) => ({ key, label: t(label), selected }));
  const select = (key: string) => {
    const chosen = choices.options.find((option) => option.key === key);
    if (chosen) send(chosen.select);
  };
  return (
    <div className={css.choice}>
      <p aria-hidden>{t(choices.label)}</p>
      <Chips label={t(choices.label)} items={items} onSelect={select} />
    </div>
  );
}

function Tiers() {
  const tiers = useSlice('agentWorkbench', (view) => view.tiers);
  return tiers.map((tier) => <Tier key={tier.key} tier={tier} />);
}

function Tier({ tier }: { tier: ContractTierForm }) {
  const t = useT();
  const { raise, remove } = tier;
  return (
    <fieldset className={css.card}>
      <legend className={css.title}>{t(tier.name)}</legend>
      <div className={css.inputs}>
        {tier.inputs.map((input) => (
          <Input key={input.field} tier={tier.tier} input={input} />
        ))}
      </div>
      {tier.problems.map((problem) => (
        <Notice key={`${problem.key}${JSON.stringify(problem.args)}`} tone="warning" text={t(problem)} />
      ))}
      <div className={css.buttons}>
        {raise ? (
          <Button size="sm" onClick={() => send(raise)}>
            {t('view-contracts-raise')}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => send(remove)}>
          {t('view-contracts-remove')}
        </Button>
      </div>
    </fieldset>
  );
}

function Input({ tier, input }: { tier: number; input: ContractInput }) {
  const t = useT();
  const { field } = input;
  const typed = (event: AmountEvent) => send({ agentWorkbench: { typed: { tier, field, event } } });
  return (
    <TextField
      label={input.unit ? `${t(input.label)} (${input.unit})` : t(input.label)}
      name={`${field}-${tier}`}
      inputMode="decimal"
      value={input.value}
      error={input.wrong ? t('agent-contract-unreadable') : undefined}
      onChange={(text) => typed({ typed: text })}
      onBlur={() => typed('left')}
    />
  );
}
