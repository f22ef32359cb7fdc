/** Payment password input for any form that asks for one. */
import type { PinView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { PinField } from '../../ui/field/PinField.tsx';

export interface PinProps {
  pin: PinView;
  onEdited: () => void;
}

export function Pin({ pin, onEdited }: PinProps) {
  const t = useT();
  return (
    <PinField
      label={t(pin.label)}
      name={pin.name}
      hint={pin.hint ? t(pin.hint) : undefined}
      error={pin.error ? t(pin.error) : undefined}
      digits={pin.digits}
      maxLength={pin.maxLength ?? undefined}
      onChange={onEdited}
      showLabel={t('view-pin-show')}
      hideLabel={t('view-pin-hide')}
    />
  );
}
