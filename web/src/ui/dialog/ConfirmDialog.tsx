/** Asks one question. Enter presses the default button, which has the focus. */
import { CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button/Button.tsx';
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

export interface ConfirmDialogProps {
  tone: DialogTone;
  title: string;
  children: ReactNode;
  buttons: readonly DialogButton[];
  closeLabel: string;
  onClose: () => void;
  /** In CSS pixels; 400 unless said otherwise. */
  width?: number;
  /** False: only a button closes it. */
  dismissable?: boolean;
}

const ICON = { none: null, question: CircleHelp, info: Info, warning: TriangleAlert, success: CircleCheck };

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { tone, title, children, buttons, closeLabel, onClose, width = 400, dismissable = true } = props;
  const Icon = ICON[tone];
  return (
    <Sheet
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      dismissable={dismissable}
      width={width}
      role="alertdialog"
    >
      <div className={css.text}>
        {Icon ? (
          <span className={css[tone]}>
            <Icon aria-hidden />
          </span>
        ) : null}
        <div>{children}</div>
      </div>
      <div className={css.buttons}>
        {buttons.map((button) => (
          <Button
            key={button.key}
            variant={button.variant ?? 'secondary'}
            busy={button.busy ?? false}
            data-autofocus={button.isDefault || undefined}
            onClick={button.onPress}
          >
            {button.label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
