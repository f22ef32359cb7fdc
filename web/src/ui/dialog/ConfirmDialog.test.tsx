import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

describe('a dialog', () => {
  const press = { cancel: vi.fn(), ok: vi.fn() };
  const close = vi.fn();
  let host: HTMLElement;
  let unmount: () => void;

  beforeEach(() => {
    vi.clearAllMocks();
    host = document.createElement('div');
    document.body.append(host);
  });
  afterEach(() => {
    unmount();
    host.remove();
  });

  function show(change: Partial<ConfirmDialogProps> = {}): HTMLDialogElement {
    const root = createRoot(host);
    unmount = () => act(() => root.unmount());
    const buttons = [
      { key: 'ok', label: 'OK', isDefault: true, onPress: press.ok },
      { key: 'cancel', label: 'Cancel', onPress: press.cancel },
    ];
    const dialog = (
      <ConfirmDialog tone="info" title="T" closeLabel="Close" onClose={close} buttons={buttons} {...change}>
        <a href="#terms">The terms</a>
      </ConfirmDialog>
    );
    act(() => root.render(dialog));
    const element = host.querySelector('dialog');
    if (!element) throw new Error('there is no dialog');
    return element;
  }

  const enter = (on: Element | null) =>
    act(() =>
      on?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    );

  it('gives its default button the focus, wherever that stands', () => {
    show();
    expect(document.activeElement?.textContent).toBe('OK');
  });

  it('takes the last button for the default where none is named', () => {
    show({
      buttons: [
        { key: 'a', label: 'First', onPress: press.cancel },
        { key: 'b', label: 'Last', onPress: press.ok },
      ],
    });
    expect(document.activeElement?.textContent).toBe('Last');
  });

  it('presses the default button by Enter on the dialog itself', () => {
    enter(show());
    expect(press.ok).toHaveBeenCalledOnce();
  });

  it('leaves Enter to a control that has the focus', () => {
    const dialog = show();
    enter(dialog.querySelector('a'));
    for (const button of dialog.querySelectorAll('button')) enter(button);
    expect(press.ok).not.toHaveBeenCalled();
  });

  const clickOn = (element: Element) =>
    act(() => element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));

  it('closes by its background', () => {
    clickOn(show());
    expect(close).toHaveBeenCalledOnce();
  });

  it('that only a button closes has no close button, and its background does nothing', () => {
    const dialog = show({ dismissable: false });
    clickOn(dialog);
    expect(close).not.toHaveBeenCalled();
    expect(dialog.querySelectorAll('button')).toHaveLength(2);
  });

  it('shows how long it stays, and for how long in milliseconds', () => {
    const dialog = show({ timeout: { milliseconds: 4000, label: 'Goes soon' } });
    expect(dialog.textContent).toContain('Goes soon');
    expect(dialog.querySelector<HTMLElement>('.timeout')?.style.getPropertyValue('--timeout')).toBe('4000ms');
  });
});
