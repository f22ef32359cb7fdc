/** Keeps the selected option in the middle of a row that scrolls sideways. */
import { type RefObject, useEffect } from 'react';

export function usePressedInView(row: RefObject<HTMLElement | null>, selected: string | undefined): void {
  useEffect(() => {
    const pressed =
      selected === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!pressed || !row.current) return;
    const [choice, whole] = [pressed.getBoundingClientRect(), row.current.getBoundingClientRect()];
    // Horizontal only: scrollIntoView would also scroll the page.
    row.current.scrollBy({ left: choice.left + choice.width / 2 - whole.left - whole.width / 2 });
  }, [row, selected]);
}
