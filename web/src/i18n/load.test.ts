import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('the texts of a language', () => {
  let load: typeof import('./load.ts');
  beforeEach(async () => {
    vi.resetModules();
    load = await import('./load.ts');
  });

  it('come in two parts, and the second one completes the first', async () => {
    const first = await load.loadFirstTexts('EN', 'en');
    expect(first.translate({ key: 'title-home' })).not.toBe('');
    expect(first.translate({ key: 'field-password' })).toBe('');
    const whole = vi.fn();
    load.onAllLoaded('EN', whole);
    expect(whole).not.toHaveBeenCalled();
    await load.loadAllTexts();
    expect(whole).toHaveBeenCalledOnce();
    expect(whole.mock.calls[0]?.[0].translate({ key: 'field-password' })).toBe('Password');
  });

  it('that are begun once a section needs all of them come as a whole', async () => {
    await load.loadFirstTexts('EN', 'en');
    await load.loadAllTexts();
    const whole = new Promise((done) => load.onAllLoaded('AR', done));
    await load.loadFirstTexts('AR', 'ar');
    await expect(whole).resolves.toBeDefined();
  });

  it('of a language without a bundle are English', async () => {
    const texts = await load.loadLanguage('XX', 'en');
    expect(texts.translate({ key: 'field-password' })).toBe('Password');
  });

  it('are not handed to who has stopped waiting', async () => {
    const whole = vi.fn();
    load.onAllLoaded('EN', whole)();
    await load.loadLanguage('EN', 'en');
    expect(whole).not.toHaveBeenCalled();
  });
});
