/**
 * A long press on a tile by finger or pen, and the context menu key. Browsers report both as `contextmenu`, except
 * on iOS, where the time is measured here. A mouse keeps its native menu.
 */

/** Duration of a long press, in milliseconds. */
const HOLD_MS = 500;
/** Distance the finger may move meanwhile, in CSS pixels. */
const MOVE_TOLERANCE = 10;

export function longPress(
  tileOf: (target: EventTarget | null) => HTMLElement | null,
  open: (tile: HTMLElement) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let lastPointer = '';
  /** The finger that opened the card is still down: releasing it must not click what lies under it. */
  let isHeld = false;

  const stop = () => clearTimeout(timer);
  const show = (tile: HTMLElement) => {
    stop();
    if (isHeld) return;
    isHeld = lastPointer !== '';
    open(tile);
  };
  const down = (event: PointerEvent) => {
    lastPointer = event.pointerType;
    isHeld = false;
    stop();
    const tile = tileOf(event.target);
    if (event.pointerType === 'mouse' || !tile) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => show(tile), HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVE_TOLERANCE) stop();
  };
  const key = () => {
    lastPointer = '';
  };
  const menu = (event: MouseEvent) => {
    const tile = tileOf(event.target);
    const { pointerType = '' } = event as Partial<PointerEvent>;
    // The first event of a finger that came down while the page was still loading.
    if (pointerType === 'touch' || pointerType === 'pen') lastPointer = pointerType;
    if (!tile || lastPointer === 'mouse') return;
    event.preventDefault();
    show(tile);
  };
  // After a long press the browser may still fire a click; the element now under the finger must not receive
  // it.
  const swallow = (event: MouseEvent) => {
    if (!isHeld) return;
    if (event.type === 'click') isHeld = false;
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
