import type { NavigationType } from 'react-router-dom';
import { findScreen } from '../routes';
import type { Change } from './page-change';

/** What the router reports about the current history entry. */
interface RouterState {
  readonly location: { readonly pathname: string; readonly key: string };
  readonly action: `${NavigationType}`;
}

const isTab = (pathname: string): boolean => findScreen(pathname)?.screen.tab !== undefined;

/**
 * Determines the transition between two pages; null for the same page with other parameters. Browsers report a step
 * through the history without its direction, so it is derived from the order of the entries seen in this tab.
 */
export function createTransitionTracker(first: RouterState): (next: RouterState) => Change | null {
  let seen: readonly string[] = [first.location.key];
  let at = 0;
  let shown = first.location.pathname;

  /** Whether the entry lies before the one that was left. */
  const goTo = ({ location: { key }, action }: RouterState): boolean => {
    const place = action === 'POP' ? seen.indexOf(key) : -1;
    // Earlier entries are unknown after a reload; usually an unknown entry was reached by Back.
    const isUnder = place === -1 ? action === 'POP' && at === 0 && key !== '' && isOld() : place < at;
    if (place === -1) {
      const kept = seen.slice(0, action === 'REPLACE' ? at : at + 1);
      seen = isUnder ? [key, ...seen] : [...kept, key];
      at = isUnder ? 0 : kept.length;
    } else at = place;
    return isUnder;
  };
  /** An address entered by hand creates an entry without the router's index. */
  const isOld = () => typeof (history.state as { idx?: unknown } | null)?.idx === 'number';

  return (next) => {
    const before = shown;
    const isUnder = goTo(next);
    shown = next.location.pathname;
    if (shown === before) return null;
    // Tabs lie side by side, and replaced pages are gone: both fade.
    if (next.action === 'REPLACE') return 'fade';
    if (isUnder) return isTab(before) ? 'fade' : 'back';
    return isTab(shown) ? 'fade' : 'push';
  };
}
