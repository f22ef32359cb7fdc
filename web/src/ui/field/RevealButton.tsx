/** The button in a password field that shows or hides the password. */
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';

interface RevealButtonProps {
  shown: boolean;
  showLabel: string;
  hideLabel: string;
  controls: string;
  onToggle: () => void;
}

export function RevealButton({ shown, showLabel, hideLabel, controls, onToggle }: RevealButtonProps) {
  return (
    <IconButton
      label={shown ? hideLabel : showLabel}
      icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      aria-controls={controls}
      onClick={onToggle}
    />
  );
}
