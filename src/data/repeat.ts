import { uniqueName } from '@/lib/unique-name';
import { isApiError } from './api-error';
import { forgetWithRun } from './of-the-run';

/** How often a call that changes something is repeated by itself, and after which waits. */
const WAITS_MS = [1000, 2000];
/** After this, the same order again is another order. */
const SAME_WISH_MS = 5 * 60_000;

/** Whether the server has said that it answers a repeated request id again instead of acting again. */
let safe = false;
export const tellRepeatsSafely = (): void => {
  safe = true;
};
export const repeatsSafely = (): boolean => safe;

/** Ids of calls nobody knows the outcome of, by what they asked. */
const unsettled = new Map<string, { id: string; atMs: number }>();
forgetWithRun(() => unsettled.clear());
/** Nothing was answered, or no answer of the exchange's own: it may have been carried out all the same. */
export const isUncertain = (error: unknown): boolean =>
  isApiError(error, 'network') || isApiError(error, 'timeout') || isApiError(error, 'unavailable');

/**
 * Sends what must happen once (designed). Every try carries the same id, and so does the user's own next try of the
 * same thing; it is repeated by itself only where the server is known to recognise the id, and only when the
 * connection broke, for a time-out has been waiting enough.
 * @param wish what is asked and by whom, as a text
 */
export async function sendOnce<T>(wish: string, send: (requestId: string) => Promise<T>): Promise<T> {
  const before = unsettled.get(wish);
  const id = before && Date.now() - before.atMs < SAME_WISH_MS ? before.id : uniqueName();
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send(id);
      unsettled.delete(wish);
      return answer;
    } catch (error) {
      if (!isUncertain(error)) {
        unsettled.delete(wish);
        throw error;
      }
      unsettled.set(wish, { id, atMs: Date.now() });
      const waitMs = WAITS_MS[tries];
      if (!safe || waitMs === undefined || isApiError(error, 'timeout')) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
