/**
 * A password box: what is typed stands in the input alone, and the eye shows it to whoever sits there.
 *
 * That it shows is nothing but a look of this input, so it lives here; it hides again when the form is left.
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
