/**
 * The fields of an account form in the slice's order, each with the input for its kind.
 *
 * No input has a `maxlength`: it would silently truncate pasted text, and it counts UTF-16 units where the rules
 * count characters.
 */
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { CodeView, CountryView, Field, FieldView, StrengthView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { CodeField } from '../../ui/account/CodeField.tsx';
import { Strength } from '../../ui/account/Strength.tsx';
import { SecretField } from '../../ui/field/SecretField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Country } from './Country.tsx';
import { afterPress, useBeforePress } from './press.ts';

export interface FieldsProps {
  fields: readonly FieldView[];
  country?: CountryView | null;
  code?: CodeView | null;
  strength?: StrengthView | null;
  /** Called at every change with the field's whole value. */
  onTyped: (field: Field, value: string) => void;
  /** Called on blur. */
  onLeft?: (field: Field, value: string) => void;
  onFocus?: (field: Field) => void;
  onSendCode?: () => void;
}

export function Fields({ fields, strength, ...rest }: FieldsProps) {
  // Errors and the password's strength may also arrive without an event, once their module has loaded.
  const shownFields = useBeforePress(fields);
  const shownStrength = useBeforePress(strength ?? null);
  return shownFields.map((field) => (
    <FormField key={field.name} field={field} strength={shownStrength} {...rest} />
  ));
}

type FormFieldProps = Omit<FieldsProps, 'fields'> & { field: FieldView };

function FormField({ field, country, code, strength, onTyped, onLeft, onFocus, onSendCode }: FormFieldProps) {
  const t = useT();
  const { name } = field;
  const shared = {
    label: t(field.label),
    name,
    required: field.required,
    // An optional field left empty gets no tick.
    ok: field.checked && (field.value !== '' || field.kind === 'secret' || field.kind === 'code'),
    error: field.error ? t(field.error) : undefined,
    onChange: (value: string) => onTyped(name, value),
    onBlur: (value: string) => afterPress(() => onLeft?.(name, value)),
    onFocus: () => onFocus?.(name),
  };
  const autoComplete = field.autocomplete as HTMLInputAutoCompleteAttribute;
  const plain = { ...shared, autoComplete, defaultValue: field.value };
  switch (field.kind) {
    case 'secret':
      return (
        <SecretField
          {...shared}
          autoComplete={autoComplete}
          showLabel={t('view-password-show')}
          hideLabel={t('view-password-hide')}
          below={name === 'password' && strength ? <Meter strength={strength} /> : null}
        />
      );
    case 'mobile':
      return (
        <TextField
          {...plain}
          type="tel"
          inputMode="tel"
          dir="ltr"
          before={country?.selected ? <Country country={country} /> : null}
        />
      );
    case 'code':
      return (
        <CodeField
          {...shared}
          sendLabel={code?.label ? t(code.label) : ''}
          sending={code?.busy ?? false}
          waiting={code?.disabled ?? true}
          news={code?.sent ? t('view-code-sent') : ''}
          onSend={() => onSendCode?.()}
        />
      );
    case 'date':
      return <TextField {...plain} type="date" />;
    case 'email':
      return <TextField {...plain} type="email" inputMode="email" dir="ltr" />;
    case 'number':
      return <TextField {...plain} inputMode="numeric" dir="ltr" />;
    default:
      return <TextField {...plain} />;
  }
}

function Meter({ strength }: { strength: StrengthView }): ReactNode {
  const t = useT();
  return (
    <Strength
      label={t('view-strength')}
      score={strength.score}
      word={t(strength.label)}
      advice={strength.advice ? t(strength.advice) : undefined}
    />
  );
}
