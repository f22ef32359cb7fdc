import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu, MenuEntry } from './Menu.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

describe('a menu', () => {
  let host: HTMLElement;
  let unmount: () => void;

  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    unmount = () => act(() => root.unmount());
    const menu = (
      <Menu label="Account" trigger="A">
        <MenuEntry>Log out</MenuEntry>
      </Menu>
    );
    act(() => root.render(menu));
    act(() => host.querySelector('button')?.click());
  });
  afterEach(() => {
    unmount();
    document.body.replaceChildren();
  });

  const isOpen = () => host.querySelector('[role=menu]') !== null;
  const add = (tag: string) => document.body.appendChild(document.createElement(tag));
  const happens = (name: string, on: Element) =>
    act(() => on.dispatchEvent(new Event(name, { bubbles: true })));

  it.each(['focusin', 'pointerdown'])('closes by %s elsewhere', (name) => {
    expect(isOpen()).toBe(true);
    happens(name, add('main'));
    expect(isOpen()).toBe(false);
  });

  it.each(['focusin', 'pointerdown'])('outlives a dialog that opens above it: %s', (name) => {
    const dialog = add('dialog');
    happens(name, dialog.appendChild(document.createElement('button')));
    expect(isOpen()).toBe(true);
  });

  it('inside a dialog closes by what happens elsewhere in that dialog', () => {
    const dialog = add('dialog');
    dialog.append(host);
    happens('focusin', dialog.appendChild(document.createElement('input')));
    expect(isOpen()).toBe(false);
  });
});
