import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createHashHistory } from 'react-router-dom';
import { settleCover } from '@/ui/overlays/cover-entry';
import { changePage } from './page-change';
import { followPages } from './page-order';
import { meantAddress } from './routes';

/**
 * The history HashRouter makes for itself, made here so that code outside of React can navigate as well. Addresses
 * are looked up in the route table: the data router would match and load nothing more for 16 kB (gzip) of the first
 * screen.
 */
export function createAppHistory() {
  const history = UNSAFE_createHashHistory({ v5Compat: true });
  correct(history);
  return history;
}

export type AppHistory = ReturnType<typeof UNSAFE_createHashHistory>;

/** Puts the address that was meant in place of the one that was written. Answers whether that is another one. */
function correct(history: AppHistory): boolean {
  const { pathname, search } = history.location;
  const address = pathname + search;
  const meant = meantAddress(address);
  if (meant === address) return false;
  history.replace(meant);
  return true;
}

/** Tells pages and shell where the user is. Page comes after page with a motion that tells which way. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [place, setPlace] = useState(() => ({ location: history.location, navigationType: history.action }));

  useLayoutEffect(() => {
    const follow = followPages(history);
    return history.listen(() => {
      // Told again of the address that was meant.
      if (correct(history)) return;
      const draw = () => setPlace({ location: history.location, navigationType: history.action });
      const change = follow(history);
      if (change) changePage(change, draw);
      else draw();
    });
  }, [history]);

  // When the new page stands, for what lay over the one before has gone with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the place that has changed
  useEffect(settleCover, [place]);

  return (
    <Router {...place} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * Lets plain links to `#/…` go through the history, which would otherwise take them for steps back: the browser does
 * not say whether an address was tapped or returned to. New tabs and modified clicks stay the browser's.
 */
export function followLink(history: AppHistory, event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
  if (!link || link.getAttribute('target')) return;
  event.preventDefault();
  const address = link.getAttribute('href')?.slice(1) ?? '/';
  const { pathname, search } = history.location;
  if (address !== pathname + search) history.push(address);
}
