import { useSyncExternalStore } from 'react';
import type { Contract, Entry } from './model';

/** The address of an entry, which can be sent to somebody: `#/call/GET/coin/list`, `#/event/daymarket`. */
export const addressOf = ({ kind, name }: Pick<Entry, 'kind' | 'name'>): string =>
  `#/${kind}/${kind === 'call' ? name.replace(' /', '/') : name}`;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The entry that an address names; null when it names none, or is incomplete. */
export function entryAt(hash: string, { calls, events }: Pick<Contract, 'calls' | 'events'>): Entry | null {
  let address: string;
  try {
    address = decodeURI(hash);
  } catch {
    return null;
  }
  return [...calls, ...events].find((entry) => addressOf(entry) === address) ?? null;
}

/** The entry that the page's own address names. */
export function useAddressedEntry(contract: Contract): Entry | null {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return entryAt(hash, contract);
}

/** The contract in a window of its own, at one of its entries. */
export const contractAddress = (entry?: Pick<Entry, 'kind' | 'name'>): string =>
  `${location.pathname}?contract${entry ? addressOf(entry) : ''}`;
