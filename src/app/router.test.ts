import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHashHistory } from './navigation/hash-history';
import { followLink } from './router';
import { Tab } from './testing/tab';

/** A link of the page, as far as a click looks at it. */
class Link {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  constructor(attributes: Readonly<Record<string, string | undefined>>) {
    this.attributes = attributes;
  }
  getAttribute = (name: string) => this.attributes[name] ?? null;
  closest = () => this;
}

beforeEach(() => void vi.stubGlobal('Element', Link));
afterEach(() => vi.unstubAllGlobals());

const TRADE = '/pages/transaction/index';
const click = { button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each<[what: string, at: string, link: Record<string, string>, change: object, entries: string[], isOurs: boolean]>(
  [
    ['leads to another screen', '/', { href: `#${TRADE}` }, {}, ['/', TRADE], true],
    [
      'leads to another view of the screen',
      TRADE,
      { href: `#${TRADE}?tab=coins` },
      {},
      [TRADE, `${TRADE}?tab=coins`],
      true,
    ],
    ['adds nothing for the same address', TRADE, { href: `#${TRADE}` }, {}, [TRADE], true],
    [
      'adds nothing for the tab whose screen is shown with parameters',
      `${TRADE}?tab=options`,
      { href: `#${TRADE}`, 'aria-current': 'page' },
      {},
      [`${TRADE}?tab=options`],
      true,
    ],
    [
      'adds nothing for the tab of home under its other address',
      '/pages/index/index',
      { href: '#/', 'aria-current': 'page' },
      {},
      ['/pages/index/index'],
      true,
    ],
    ['is left to the browser with a target', '/', { href: `#${TRADE}`, target: '_blank' }, {}, ['/'], false],
    ['is left to the browser with a key', '/', { href: `#${TRADE}` }, { ctrlKey: true }, ['/'], false],
  ],
)('a link %s', (_what, at, link, change, entries, isOurs) => {
  const tab = new Tab(`#${at}`);
  const preventDefault = vi.fn<() => void>();
  const event = { ...click, ...change, target: new Link(link), preventDefault };
  followLink(createHashHistory(), event as unknown as MouseEvent);
  expect(tab.entries.map(({ hash }) => hash)).toEqual(entries.map((address) => `#${address}`));
  expect(preventDefault).toHaveBeenCalledTimes(isOurs ? 1 : 0);
});
