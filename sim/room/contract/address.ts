import { useSyncExternalStore } from 'react';
import type { Contract, Entry } from './model';

/** The address of an entry, which can be sent to somebody: `#/call/GET/coin/list`, `#/event/daymarket`. */
export const addressOf = ({ kind, name }: Pick<Entry, 'kind' | 'name'>): string =>
  `#/${kind}/${kind === 'call' ? name.replace(' /', '/') : name}`;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The entry that the address names; null when it names none. */
export function useAddressedEntry({ calls, events }: Contract): Entry | null {
  const hash = useSyncExternalStore(subscribe, () => decodeURI(location.hash));
  return [...calls, ...events].find((entry) => addressOf(entry) === hash) ?? null;
}

/** The contract in a window of its own, at one of its entries. */
export const contractAddress = (entry?: Pick<Entry, 'kind' | 'name'>): string =>
  `${location.pathname}?contract${entry ? addressOf(entry) : ''}`;
