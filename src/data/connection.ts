import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '@/lib/use-store';
import { createValueStore } from '@/lib/value-store';
import { usePriceStatus } from './prices';
import { watchList } from './watch';

/** `late`: prices on screen may be out of date. `offline`: the exchange cannot be reached at all. */
export type Connection = 'fine' | 'late' | 'offline';

/** Whether the last call that was made got any answer. */
const reached = createValueStore(true);

/** For the HTTP client and the realtime connection. */
export function tellReached(answered: boolean): void {
  reached.set(answered);
}

/** A start may take this long before it is worth a word. */
const PATIENCE_MS = 5000;
/** A connection that is back within this was not worth a word. */
const BLINK_MS = 1000;

const hasNetwork = () => navigator.onLine;

function onNetwork(changed: () => void): () => void {
  const listening = new AbortController();
  for (const kind of ['online', 'offline']) addEventListener(kind, changed, { signal: listening.signal });
  return () => listening.abort();
}

/** True when `value` has been true for a while; false at once. */
function useLasting(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, ms]);
  return value && lasting;
}

/** How prices are to be drawn: `late` ones may not be called live. A start is given a moment. */
export function usePricesLook(): 'connecting' | 'live' | 'late' {
  const status = usePriceStatus();
  const slowStart = useLasting(status === 'connecting', PATIENCE_MS);
  if (status === 'live') return 'live';
  return status === 'stale' || slowStart ? 'late' : 'connecting';
}

/** What is worth saying about the connection. Late prices are, only where prices are looked at. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(onNetwork, hasNetwork);
  const answered = useStore(reached);
  const live = usePriceStatus() === 'live';
  const late = useLasting(usePricesLook() === 'late', BLINK_MS);
  const watching = useSyncExternalStore(
    useCallback((changed: () => void) => watchList.onChange(changed), []),
    () => watchList.current().symbols.length > 0,
  );
  const cutOff = useLasting(!answered && !live, BLINK_MS);
  if (!online || cutOff) return 'offline';
  return late && watching ? 'late' : 'fine';
}
