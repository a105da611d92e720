import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Router } from 'react-router-dom';
import { syncOverlayEntry } from '@/ui/overlays/overlay-entry';
import { type AppHistory, createHashHistory } from './navigation/hash-history';
import { changePage } from './navigation/page-change';
import { createTransitionTracker } from './navigation/page-order';
import { correctedAddress } from './routes';

/** Creates the history, with its first address corrected. Addresses are looked up in the route table. */
export function createAppHistory(): AppHistory {
  const history = createHashHistory();
  correct(history);
  return history;
}

/** Replaces a misspelt address by the intended one. Returns whether it did. */
function correct(history: AppHistory): boolean {
  const { pathname, search } = history.location;
  const address = pathname + search;
  const corrected = correctedAddress(address);
  if (corrected === address) return false;
  history.replace(corrected);
  return true;
}

const placeOf = ({ location, action }: AppHistory) => ({ location, navigationType: action });

const isCurrent = ({ location }: AppHistory, { pathname, search, hash }: Location): boolean =>
  location.pathname === pathname && location.search === search && location.hash === hash;

/** Provides the location to pages and shell, and changes pages with a transition in the right direction. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [place, setPlace] = useState(() => placeOf(history));

  // biome-ignore lint/correctness/useExhaustiveDependencies: later places come from the listener itself
  useLayoutEffect(() => {
    const follow = createTransitionTracker(history);
    const end = history.listen(() => {
      // The history calls the listener again for the corrected address.
      if (correct(history)) return;
      const draw = () => setPlace(placeOf(history));
      const change = follow(history);
      if (change) changePage(change, draw);
      else draw();
    });
    // The address may have changed between the rendering and the subscription.
    if (!isCurrent(history, place.location)) {
      dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }
    return end;
  }, [history]);

  // Run it after the new page is mounted, because overlays of the previous page have disappeared with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after every change of place
  useEffect(syncOverlayEntry, [place]);

  return (
    <Router {...place} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * Passes clicks on `#/…` links to the history. Otherwise the router would take them for steps back, because a browser
 * does not report whether an address was tapped or returned to. Clicks with modifiers and links with a target are left
 * to the browser.
 */
export function followLink(history: AppHistory, event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
  if (!link || link.getAttribute('target')) return;
  event.preventDefault();
  // The tab whose screen is shown: its address without parameters would be the same screen once more.
  if (link.getAttribute('aria-current') === 'page') return;
  const address = link.getAttribute('href')?.slice(1) ?? '/';
  const { pathname, search } = history.location;
  if (address !== pathname + search) history.push(address);
}
