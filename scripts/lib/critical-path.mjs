// Files of the built site that the home page needs, read from Vite's manifest and from index.html rather than
// from a list that could become outdated. Fonts and images are not on the path; they do not block the first
// paint.

const FONT_OR_IMAGE = /\.(woff2?|ttf|otf|svg|png|jpe?g|webp|avif|ico|webmanifest)$/;

/** The files of a manifest entry: its chunk, style sheets, wasm, and those of its static imports. */
function filesOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const entry = manifest[key];
  if (!entry) throw new Error(`the manifest has no entry "${key}"`);
  const own = [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])];
  return [...own, ...(entry.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}

/** A chunk of the core, loaded on demand; the entry contains only its URL. */
const CHUNK = /(^|\/)core_(?!bg[-.])[a-z_]+[-.][^/]*\.wasm$/;

const onPath = (files) =>
  [...new Set(files)].filter((file) => !FONT_OR_IMAGE.test(file) && !CHUNK.test(file)).sort();

/** Local files that index.html itself loads or preloads, including the style sheets that its script requests. */
function filesOfPage(html) {
  const links = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^":]+)"/g)];
  return [...links, ...html.matchAll(/"\/([^":]+\.css)"/g)].map((match) => match[1]);
}

/** Keys of the manifest's entries that are loaded on demand. */
const onDemand = (manifest) => Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);

/**
 * Files of the critical path, including index.html. `home` lists prefixes of source names that home loads on demand
 * (the first language).
 */
export function criticalPath(manifest, html, home) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const loadedByHome = home.flatMap((start) => {
    const found = onDemand(manifest).filter((key) => key.replace(/^(\.\.\/)+/, '').startsWith(start));
    if (found.length === 0) throw new Error(`home needs "${start}", but nothing in the manifest begins so`);
    return found;
  });
  const core = Object.values(manifest).filter((entry) => /(^|\/)core_bg[-.][^/]*\.wasm$/.test(entry.file));
  const files = [...entries, ...loadedByHome].flatMap((key) => filesOf(manifest, key));
  return onPath(['index.html', ...filesOfPage(html), ...files, ...core.map((entry) => entry.file)]);
}

/** The chunks of the core, as sections of their own: `[{ name, files }]`. */
export function chunks(manifest) {
  const files = Object.values(manifest).map((entry) => entry.file);
  return [...new Set(files)]
    .filter((file) => CHUNK.test(file))
    .map((file) => ({ name: chunkName(file), files: [file] }));
}

const chunkName = (file) => /core_[a-z_]+/.exec(file)[0];

/** What each section adds when first opened: `[{ name, files }]`, without the critical path's files. */
export function sections(manifest, path) {
  const known = new Set(path);
  return onDemand(manifest)
    .map((name) => ({ name, files: onPath(filesOf(manifest, name)).filter((file) => !known.has(file)) }))
    .filter((section) => section.files.some((file) => /\.(js|css)$/.test(file)));
}
