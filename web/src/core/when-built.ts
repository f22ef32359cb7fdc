/**
 * Loads a script that the server may still be building. It then answers 503 with a Retry-After header.
 *
 * The script is polled with `fetch` and imported only once it is there: Firefox and Safari cache a failed import
 * for the life of the page, and every browser caches a script that threw while it ran. For the same reason a failed
 * import is retried under another URL.
 */

/** Seconds between polls when the server sends no Retry-After. */
const DEFAULT_RETRY_AFTER_S = 3;
const SERVICE_UNAVAILABLE = 503;

const loading = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();

type Import = (address: string) => Promise<unknown>;

const importScript: Import = (address) => import(/* @vite-ignore */ address);

/**
 * Imports the script at `address` as soon as it exists; concurrent calls share one import. Rejects when the network
 * or the script fails; the next call tries again.
 */
export function whenBuilt<Module>(address: string, load: Import = importScript): Promise<Module> {
  const known = loading.get(address);
  if (known) return known as Promise<Module>;
  const coming = waitUntilBuilt(address).then(() => load(freshAddress(address)));
  loading.set(address, coming);
  coming.catch(() => {
    loading.delete(address);
    failures.set(address, (failures.get(address) ?? 0) + 1);
  });
  return coming as Promise<Module>;
}

/** Resolves when the script can be downloaded; it is then in the HTTP cache for the import. */
async function waitUntilBuilt(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address);
    if (answer.ok) return;
    if (answer.status !== SERVICE_UNAVAILABLE) throw new Error(`${address} can not be had: ${answer.status}`);
    await wait(Number(answer.headers.get('retry-after')) || DEFAULT_RETRY_AFTER_S);
  }
}

function freshAddress(address: string): string {
  const count = failures.get(address);
  return count ? `${address}?attempt=${count}` : address;
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
