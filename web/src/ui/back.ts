/**
 * Back closes what is open above a page (a menu, a panel, a dialog) and stays on the page.
 *
 * Each of them has a history entry of its own while it is open, with the address of the page under it; the core hears nothing
 * of these entries. Whatever else closes it takes its entry away again, and a navigation that begins in it takes its place, so
 * that Back afterwards leads to where the visitor was. Overlays with an address need none of this: theirs is the core's.
 *
 * The browser goes back in its own time. Until it is there, what would move through the history waits.
 */
import { useEffect, useRef } from 'react';

interface Layer {
  close: () => void;
  /** It closed by itself. */
  gone: boolean;
}

/** What an entry of the history holds of this; the rest of its state is of others. */
interface LayerState {
  /** How many layers are open at this entry; the page's own entry has none. */
  layers?: number;
}

/** How long a browser may take to go back before nobody waits for it any more, in milliseconds. */
const LONGEST_WAIT_MS = 500;

/** What is open, the topmost last. */
let layers: Layer[] = [];
/** How many entries of layers the history holds above the page's own. */
let entries = 0;
/** Address of the page under them. */
let page = '';
/** Takes away the entries of what has closed, unless a navigation takes their place in the same breath. */
let tidying: ReturnType<typeof setTimeout> | undefined;
/** Waits for the browser to have gone back; with it waits what would move through the history meanwhile. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let queue: (() => void)[] = [];

function layersHere(): number {
  return (history.state as LayerState | null)?.layers ?? 0;
}

/** What an entry beside the current one begins with. */
function without(state: unknown): object {
  const { layers: _, ...rest } = (state ?? {}) as LayerState;
  return rest;
}

/** A page that was loaded at the entry of a layer shows the page alone. */
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
  // One that closes as another opens hands its entry on.
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
  waiting = setTimeout(arrived, LONGEST_WAIT_MS);
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

/** Moves through the history: at once, or when the entries of layers are gone. For what adds an entry see `enter`. */
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

/** Adds an entry by `add`; where one layer is open or closes now, its entry gives way to it by `replace`. */
export function enter(add: () => void, replace: () => void): void {
  if (waiting !== undefined || entries !== 1) {
    move(add);
    return;
  }
  layers = [];
  entries = 0;
  replace();
}

/** The history moved. Says whether that was about layers alone, so that the place is the same as before. */
export function movedAmongLayers(): boolean {
  if (waiting !== undefined) {
    arrived();
    return true;
  }
  const here = layersHere();
  if (entries === 0) {
    if (here === 0) return false;
    // Forward to a layer that was closed: there is nothing to see there.
    waiting = setTimeout(arrived, LONGEST_WAIT_MS);
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
