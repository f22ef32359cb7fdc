/**
 * A message or question with buttons (popup dialog; sections 2, 3 and 9 of the specification).
 *
 * Back closes it if it is dismissable. The default button has the focus, and Enter presses it unless the focused
 * element handles Enter itself. A timeout is shown as a shrinking bar; what happens when it ends is up to the
 * caller.
 */
import { CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useBack } from '../back.ts';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import css from './ConfirmDialog.module.css';
import { Sheet } from './Sheet.tsx';

export type DialogTone = 'none' | 'question' | 'info' | 'warning' | 'success';

export interface DialogButton {
  key: string;
  label: string;
  variant?: ButtonVariant;
  isDefault?: boolean;
  busy?: boolean;
  onPress: () => void;
}

export interface DialogTimeout {
  /** How long the dialog stays open, in milliseconds. */
  milliseconds: number;
  /** The timeout in words. */
  label: string;
}

export interface ConfirmDialogProps {
  tone: DialogTone;
  title: string;
  children: ReactNode;
  buttons: readonly DialogButton[];
  closeLabel: string;
  onClose: () => void;
  /** In CSS pixels; 400 by default. Under 300 the dialog is a small card with its icon on top. */
  width?: number;
  /** Minimum height in CSS pixels. */
  height?: number;
  /** False: only a button closes it. */
  dismissable?: boolean;
  timeout?: DialogTimeout | undefined;
}

const ICON = { none: null, question: CircleHelp, info: Info, warning: TriangleAlert, success: CircleCheck };

/** Below this width in CSS pixels there is no room for an icon beside the text. */
const SMALL_WIDTH = 300;

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { tone, title, children, buttons, closeLabel, onClose, width = 400, dismissable = true } = props;
  const { height, timeout } = props;
  const Icon = ICON[tone];
  const id = useId();
  const chosen = buttons.find((button) => button.isDefault) ?? buttons.at(-1);
  const small = width < SMALL_WIDTH;
  useBack(dismissable, onClose);
  return (
    <Sheet
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      dismissable={dismissable}
      width={width}
      {...(height !== undefined && { height })}
      shape={small ? 'card' : 'sheet'}
      role="alertdialog"
      describedBy={id}
      onEnter={chosen?.onPress}
    >
      <div className={cx(css.text, small && css.stacked)} id={id}>
        {Icon ? (
          <span className={css[tone]}>
            <Icon aria-hidden />
          </span>
        ) : null}
        <div className={css.texts}>{children}</div>
      </div>
      {buttons.length > 0 ? (
        <div className={css.buttons}>
          {buttons.map((button) => (
            <Button
              key={button.key}
              variant={button.variant ?? 'secondary'}
              busy={button.busy ?? false}
              data-autofocus={button === chosen || undefined}
              onClick={button.onPress}
            >
              {button.label}
            </Button>
          ))}
        </div>
      ) : null}
      {timeout ? <Timeout {...timeout} /> : null}
    </Sheet>
  );
}

function Timeout({ milliseconds, label }: DialogTimeout) {
  return (
    <div className={css.timeout} style={{ '--timeout': `${milliseconds}ms` } as CSSProperties}>
      <p>{label}</p>
      <span className={css.bar} aria-hidden="true" />
    </div>
  );
}
