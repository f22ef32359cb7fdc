import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigationFocus } from './focus.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', () => undefined);

function Place({ location }: { location: string }) {
  useNavigationFocus(location, 'A place');
  return null;
}

describe('the heading of a place that is still on its way', () => {
  let main: HTMLElement;
  let button: HTMLElement;
  let unmount: () => void;

  beforeEach(() => {
    document.body.innerHTML = '<main></main><button></button><div></div>';
    main = document.querySelector('main') as HTMLElement;
    button = document.querySelector('button') as HTMLElement;
    const root = createRoot(document.querySelector('div') as HTMLElement);
    unmount = () => act(() => root.unmount());
    act(() => root.render(<Place location="/" />));
    act(() => root.render(<Place location="/help" />));
    button.focus();
  });
  afterEach(() => {
    unmount();
    document.body.replaceChildren();
  });

  /** Renders the section's content and waits for the MutationObserver. */
  const arrives = async () => {
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    main.append(heading);
    await new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(main, { childList: true });
      main.append('.');
    });
    return heading;
  };

  it('has the focus once it is there', async () => {
    const heading = await arrives();
    expect(document.activeElement).toBe(heading);
  });

  it.each(['pointerdown', 'keydown'])(
    'takes nothing away from a visitor who acted first (%s)',
    async (name) => {
      button.dispatchEvent(new Event(name, { bubbles: true }));
      await arrives();
      expect(document.activeElement).toBe(button);
    },
  );
});

describe('what was opened on the same screen', () => {
  let main: HTMLElement;
  let link: HTMLElement;
  let unmount: () => void;
  let render: (location: string) => void;
  let shown: Element[];

  beforeEach(() => {
    document.body.innerHTML = '<main><a href="?id=a">A</a><button>Filter</button></main><div></div>';
    main = document.querySelector('main') as HTMLElement;
    link = document.querySelector('a') as HTMLElement;
    shown = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this);
    };
    const root = createRoot(document.querySelector('div') as HTMLElement);
    unmount = () => act(() => root.unmount());
    render = (location) => act(() => root.render(<Place location={location} />));
    render('/pointMall');
  });
  afterEach(() => {
    unmount();
    document.body.replaceChildren();
  });

  const opens = (top: number) => {
    const article = document.createElement('article');
    article.tabIndex = -1;
    article.dataset.opened = '';
    article.getBoundingClientRect = () => ({ top }) as DOMRect;
    main.append(article);
    return article;
  };

  it.each([-700, 2000])('comes into sight from %i px and has the focus of its link', (top) => {
    link.focus();
    const article = opens(top);
    render('/pointMall?id=a');
    expect(shown).toEqual([article]);
    expect(document.activeElement).toBe(article);
  });

  it('stays where it is when it is in sight', () => {
    opens(120);
    render('/pointMall?id=a');
    expect(shown).toEqual([]);
  });

  it('leaves the focus to a filter', () => {
    const filter = document.querySelector('button') as HTMLElement;
    filter.focus();
    opens(120);
    render('/pointMall?category=b');
    expect(document.activeElement).toBe(filter);
  });
});
