/** Provides the texts of the page's language to all views, and sets the page's `lang` and `dir`. */
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
import { loadFirstTexts, loadFirstWithReader, loadLanguage, onAllLoaded } from './load.ts';
import type { Localization, Translate } from './localization.ts';
import { regionName } from './regions.ts';
import type { Text } from './text.ts';

const Localized = createContext<Translate>(({ key }) => key);
const Tag = createContext('en');

export interface LanguageProviderProps {
  code: string;
  tag: string;
  dir: string;
  /** The operator's overrides in this language. */
  brandTexts: readonly BrandText[];
  children: ReactNode;
  /**
   * Shown until the first language has loaded; on a later change the old texts stay until the new ones have loaded.
   */
  pending: ReactNode;
  onError: (error: Error) => void;
}

export function LanguageProvider(props: LanguageProviderProps) {
  const { code, tag, dir, brandTexts, children, pending, onError } = props;
  const [current, setCurrent] = useState<{ localization: Localization; code: string; tag: string }>();

  const shownCode = useRef<string>(undefined);
  const hasBrandTexts = brandTexts.length > 0;
  useEffect(() => {
    let isCurrent = true;
    const take = (localization: Localization) => {
      if (!isCurrent) return;
      shownCode.current = code;
      // Texts and direction change together, so that the page is never half switched.
      document.documentElement.lang = tag;
      document.documentElement.dir = dir;
      setCurrent((now) => (now?.localization === localization ? now : { localization, code, tag }));
    };
    // Only the first paint uses the partial texts; a change of language waits until all texts have loaded.
    const loadFirst = hasBrandTexts ? loadFirstWithReader : loadFirstTexts;
    const load = (shownCode.current ?? code) === code ? loadFirst : loadLanguage;
    load(code, tag).then(take, (error: Error) => isCurrent && onError(error));
    const stop = onAllLoaded(code, take);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [code, tag, dir, hasBrandTexts, onError]);

  // Until the new texts have loaded, the operator's overrides in the new language must not mix with the old
  // texts.
  const texts = current?.code === code ? brandTexts : undefined;
  const translate = useMemo(
    () => current && (texts ? current.localization.withBrandTexts(texts) : current.localization.translate),
    [current, texts],
  );

  if (!current || !translate) return pending;
  return (
    <Tag value={current.tag}>
      <Localized value={translate}>{children}</Localized>
    </Tag>
  );
}

/** Translates a text of the core, or one of the view's own messages by its key. */
export type T = (text: Text | string, args?: Text['args']) => string;

/**
 * The returned function stays the same until the language changes, so that memoised components need not re-render.
 */
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

/** Returns a function from country code to its name in the page's language. */
export function useRegionName(): (code: string) => string {
  const tag = useContext(Tag);
  return useCallback((code) => regionName(tag, code), [tag]);
}
