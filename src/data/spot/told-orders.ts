import { forgetWithRun } from '../session/of-the-run';
import { session } from '../session/session';

const told = new Set<string>();

/**
 * Returns true at the first call for an order and status, so that each change is announced once. Lists are unmounted
 * with their pages, and an old cached list detects changes that were already announced.
 */
export function isFirstTelling({ id, status }: { readonly id: number; readonly status: number }): boolean {
  const what = `${id} ${status}`;
  if (told.has(what)) return false;
  told.add(what);
  return true;
}

export const wasTold = (id: number, status: number): boolean => told.has(`${id} ${status}`);

/** Another customer or another run begins, whose order ids may repeat. */
const forgetTold = (): void => told.clear();

session.token.subscribe(forgetTold);
forgetWithRun(forgetTold);
