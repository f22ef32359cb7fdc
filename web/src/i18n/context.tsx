/** Gives every view the words of the page's language, and the page its `lang` and `dir`. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { Translate } from './bundle.ts';
import { loadLanguage } from './load.ts';
import { regionName } from './regions.ts';
import type { Text } from './text.ts';

const Words = createContext<Translate>(({ key }) => key);
const Tag = createContext('en');

export interface LanguageProviderProps {
  code: string;
  tag: string;
  dir: string;
  children: ReactNode;
  /** Shown until the first language is there; a later change keeps the old words until the new ones are. */
  pending: ReactNode;
  onError: (error: Error) => void;
}

export function LanguageProvider({ code, tag, dir, children, pending, onError }: LanguageProviderProps) {
  const [translate, setTranslate] = useState<{ of: Translate; tag: string }>();

  useEffect(() => {
    let current = true;
    loadLanguage(code, tag).then(
      (of) => {
        if (!current) return;
        // Words and direction change together: the page never stands half turned.
        document.documentElement.lang = tag;
        document.documentElement.dir = dir;
        setTranslate({ of, tag });
      },
      (error: Error) => current && onError(error),
    );
    return () => {
      current = false;
    };
  }, [code, tag, dir, onError]);

  if (!translate) return pending;
  return (
    <Tag value={translate.tag}>
      <Words value={translate.of}>{children}</Words>
    </Tag>
  );
}

/** For stories and tests: words that are already there. */
export const WordsProvider = Words;

/** Looks up a text of the core, or one of the view's own words by its key. */
export type T = (text: Text | string, args?: Text['args']) => string;

/** Stays the same function until the language changes, so that what depends on it need not render again. */
export function useT(): T {
  const translate = useContext(Words);
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
