/**
 * Loads a script that the server may still be waiting for itself. The server then answers 503 and says when to ask again.
 *
 * The address is asked by `fetch` until it has an answer, and imported only then: Firefox and Safari keep the failure of an
 * import for as long as the page lives, and every browser keeps that of a script that failed while it ran. For the same
 * reason an import that failed is repeated under another address.
 */

/** When to ask again where the server does not say, in seconds. */
const ASK_AGAIN_S = 3;
const UNDER_WAY = 503;

const loading = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();

type Import = (address: string) => Promise<unknown>;

const importScript: Import = (address) => import(/* @vite-ignore */ address);

/**
 * The script at `address`, as soon as it is there; whoever asks meanwhile waits with the others. Rejects when the network or
 * the script fails; the next call tries again.
 */
export function whenBuilt<Module>(address: string, load: Import = importScript): Promise<Module> {
  const known = loading.get(address);
  if (known) return known as Promise<Module>;
  const coming = fetched(address).then(() => load(freshAddress(address)));
  loading.set(address, coming);
  coming.catch(() => {
    loading.delete(address);
    failures.set(address, (failures.get(address) ?? 0) + 1);
  });
  return coming as Promise<Module>;
}

/** Resolves when the script is there; the browser's cache then has it for the import. */
async function fetched(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address);
    if (answer.ok) return;
    if (answer.status !== UNDER_WAY) throw new Error(`${address} can not be had: ${answer.status}`);
    await wait(Number(answer.headers.get('retry-after')) || ASK_AGAIN_S);
  }
}

function freshAddress(address: string): string {
  const count = failures.get(address);
  return count ? `${address}?attempt=${count}` : address;
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
