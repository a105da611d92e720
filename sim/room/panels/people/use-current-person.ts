import { useStore } from '@/lib/stores/use-store';
import { type RoomExchange, useExchange } from '../../connection/exchange';
import { usePolled } from '../../connection/use-polled';

export interface Person {
  readonly id: number;
  readonly nickname: string;
  readonly email: string;
}

/** Real milliseconds. A session may also end without an action of this room. */
const POLL_INTERVAL_MS = 3_000;

/**
 * The customer who is signed in to the app that this room controls; null for a visitor, undefined until it is known.
 */
export function useCurrentPerson(): Person | null | undefined {
  const { page }: RoomExchange = useExchange();
  const token = useStore(page.token);
  return usePolled('people.session', { token }, POLL_INTERVAL_MS).value;
}
