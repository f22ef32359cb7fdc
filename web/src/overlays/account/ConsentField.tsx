/** One checkbox for age and terms (section 5). */
import type { ConsentView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';

export interface ConsentFieldProps {
  consent: ConsentView;
  onChange: (accepted: boolean) => void;
}

export function ConsentField({ consent: { checked, age, error }, onChange }: ConsentFieldProps) {
  const t = useT();
  return (
    <Checkbox
      name="consent"
      required
      label={t('view-register-consent', { age })}
      note={
        <Link href="/help?topic=terms" external>
          {t('view-register-terms')}
        </Link>
      }
      checked={checked}
      error={error ? t(error) : undefined}
      onChange={onChange}
    />
  );
}
