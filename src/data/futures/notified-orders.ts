import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';

const notified = new Set<string>();

/**
 * Returns true at the first call for an order and status, so that each change is announced once. Lists are unmounted
 * with their pages, and an old cached list detects changes that were already announced.
 */
export function isFirstNotice({ id, status }: { readonly id: number; readonly status: number }): boolean {
  const what = `${id} ${status}`;
  if (notified.has(what)) return false;
  notified.add(what);
  return true;
}

export const wasNotified = (id: number, status: number): boolean => notified.has(`${id} ${status}`);

/** Called when another customer or another run begins, because its order ids may be the same. */
const forgetNotified = (): void => notified.clear();

session.token.subscribe(forgetNotified);
onRunReset(forgetNotified);
