/** Gives every view the texts of the page's language, and the page its `lang` and `dir`. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BrandText } from './brand.ts';
import { loadFirstTexts, loadFirstWithReader, loadLanguage, onWhole } from './load.ts';
import type { Localization, Translate } from './localization.ts';
import { regionName } from './regions.ts';
import type { Text } from './text.ts';

const Localized = createContext<Translate>(({ key }) => key);
const Tag = createContext('en');

export interface LanguageProviderProps {
  code: string;
  tag: string;
  dir: string;
  /** What the operator words otherwise in this language. */
  brandTexts: readonly BrandText[];
  children: ReactNode;
  /** Shown until the first language is there; a later change keeps the old texts until the new ones are. */
  pending: ReactNode;
  onError: (error: Error) => void;
}

export function LanguageProvider(props: LanguageProviderProps) {
  const { code, tag, dir, brandTexts, children, pending, onError } = props;
  const [current, setCurrent] = useState<{ localization: Localization; code: string; tag: string }>();

  const shown = useRef<string>(undefined);
  const isWorded = brandTexts.length > 0;
  useEffect(() => {
    let wanted = true;
    const take = (localization: Localization) => {
      if (!wanted) return;
      shown.current = code;
      // Texts and direction change together: the page never stands half turned.
      document.documentElement.lang = tag;
      document.documentElement.dir = dir;
      setCurrent((now) => (now?.localization === localization ? now : { localization, code, tag }));
    };
    // Only the first picture is in a hurry. Another language takes the place of the present one as a whole.
    const begin = isWorded ? loadFirstWithReader : loadFirstTexts;
    const load = (shown.current ?? code) === code ? begin : loadLanguage;
    load(code, tag).then(take, (error: Error) => wanted && onError(error));
    const stop = onWhole(code, take);
    return () => {
      wanted = false;
      stop();
    };
  }, [code, tag, dir, isWorded, onError]);

  // Until the new texts are there, the operator's wording in the new language must not stand among the old ones.
  const layer = current?.code === code ? brandTexts : undefined;
  const translate = useMemo(
    () => current && (layer ? current.localization.withBrandTexts(layer) : current.localization.translate),
    [current, layer],
  );

  if (!current || !translate) return pending;
  return (
    <Tag value={current.tag}>
      <Localized value={translate}>{children}</Localized>
    </Tag>
  );
}

/** Looks up a text of the core, or one of the view's own by its key. */
export type T = (text: Text | string, args?: Text['args']) => string;

/** Stays the same function until the language changes, so that what depends on it need not render again. */
export function useT(): T {
  const translate = useContext(Localized);
  return useCallback(
    (text, args) => {
      if (typeof text !== 'string') return translate(text);
      return translate(args ? { key: text, args } : { key: text });
    },
    [translate],
  );
}

/** Names countries in the page's language. */
export function useRegionName(): (code: string) => string {
  const tag = useContext(Tag);
  return useCallback((code) => regionName(tag, code), [tag]);
}
