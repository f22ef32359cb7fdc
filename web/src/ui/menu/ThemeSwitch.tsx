/** Switches between dark and light. The label says what a press will do. */
import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';

export interface ThemeSwitchProps {
  theme: 'dark' | 'light';
  label: string;
  onToggle: () => void;
}

export function ThemeSwitch({ theme, label, onToggle }: ThemeSwitchProps) {
  return (
    <IconButton
      label={label}
      icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={onToggle}
    />
  );
}
