import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom';
import { randomId } from '@/lib/random-id';

/** What an entry of the browser's history stores. The names are React Router's, so that its older entries stay valid. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  /** Number of the entry in this tab; null for an address entered by hand. */
  readonly idx?: number | null;
}

/** The history of the addresses after `#`, for React Router's `<Router>` and for code outside of React. */
export interface AppHistory extends Navigator {
  /** How the current entry was reached. */
  readonly action: NavigationType;
  readonly location: Location;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  /** Calls the one listener after every change. Returns the function that removes it. */
  listen(listener: () => void): () => void;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};

function currentLocation(): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(location.hash.slice(1));
  const { usr = null, key = 'default' } = entry();
  return { pathname: /^[/.]/.test(pathname) ? pathname : `/${pathname}`, search, hash, state: usr, key };
}

const hrefOf = (to: To): string => `#${typeof to === 'string' ? to : createPath(to)}`;

/** The address in full: one that has only a query or a hash keeps the current path. */
const hrefFromHere = (to: To): string =>
  hrefOf({ pathname: currentLocation().pathname, ...(typeof to === 'string' ? parsePath(to) : to) });

function pushEntry(pushed: Entry, href: string): void {
  try {
    history.pushState(pushed, '', href);
  } catch {
    // Safari refuses more than 100 entries in a short time. The address opens all the same, but without a state.
    location.assign(href);
  }
}

/**
 * Creates the history. `HashRouter` has the same one but does not hand it out, and React Router's data routers would
 * add 16 kB (gzip) to the first screen without a benefit.
 */
export function createHashHistory(): AppHistory {
  let action = NavigationType.Pop;
  let listener: (() => void) | null = null;
  const onPop = () => {
    action = NavigationType.Pop;
    listener?.();
  };
  if (typeof entry().idx !== 'number') history.replaceState({ ...entry(), idx: 0 }, '');
  return {
    get action() {
      return action;
    },
    get location() {
      return currentLocation();
    },
    createHref: hrefOf,
    push(to, state = null) {
      action = NavigationType.Push;
      pushEntry({ usr: state, key: randomId(), idx: (entry().idx ?? 0) + 1 }, hrefFromHere(to));
      listener?.();
    },
    replace(to, state = null) {
      action = NavigationType.Replace;
      history.replaceState({ usr: state, key: randomId(), idx: entry().idx ?? null }, '', hrefFromHere(to));
      listener?.();
    },
    go: (by) => history.go(by),
    listen(next) {
      listener = next;
      window.addEventListener('popstate', onPop);
      return () => {
        window.removeEventListener('popstate', onPop);
        listener = null;
      };
    },
  };
}
