import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeItem } from '../../core/generated/index.ts';
import { NoticeReader, type NoticeReaderProps } from './NoticeReader.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../core/hooks.ts', () => ({ send: vi.fn() }));
vi.mock('../../ui/html/SafeHtml.tsx', () => ({ SafeHtml: () => null }));

const kind = { key: 'notice-board', args: {} };
const item = (key: string, selected: boolean): NoticeItem => ({
  key,
  kind,
  title: key,
  date: null,
  selected,
  unread: false,
  href: `/?ac=announcement&item=${key}`,
  select: null,
});

describe('notices of a centre', () => {
  let host: HTMLElement;
  let root: Root;

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  });
  afterEach(() => {
    act(() => root.unmount());
    host.remove();
  });

  function read(key: string, at: NoticeReaderProps['at'] = 'centre'): void {
    const selected = { key, kind, title: key, date: '', html: { untrusted: '' } };
    act(() =>
      root.render(
        <NoticeReader
          status={{ kind: 'ready' }}
          items={[item('one', key === 'one'), item('two', key === 'two')]}
          pages={[]}
          selected={selected}
          missing={false}
          at={at}
          none=""
          onRetry={() => {}}
        />,
      ),
    );
  }

  it('have the focus once a link has opened them, and not before', () => {
    read('one');
    const link = host.querySelectorAll<HTMLElement>('a[href]')[1];
    link?.focus();
    read('one');
    expect(document.activeElement).toBe(link);
    read('two');
    expect(document.activeElement).toBe(host.querySelector('article'));
  });

  it('leave the focus where no link had it', () => {
    read('one');
    const button = host.appendChild(document.createElement('button'));
    button.focus();
    read('two');
    expect(document.activeElement).toBe(button);
  });
});
