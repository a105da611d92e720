import type { NavigationType } from 'react-router-dom';
import type { Change } from './page-change';
import { findScreen } from './routes';

/** What the router's history tells of the entry it is at. */
interface Told {
  readonly location: { readonly pathname: string; readonly key: string };
  readonly action: `${NavigationType}`;
}

const isTab = (pathname: string): boolean => findScreen(pathname)?.screen.tab !== undefined;

/**
 * Tells how each page comes after the one before; null where it is the same page with other parameters. Browsers say that
 * somebody has stepped through the history, and not which way: the order of what was seen in this tab tells it.
 */
export function followPages(first: Told): (next: Told) => Change | null {
  let seen: readonly string[] = [first.location.key];
  let at = 0;
  let shown = first.location.pathname;

  /** Whether the entry lies under the one that was left. */
  const goTo = ({ location: { key }, action }: Told): boolean => {
    const place = action === 'POP' ? seen.indexOf(key) : -1;
    // After a reload what lies before it is not known; who steps there has come by Back as a rule.
    const isUnder = place === -1 ? action === 'POP' && at === 0 && key !== '' && isOld() : place < at;
    if (place === -1) {
      const kept = seen.slice(0, action === 'REPLACE' ? at : at + 1);
      seen = isUnder ? [key, ...seen] : [...kept, key];
      at = isUnder ? 0 : kept.length;
    } else at = place;
    return isUnder;
  };
  /** An address that was put in by hand begins an entry of its own, which the router has not counted. */
  const isOld = () => typeof (history.state as { idx?: unknown } | null)?.idx === 'number';

  return (next) => {
    const before = shown;
    const isUnder = goTo(next);
    shown = next.location.pathname;
    if (shown === before) return null;
    // Tabs lie beside each other; what is replaced has gone.
    if (next.action === 'REPLACE') return 'fade';
    if (isUnder) return isTab(before) ? 'fade' : 'back';
    return isTab(shown) ? 'fade' : 'push';
  };
}
