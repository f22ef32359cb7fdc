/**
 * Back closes the layer that is open above a page (a menu, panel or dialog) and stays on the page.
 *
 * Each open layer has a history entry of its own with the URL of the page under it; the core is not told of these
 * entries. If the layer is closed in another way its entry is removed, and a navigation started in it replaces the
 * entry, so that Back afterwards leads to the previous page. Overlays with a URL do not use this: their entries are
 * the core's.
 *
 * `history.back()` is asynchronous. Until it is done, other history operations are queued.
 */
import { useEffect, useRef } from 'react';

interface Layer {
  close: () => void;
  /** It was closed other than by Back. */
  gone: boolean;
}

/** This module's part of `history.state`; other keys belong to others. */
interface LayerState {
  /** Number of layers open at this entry; undefined for the page's own entry. */
  layers?: number;
}

/** Milliseconds after which a pending `history.back()` is given up. */
const MAX_WAIT_MS = 500;

/** Open layers, the topmost last. */
let layers: Layer[] = [];
/** Number of layer entries in the history above the page's own. */
let entries = 0;
/** URL of the page under the layers. */
let page = '';
/** Timer that removes the entries of closed layers, unless a navigation in the same task replaces them. */
let tidying: ReturnType<typeof setTimeout> | undefined;
/** Timeout of a pending `history.back()`; queued operations run when it ends. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let queue: (() => void)[] = [];

function layersHere(): number {
  return (history.state as LayerState | null)?.layers ?? 0;
}

/** Copy of a history state without this module's keys. */
function without(state: unknown): object {
  const { layers: _, ...rest } = (state ?? {}) as LayerState;
  return rest;
}

/** For a page loaded at the entry of a layer: it shows without the layer. */
export function forgetLayers(): void {
  clearTimeout(tidying);
  clearTimeout(waiting);
  waiting = undefined;
  layers = [];
  queue = [];
  entries = 0;
  if (layersHere() > 0) history.replaceState(without(history.state), '');
}

function open(layer: Layer): void {
  if (layer.gone) return;
  if (waiting !== undefined) {
    queue.push(() => open(layer));
    return;
  }
  if (entries === 0) page = location.href;
  layers.push(layer);
  // A layer that closes while another opens passes its entry on.
  if (entries >= layers.length) return;
  entries = layers.length;
  history.pushState({ ...without(history.state), layers: entries }, '');
}

function closed(layer: Layer): void {
  layer.gone = true;
  layers = layers.filter((each) => each !== layer);
  tidyUp();
}

function tidyUp(): void {
  clearTimeout(tidying);
  tidying = setTimeout(() => {
    if (entries > layers.length && waiting === undefined) goBack(entries - layers.length);
  });
}

function goBack(count: number): void {
  entries -= count;
  waiting = setTimeout(arrived, MAX_WAIT_MS);
  history.go(-count);
}

function arrived(): void {
  clearTimeout(waiting);
  waiting = undefined;
  const all = queue;
  queue = [];
  for (const each of all) each();
  tidyUp();
}

/**
 * Runs a history operation immediately, or once the entries of closed layers are removed. To add an entry use
 * `enter`.
 */
export function move(action: () => void): void {
  if (waiting !== undefined) {
    queue.push(() => move(action));
  } else if (entries === 0) {
    action();
  } else {
    layers = [];
    queue.push(action);
    goBack(entries);
  }
}

/**
 * Adds a history entry by `add`; if a layer is open or just closing, its entry is overwritten by `replace` instead.
 */
export function enter(add: () => void, replace: () => void): void {
  if (waiting !== undefined || entries !== 1) {
    move(add);
    return;
  }
  layers = [];
  entries = 0;
  replace();
}

/** Handles a `popstate`. Returns whether only layers changed, so that the URL is the same as before. */
export function movedAmongLayers(): boolean {
  if (waiting !== undefined) {
    arrived();
    return true;
  }
  const here = layersHere();
  if (entries === 0) {
    if (here === 0) return false;
    // Forward to a layer that was closed: nothing to show, so go back.
    waiting = setTimeout(arrived, MAX_WAIT_MS);
    history.back();
    return true;
  }
  const stays = location.href === page && here < entries;
  const gone = layers.slice(stays ? here : 0);
  layers = stays ? layers.slice(0, here) : [];
  entries = stays ? here : 0;
  for (const layer of gone.reverse()) layer.close();
  return stays;
}

/** While `isOpen`, Back calls `close` instead of leaving the page. */
export function useBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => latest.current(), gone: false };
    open(layer);
    return () => closed(layer);
  }, [isOpen]);
}
