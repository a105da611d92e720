import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '@/lib/stores/use-store';
import { createValueStore } from '@/lib/stores/value-store';
import { type BackendMismatch, backendMismatch } from '../api/backend-check';
import { usePriceStatus } from '../market/prices';
import { watchList } from './watch';

/** `late`: displayed prices may be outdated. `offline`: the exchange cannot be reached. */
export type Connection = 'fine' | 'late' | 'offline';

/** Whether the last call got any answer. */
const isReachable = createValueStore(true);

/** Called by the HTTP client and the realtime connection. */
export function setReachable(answered: boolean): void {
  isReachable.set(answered);
}

/** Time allowed for the first connection before it is reported as late. */
const SLOW_START_MS = 5000;
/** An interruption shorter than this is not reported. */
const BLINK_MS = 1000;

const hasNetwork = () => navigator.onLine;

function onNetwork(changed: () => void): () => void {
  const listening = new AbortController();
  for (const kind of ['online', 'offline']) addEventListener(kind, changed, { signal: listening.signal });
  return () => listening.abort();
}

/** True once `value` has been true for `ms`; false as soon as it is false. */
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

/**
 * State of the prices for display: `late` ones must not be marked as live. The first connection gets some time before
 * it counts as late.
 */
export function usePriceFreshness(): 'connecting' | 'live' | 'late' {
  const status = usePriceStatus();
  const slowStart = useLasting(status === 'connecting', SLOW_START_MS);
  if (status === 'live') return 'live';
  return status === 'stale' || slowStart ? 'late' : 'connecting';
}

/** State of the connection to show to the user. Late prices are reported only while a screen follows prices. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(onNetwork, hasNetwork);
  const answered = useStore(isReachable);
  const live = usePriceStatus() === 'live';
  const late = useLasting(usePriceFreshness() === 'late', BLINK_MS);
  const watching = useSyncExternalStore(
    useCallback((changed: () => void) => watchList.onChange(changed), []),
    () => watchList.current().symbols.length > 0,
  );
  const cutOff = useLasting(!answered && !live, BLINK_MS);
  if (!online || cutOff) return 'offline';
  return late && watching ? 'late' : 'fine';
}

/**
 * Why the configured backend does not answer like one, once this has lasted for some time. Null without a network,
 * because nothing is known then.
 */
export function useBackendMismatch(): BackendMismatch | null {
  const online = useSyncExternalStore(onNetwork, hasNetwork);
  const found = useStore(backendMismatch);
  const lasting = useLasting(found !== null, BLINK_MS);
  return online && lasting ? found : null;
}
