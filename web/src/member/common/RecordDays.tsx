/** Date range of a record: the last few days, or a custom range. */
import type { RecordDaysEvent, RecordDaysView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { selectOption, translatedOptions } from './filter.ts';
import css from './Record.module.css';

export interface RecordDaysProps {
  days: RecordDaysView;
  onSay: (event: RecordDaysEvent) => void;
}

export function RecordDays({ days: { options, own }, onSay }: RecordDaysProps) {
  const t = useT();
  return (
    <>
      <Chips
        label={t('view-record-days')}
        items={translatedOptions(t, options)}
        onSelect={(key) => selectOption(options, key)}
      />
      {own ? (
        <form
          className={css.ownDays}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSay('show');
          }}
        >
          <TextField
            label={t('view-record-from')}
            name="from"
            type="date"
            value={own.from}
            error={own.error ? t(own.error) : undefined}
            onChange={(text) => onSay({ from: text })}
          />
          <TextField
            label={t('view-record-until')}
            name="until"
            type="date"
            value={own.until}
            onChange={(text) => onSay({ until: text })}
          />
          <Button type="submit">{t('view-record-show')}</Button>
        </form>
      ) : null}
    </>
  );
}
