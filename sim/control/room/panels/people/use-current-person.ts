import { useStore } from '@/lib/use-store';
import { type RoomExchange, useExchange, usePolled } from '../../exchange';

export interface Person {
  readonly id: number;
  readonly nickname: string;
  readonly email: string;
}

/** A session may end without anybody's doing here. */
const LOOK_EVERY_MS = 3_000;

/** Who is signed in to the app that this room steers; null for a visitor, undefined until it is known. */
export function useCurrentPerson(): Person | null | undefined {
  const { page }: RoomExchange = useExchange();
  const token = useStore(page.token);
  return usePolled('people.session', { token }, LOOK_EVERY_MS).value;
}
