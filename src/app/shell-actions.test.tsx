import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SetSearchParams, useSearchParams } from '@/lib/browser/search-params';
import { type AppHistory, createHashHistory } from './navigation/hash-history';
import { installShell } from './shell-actions';
import { Tab } from './testing/tab';

const GAME = '/pages/game/game';
const CHART = '/pages/transaction/currency?symbol=BTC';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ act }: { act: (change: SetSearchParams) => void }) {
  act(useSearchParams()[1]);
  return null;
}

/** The navigation of a page that opens dialogs by its address, and closes them again. */
function pageOf(app: AppHistory) {
  const change: SetSearchParams = (...wish) =>
    void renderToString(
      <Router location={app.location} navigator={app}>
        <Page act={(set) => set(...wish)} />
      </Router>,
    );
  return {
    open: (query: Readonly<Record<string, string>>) => change(query),
    close: (query: Readonly<Record<string, string>> = {}) => change(query, { replace: true }),
  };
}

test.each<
  [what: string, first: string, go: (page: ReturnType<typeof pageOf>, app: AppHistory) => void, string[], at: number]
>([
  [
    'leads back to the entry beneath',
    GAME,
    ({ open, close }) => {
      open({ id: '1' });
      close();
    },
    [GAME, `${GAME}?id=1`],
    0,
  ],
  [
    'leads back once, even if it is asked for twice',
    '/',
    ({ open, close }, app) => {
      app.push(GAME);
      open({ id: '1' });
      close();
      close();
    },
    ['/', GAME, `${GAME}?id=1`],
    1,
  ],
  [
    'comes before what is opened at once afterwards',
    GAME,
    ({ open, close }) => {
      open({ id: '1' });
      close();
      open({ id: '2' });
    },
    [GAME, `${GAME}?id=2`],
    1,
  ],
  [
    'leads back to an address that is written in another way',
    `${CHART}/USDT`,
    ({ open, close }) => {
      open({ symbol: 'BTC/USDT', full: 'chart' });
      close({ symbol: 'BTC/USDT' });
    },
    [`${CHART}/USDT`, `${CHART}%2FUSDT&full=chart`],
    0,
  ],
  ['replaces an entry that has nothing beneath', `${GAME}?id=1`, ({ close }) => close(), [GAME], 0],
  [
    'replaces an entry above another address',
    GAME,
    ({ open, close }) => {
      open({ id: '1' });
      close({ tab: 'history' });
    },
    [GAME, `${GAME}?tab=history`],
    1,
  ],
])('closing what a page has opened %s', (_what, first, go, entries, at) => {
  const tab = new Tab(`#${first}`);
  // Browsers take a step some time later.
  history.go = (by = 0) => void setTimeout(() => tab.step(by));
  const app = createHashHistory();
  installShell(app);
  go(pageOf(app), app);
  vi.runAllTimers();
  expect([tab.entries.map(({ hash }) => hash), tab.at]).toEqual([entries.map((address) => `#${address}`), at]);
});
