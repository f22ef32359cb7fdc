/**
 * A panel above the page, opened by a button that names its id. It is a native popover: Escape and a click outside
 * close it and return the focus. Its content is rendered when first opened. Anything inside that navigates
 * (`data-leads-away`, or a link of this site) closes it, and so does Back.
 */
import { type MouseEvent, type ReactNode, type ToggleEvent, useRef, useState } from 'react';
import { useBack } from '../../ui/back.ts';

export interface PanelProps {
  id: string;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Panel({ id, label, className, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  useBack(open, () => panel.current?.hidePopover());

  const onBeforeToggle = (event: ToggleEvent) => {
    const opens = event.newState === 'open';
    setOpen(opens);
    if (opens) setOpened(true);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    if (pressed.closest('[data-leads-away], a[href]:not([target])')) event.currentTarget.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button inside is a click, and bubbles here.
    <aside
      ref={panel}
      id={id}
      popover="auto"
      className={className}
      aria-label={label}
      onBeforeToggle={onBeforeToggle}
      onClick={onClick}
    >
      {opened ? children : null}
    </aside>
  );
}
