/**
 * A long press on a tile, by finger or pen, and the key of the context's menu. Browsers tell of it by `contextmenu`, but for those of
 * iOS, where time is measured here. A mouse keeps its own menu.
 */

/** How long a finger rests before it is a long press, in milliseconds. */
const HOLD_MS = 500;
/** How far a finger may tremble meanwhile, in CSS pixels. */
const TREMBLE = 10;

export function longPress(
  tileOf: (target: EventTarget | null) => HTMLElement | null,
  open: (tile: HTMLElement) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let lastPointer = '';
  /** The finger that opened the card is still down: what it is lifted from must not count as pressed. */
  let held = false;

  const stop = () => clearTimeout(timer);
  const show = (tile: HTMLElement) => {
    stop();
    if (held) return;
    held = lastPointer !== '';
    open(tile);
  };
  const down = (event: PointerEvent) => {
    lastPointer = event.pointerType;
    held = false;
    stop();
    const tile = tileOf(event.target);
    if (event.pointerType === 'mouse' || !tile) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => show(tile), HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) stop();
  };
  const key = () => {
    lastPointer = '';
  };
  const menu = (event: MouseEvent) => {
    const tile = tileOf(event.target);
    const { pointerType = '' } = event as Partial<PointerEvent>;
    // It may be the first that is heard of this finger: it came down while the page was still loading.
    if (pointerType === 'touch' || pointerType === 'pen') lastPointer = pointerType;
    if (!tile || lastPointer === 'mouse') return;
    event.preventDefault();
    show(tile);
  };
  // A finger that is lifted soon after the card came still counts as a tap to the browser: what lies there now must not hear of it.
  const swallow = (event: MouseEvent) => {
    if (!held) return;
    if (event.type === 'click') held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', stop, options);
  document.addEventListener('pointercancel', stop, options);
  document.addEventListener('keydown', key, options);
  document.addEventListener('contextmenu', menu, options);
  document.addEventListener('mousedown', swallow, options);
  document.addEventListener('click', swallow, options);
  return () => {
    stop();
    ending.abort();
  };
}
