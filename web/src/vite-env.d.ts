/** True where the views run on the committed fixtures instead of the wasm core. */
declare const __FIXTURES__: boolean;

/** The style sheets that the page's script has asked for, each when it has come or failed; see `index.html`. */
declare const laterStyles: Promise<unknown>[];

/** The texts by language code, the first as sentences and the rest as Fluent source; see `vite/locales.ts`. */
declare module 'virtual:locales' {
  type Texts<T> = () => Promise<{ default: T }>;
  type Sentences = import('./i18n/sentences.ts').Sentences;
  export const locales: Record<string, { first: Texts<Sentences>; rest: Texts<string> }>;
}

/** The sections of the site by kind and name; see `vite/sections.ts`. */
declare module 'virtual:sections' {
  export type SectionModule = { default: import('react').ComponentType };
  /** How a section is loaded, and the chunks of the core that it needs. */
  export type Section = readonly [
    load: () => Promise<SectionModule>,
    ...import('./core/port.ts').ChunkName[],
  ];
  export const screens: Record<string, Section>;
  export const overlays: Record<string, Section>;
  export const panels: Record<string, Section>;
  export const member: Record<string, Section>;
  export const agent: Record<string, Section>;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

/** What this site uses of Trusted Types, which the DOM library of TypeScript does not know yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string },
    ): { createScriptURL?: (url: string) => unknown };
  };
}
