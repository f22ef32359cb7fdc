/** Focuses a named input of a form at each refusal. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusOn(form: RefObject<HTMLFormElement | null>, count: number, name: string): void {
  const last = useRef(count);
  useEffect(() => {
    const refused = last.current !== count;
    last.current = count;
    if (!refused) return;
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  }, [form, count, name]);
}
