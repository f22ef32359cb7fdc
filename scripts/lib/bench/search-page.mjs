// Runs in the page: the same titles and searches for each contender. Bundled by search.mjs.

import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

/** Number of results, as on the site. */
const SHOWN = 24;

const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The core as the site runs it: sends an event, then reads the slice as the view does. */
async function lumora(titles, slices) {
  const index = {
    games: [
      {
        gameType: 'RNG',
        vassalage: 'V',
        nodeIds: titles.map((_, at) => String(at)),
        names: titles,
        englishNames: [],
      },
    ],
    vendors: [{ vassalage: 'V', name: 'Nine Lanterns', gameTypes: ['RNG'] }],
    popular: [],
    promotions: [],
    help: [],
  };
  const status = {
    status: 0,
    info: { languages: ['EN'], defaultLanguage: 'EN', currency: { code: 'USD', symbol: '$' } },
  };
  const values = { '/wps/system/status': status, '/wps/search/index': index };
  window.fetch = async (request) => {
    const value = values[new URL(request.url ?? request, location.href).pathname];
    if (!value) return new Promise(() => {});
    return new Response(JSON.stringify({ success: true, value }), {
      headers: { 'content-type': 'application/json' },
    });
  };
  const get = async (url) => (await window.pageFetch(url)).arrayBuffer();
  const glue = await import(/* @vite-ignore */ `${location.origin}/core_bg.js`);
  const { instance } = await WebAssembly.instantiate(await get('/core_bg.wasm'), {
    './core_bg.js': { ...glue },
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const ignore = () => {};
  const readChanged = (changed) => {
    for (const slice of changed) glue.read(slice);
  };
  glue.init({ seal: async () => null }, readChanged, ignore, ignore);
  await WebAssembly.instantiate(await get('/core_search.wasm'), {
    main: instance.exports,
    './core_bg.js': { ...glue },
  });
  glue.chunk_loaded('search');
  const started = performance.now();
  glue.dispatch({ route: { entered: { path: '/', query: 'modal=search' } } });
  const deadline = performance.now() + 20_000;
  while (glue.read(slices.search)?.status.kind !== 'ready') {
    if (performance.now() > deadline)
      throw new Error(`the index did not come: ${JSON.stringify(glue.read(slices.search))}`);
    await new Promise((done) => setTimeout(done, 0));
  }
  return {
    built: performance.now() - started,
    size: JSON.stringify(index),
    search: (typed) => {
      glue.dispatch({ search: { typed } });
      const groups = glue.read(slices.search).groups;
      return groups.find(({ key }) => key === 'game')?.results.map(({ name }) => name) ?? [];
    },
  };
}

function miniSearch(titles) {
  const started = performance.now();
  const index = new MiniSearch({ fields: ['name'], storeFields: ['name'], processTerm: folded });
  index.addAll(titles.map((name, id) => ({ id, name })));
  const built = performance.now() - started;
  const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' };
  return {
    built,
    size: JSON.stringify(index),
    search: (typed) =>
      index
        .search(typed, options)
        .slice(0, SHOWN)
        .map(({ name }) => name),
  };
}

function fuse(titles) {
  const started = performance.now();
  const documents = titles.map((name) => ({ name }));
  const keys = ['name'];
  const index = Fuse.createIndex(keys, documents);
  const searcher = new Fuse(
    documents,
    { keys, threshold: 0.3, ignoreLocation: true, ignoreDiacritics: true },
    index,
  );
  return {
    built: performance.now() - started,
    size: JSON.stringify({ index, titles }),
    search: (typed) => searcher.search(typed, { limit: SHOWN }).map(({ item }) => item.name),
  };
}

let contenders;

/** Builds each contender's index; returns the time taken and the size of what would be downloaded. */
export async function prepare(titles, slices) {
  window.pageFetch = window.fetch.bind(window);
  contenders = { lumora: await lumora(titles, slices), minisearch: miniSearch(titles), fuse: fuse(titles) };
  return Object.fromEntries(
    Object.entries(contenders).map(([name, { built, size }]) => [name, { built, size }]),
  );
}

/** Milliseconds of each keystroke: the median of some rounds in which a search is typed from its first letter. */
export function keystrokes(name, searches, rounds) {
  const { search } = contenders[name];
  const taken = searches.flatMap((typed) =>
    Array.from(typed, (_, at) => ({ text: typed.slice(0, at + 1), times: [] })),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { text, times } of taken) {
      const started = performance.now();
      search(text);
      times.push(performance.now() - started);
    }
  }
  return taken.map(({ text, times }) => ({ text, ms: times.sort((a, b) => a - b)[times.length >> 1] }));
}

/** Rank of each meant title in the results, from 1; 0 if it is not among those shown. */
export function ranks(name, searches) {
  const { search } = contenders[name];
  return searches.map(({ typed, title }) => search(typed).indexOf(title) + 1);
}
