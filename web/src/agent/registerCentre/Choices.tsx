/** Type and rates of a new account; shared by both forms. */
import type { AgentRateInput, AgentTypeChoice } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { sendRegister } from './send.ts';
import css from './View.module.css';

export function Choices({ types, rates }: { types: AgentTypeChoice[]; rates: AgentRateInput[] }) {
  const t = useT();
  const choose = (key: string) => {
    const choice = types.find((type) => type.key === key);
    if (choice) send(choice.select);
  };
  return (
    <>
      <Select
        label={t('view-agent-register-type')}
        name="accountType"
        required
        options={types.map(({ key, label, selected }) => ({ key, label: t(label), selected }))}
        onSelect={choose}
      />
      {rates.length > 0 ? (
        <fieldset className={css.rates}>
          <legend>{t('view-agent-register-rates')}</legend>
          <p className={css.hint}>{t('view-agent-register-rates-text')}</p>
          <div className={css.grid}>
            {rates.map((rate) => (
              <Rate key={rate.product} rate={rate} />
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}

function Rate({ rate: { form, product, label, most, value, error } }: { rate: AgentRateInput }) {
  const t = useT();
  return (
    <TextField
      label={t(label)}
      name={`${form}-rate-${product}`}
      inputMode="decimal"
      dir="ltr"
      value={value}
      hint={t(most)}
      error={error ? t(error) : undefined}
      after={
        <span className={css.unit} aria-hidden>
          %
        </span>
      }
      onChange={(typed) => sendRegister({ rate: { form, product, value: typed } })}
    />
  );
}
