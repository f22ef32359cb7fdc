/**
 * The input of a payment password. On a phone it opens the digits, no password manager fills it in, and what is typed stands in the
 * input alone: whoever sends the form reads it once.
 */
import { SecretField, type SecretFieldProps } from './SecretField.tsx';

export interface PinFieldProps extends Omit<SecretFieldProps, 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** It is made of digits alone. */
  digits: boolean;
  maxLength?: number | undefined;
}

export function PinField({ digits, maxLength, ...field }: PinFieldProps) {
  const most = maxLength === undefined ? {} : { maxLength };
  return <SecretField {...field} {...most} inputMode={digits ? 'numeric' : 'text'} autoComplete="off" />;
}
