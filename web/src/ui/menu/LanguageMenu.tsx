/** The list of languages, each in its own name with a flag. Opens on hover. */
import { ChevronDown } from 'lucide-react';
import { Flag } from '../brand/Flag.tsx';
import css from './LanguageMenu.module.css';
import { Menu, MenuEntry } from './Menu.tsx';

export interface LanguageOption {
  /** The operator's code, e.g. `KM`. */
  code: string;
  /** BCP 47 tag, for the font and for screen readers. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  /** Two-letter country code of the flag. */
  flag: string;
  selected: boolean;
}

export interface LanguageMenuProps {
  label: string;
  languages: readonly LanguageOption[];
  onSelect: (code: string) => void;
}

export function LanguageMenu({ label, languages, onSelect }: LanguageMenuProps) {
  const current = languages.find((language) => language.selected);
  const trigger = (
    <span className={css.trigger}>
      <Flag country={current?.flag ?? ''} />
      <span className={css.code}>{current?.code}</span>
      <ChevronDown aria-hidden />
    </span>
  );
  return (
    <Menu label={label} trigger={trigger} hover wide={languages.length > 8}>
      {languages.map((language) => (
        <MenuEntry
          key={language.code}
          lang={language.tag}
          icon={<Flag country={language.flag} />}
          checked={language.selected}
          onSelect={() => onSelect(language.code)}
        >
          {language.name}
        </MenuEntry>
      ))}
    </Menu>
  );
}
