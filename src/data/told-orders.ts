import { forgetWithRun } from './of-the-run';
import { session } from './session';

const told = new Set<string>();

/**
 * Whether nobody at this screen has been told yet that a futures order has come to its status; from now on they have.
 * Lists come and go with their pages, and one that was read long ago finds out again what another has told.
 */
export function isFirstTelling({ id, status }: { readonly id: number; readonly status: number }): boolean {
  const what = `${id} ${status}`;
  if (told.has(what)) return false;
  told.add(what);
  return true;
}

export const wasTold = (id: number, status: number): boolean => told.has(`${id} ${status}`);

/** Another customer, or another run: its orders are numbered from one again. */
const forgetTold = (): void => told.clear();

session.token.subscribe(forgetTold);
forgetWithRun(forgetTold);
