import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from './load.ts';

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks once more when a chunk does not arrive', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce('chunk');
    await expect(loadChunk(load)).resolves.toBe('chunk');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('names a chunk that is not there as missing, after the second try', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadChunk(load)).rejects.toMatchObject({ cause: 'missing' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('names a chunk whose styles are not there as missing', async () => {
    const gone = new Error('Unable to preload CSS for http://127.0.0.1/assets/View-1.css');
    await expect(loadChunk(() => Promise.reject(gone))).rejects.toMatchObject({ cause: 'missing' });
  });

  it('names a chunk that breaks while it starts as an error', async () => {
    await expect(loadChunk(() => Promise.reject(new RangeError('broken')))).rejects.toMatchObject({
      cause: 'error',
    });
  });

  it('gives up after two minutes', async () => {
    const result = expect(loadChunk(() => new Promise(() => {}))).rejects.toMatchObject({ cause: 'timeout' });
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    await result;
  });
});
