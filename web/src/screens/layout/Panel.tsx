/**
 * A panel above the page, opened by a button that names its id. It is the browser's own popover: Escape and a press
 * elsewhere close it, and the focus goes back. What it holds is rendered when it first opens, so that nobody waits for it
 * before. Whatever leads away inside (`data-leads-away`, or a link of this site) closes it.
 */
import { type MouseEvent, type ReactNode, type ToggleEvent, useState } from 'react';

export interface PanelProps {
  id: string;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Panel({ id, label, className, children }: PanelProps) {
  const [opened, setOpened] = useState(false);

  const onBeforeToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') setOpened(true);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    if (pressed.closest('[data-leads-away], a[href]:not([target])')) event.currentTarget.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button inside is a click, and bubbles here.
    <aside
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
