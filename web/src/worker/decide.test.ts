import { describe, expect, it } from 'vitest';
import { cacheName, filesToEvict, handling, isCacheable, outdatedCaches } from './decide.ts';

const ORIGIN = 'https://lumora.example';
const get = (path: string, mode = 'no-cors') => ({ method: 'GET', mode, url: new URL(path, ORIGIN).href });

describe('the worker', () => {
  it.each(['/wps/system/status', '/lgw/games/popular', '/lotto/lgw/x', '/seamless/bet', '/cdn/banner.svg'])(
    'lets %s pass, whatever asks for it',
    (path) => {
      expect(handling(get(path), ORIGIN)).toBe('pass');
      expect(handling(get(path, 'navigate'), ORIGIN)).toBe('pass');
    },
  );

  it.each(['/dev/outbox', '/docs', '/docs/', '/openapi.json'])(
    'is not between a developer and %s',
    (path) => {
      expect(handling(get(path, 'navigate'), ORIGIN)).toBe('pass');
    },
  );

  it('keeps hashed files of this site only', () => {
    expect(handling(get('/assets/core_bg-x.wasm'), ORIGIN)).toBe('asset');
    expect(handling(get('https://evil.example/assets/x.js'), ORIGIN)).toBe('pass');
    expect(handling({ ...get('/assets/x.js'), method: 'POST' }, ORIGIN)).toBe('pass');
    expect(handling(get('/sw.js'), ORIGIN)).toBe('pass');
    expect(handling(get('/index.html'), ORIGIN)).toBe('pass');
  });

  it('stands behind every other document', () => {
    for (const path of ['/', '/rng?page=fav', '/devices', '/docsomething'])
      expect(handling(get(path, 'navigate'), ORIGIN)).toBe('page');
  });
});

describe('an answer is kept', () => {
  const good = { status: 200, type: 'basic', redirected: false, contentType: 'text/javascript' };
  it('when it is the file itself', () => expect(isCacheable(good)).toBe(true));
  it.each([
    { status: 404 },
    { status: 206 },
    { type: 'opaque' },
    { redirected: true },
    { contentType: 'text/html; charset=utf-8' },
    { contentType: null },
  ])('but not with %o', (change) => expect(isCacheable({ ...good, ...change })).toBe(false));
});

describe('caches', () => {
  it('of the current build and of the one before stay, and what is not the worker’s', () => {
    const names = [cacheName('a'), 'somebody-else', cacheName('b'), cacheName('c')];
    expect(outdatedCaches(names, 'c')).toEqual([cacheName('a')]);
    expect(outdatedCaches([cacheName('a')], 'a')).toEqual([]);
    // After a rollback the build is current, wherever its cache stands in the list.
    expect(outdatedCaches([cacheName('a'), cacheName('b'), cacheName('c')], 'a')).toEqual([cacheName('b')]);
  });

  it('lose their oldest files beyond the bound, never those of the offline page', () => {
    expect(filesToEvict(['offline', 'a', 'b', 'c'], ['offline'], 3)).toEqual(['a']);
    expect(filesToEvict(['a', 'b'], [], 3)).toEqual([]);
  });
});
