/**
 * Input of a payment password: numeric keyboard on a phone, ignored by password managers. The value is kept only in
 * the DOM input; the form reads it once when it is submitted.
 */
import { SecretField, type SecretFieldProps } from './SecretField.tsx';

export interface PinFieldProps extends Omit<SecretFieldProps, 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** The password consists of digits only. */
  digits: boolean;
  maxLength?: number | undefined;
}

export function PinField({ digits, maxLength, ...field }: PinFieldProps) {
  const limit = maxLength === undefined ? {} : { maxLength };
  return <SecretField {...field} {...limit} inputMode={digits ? 'numeric' : 'text'} autoComplete="off" />;
}
