import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenBuilt } from './when-built.ts';

const notBuilt = (retryAfter?: string) =>
  new Response('', { status: 503, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
const built = () => new Response('export {};');

/** Module state outlives each test, so each test uses a URL of its own. */
let tests = 0;
let address = '';
const fetchScript = vi.fn<typeof fetch>();
const load = vi.fn<(address: string) => Promise<unknown>>();

describe('a module that is built after the site', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchScript);
    fetchScript.mockReset().mockImplementation(async () => built());
    load.mockReset().mockResolvedValue('module');
    tests += 1;
    address = `/assets/strength-${tests}.js`;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is imported at once when it is there', async () => {
    await expect(whenBuilt(address, load)).resolves.toBe('module');
    expect(fetchScript).toHaveBeenCalledExactlyOnceWith(address);
    expect(load).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('is asked for again when the server says, and never imported before it is there', async () => {
    fetchScript.mockResolvedValueOnce(notBuilt('7')).mockResolvedValueOnce(notBuilt());
    const coming = whenBuilt(address, load);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(fetchScript).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchScript).toHaveBeenCalledTimes(2);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(coming).resolves.toBe('module');
    expect(load).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('is waited for once, however many ask', async () => {
    fetchScript.mockResolvedValueOnce(notBuilt('1'));
    const all = Promise.all([whenBuilt(address, load), whenBuilt(address, load)]);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(all).resolves.toEqual(['module', 'module']);
    await expect(whenBuilt(address, load)).resolves.toBe('module');
    expect(fetchScript).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([404, 500])(
    'is not waited for when the server answers %i, and may be asked for anew',
    async (status) => {
      fetchScript.mockResolvedValueOnce(new Response('', { status }));
      await expect(whenBuilt(address, load)).rejects.toThrow(`can not be had: ${status}`);
      expect(load).not.toHaveBeenCalled();
      await expect(whenBuilt(address, load)).resolves.toBe('module');
    },
  );

  it('may be asked for anew after the network failed', async () => {
    fetchScript.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(whenBuilt(address, load)).rejects.toThrow('Failed to fetch');
    await expect(whenBuilt(address, load)).resolves.toBe('module');
  });

  it('is imported under another address after an import failed, as browsers keep the failure of the first', async () => {
    load.mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken'));
    await expect(whenBuilt(address, load)).rejects.toThrow('broken');
    await expect(whenBuilt(address, load)).rejects.toThrow('broken');
    await expect(whenBuilt(address, load)).resolves.toBe('module');
    expect(load.mock.calls.flat()).toEqual([address, `${address}?attempt=1`, `${address}?attempt=2`]);
  });
});
