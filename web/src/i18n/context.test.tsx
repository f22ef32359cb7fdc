import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider, type LanguageProviderProps, useT } from './context.tsx';
import { loadFirstTexts, loadFirstWithReader, loadLanguage, onAllLoaded } from './load.ts';
import { firstTexts, type Localization } from './localization.ts';
import { messages } from './messages.ts';
import { whole } from './testing/whole.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('./load.ts', () => ({
  loadFirstTexts: vi.fn(),
  loadFirstWithReader: vi.fn(),
  loadLanguage: vi.fn(),
  onAllLoaded: vi.fn(),
}));

const ENGLISH = { code: 'EN', tag: 'en', dir: 'ltr', brandTexts: [] };
const ARABIC = { code: 'AR', tag: 'ar', dir: 'rtl', brandTexts: [] };

function Title() {
  return <h1>{useT()('nav-home')}</h1>;
}

describe('the language of the page', () => {
  const onError = vi.fn();
  let host: HTMLElement;
  let root: Root;
  /** Resolves or rejects the pending load of a language, by its code. */
  let arrive: Map<string, { resolve: (localization: Localization) => void; fail: (error: Error) => void }>;

  beforeEach(() => {
    onError.mockClear();
    arrive = new Map();
    const load = (code: string) =>
      new Promise<Localization>((resolve, fail) => {
        arrive.set(code, { resolve, fail });
      });
    vi.mocked(loadFirstTexts).mockImplementation(load);
    vi.mocked(loadFirstWithReader).mockImplementation(load);
    vi.mocked(loadLanguage).mockImplementation(load);
    vi.mocked(onAllLoaded).mockReturnValue(() => {});
    host = document.createElement('div');
    root = createRoot(host);
  });
  afterEach(() => act(() => root.unmount()));

  function show(language: Pick<LanguageProviderProps, 'code' | 'tag' | 'dir' | 'brandTexts'>): void {
    act(() =>
      root.render(
        <LanguageProvider {...language} pending={<p>pending</p>} onError={onError}>
          <Title />
        </LanguageProvider>,
      ),
    );
  }

  const bring = (code: string, tag: string, source: string) =>
    act(async () => arrive.get(code)?.resolve(whole(tag, source)));

  it('waits for the first texts and keeps the old ones until the new ones are there', async () => {
    show(ENGLISH);
    expect(host.textContent).toBe('pending');
    await bring('EN', 'en', 'nav-home = Home');
    expect(host.textContent).toBe('Home');
    show(ARABIC);
    expect(host.textContent).toBe('Home');
    expect(document.documentElement.dir).toBe('ltr');
    await bring('AR', 'ar', 'nav-home = الرئيسية');
    expect(host.textContent).toBe('الرئيسية');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it('drops texts that come after another language was chosen', async () => {
    show(ENGLISH);
    await bring('EN', 'en', 'nav-home = Home');
    show(ARABIC);
    show(ENGLISH);
    await bring('AR', 'ar', 'nav-home = الرئيسية');
    await bring('EN', 'en', 'nav-home = Home');
    expect(host.textContent).toBe('Home');
    expect(document.documentElement.lang).toBe('en');
  });

  it('takes the wording of the operator over while the page stands, and gives it up again', async () => {
    show(ENGLISH);
    await bring('EN', 'en', 'nav-home = Home');
    show({ ...ENGLISH, brandTexts: [{ key: 'nav-home', text: 'Night market' }] });
    expect(host.textContent).toBe('Night market');
    show(ENGLISH);
    expect(host.textContent).toBe('Home');
  });

  it('waits for what reads the wording of the operator', async () => {
    const first = firstTexts('en', { 'nav-home': 'Home' });
    show(ENGLISH);
    await act(async () => arrive.get('EN')?.resolve(first));
    expect(host.textContent).toBe('Home');
    show({ ...ENGLISH, brandTexts: [{ key: 'nav-home', text: 'Night market' }] });
    expect(host.textContent).toBe('pending');
    await act(async () => arrive.get('EN')?.resolve(first.readBy(messages)));
    expect(host.textContent).toBe('Night market');
  });

  it('does not mix the wording of one language into the texts of another', async () => {
    show(ENGLISH);
    await bring('EN', 'en', 'nav-home = Home');
    show({ ...ARABIC, brandTexts: [{ key: 'nav-home', text: 'السوق' }] });
    expect(host.textContent).toBe('Home');
    await bring('AR', 'ar', 'nav-home = الرئيسية');
    expect(host.textContent).toBe('السوق');
  });

  it('says when the texts can not be had', async () => {
    show(ENGLISH);
    const error = new Error('no network');
    await act(async () => arrive.get('EN')?.fail(error));
    expect(onError).toHaveBeenCalledWith(error);
  });
});
