/**
 * A password field: the value is kept only in the DOM input, and a button shows or hides it.
 *
 * Whether it is shown is local state; it is hidden again when the form is left.
 */
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'reveal'> {
  showLabel: string;
  hideLabel: string;
}

export function SecretField({ showLabel, hideLabel, ...field }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type="password"
      dir="ltr"
      reveal={{ shown, showLabel, hideLabel, onToggle: () => setShown(!shown) }}
    />
  );
}
