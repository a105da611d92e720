import { DAY_MS } from '@/domain/time';
import type { World } from '../../world';

/**
 * Designed: enough time for the owner of the account to see the message and to report that the change was not theirs.
 */
const PAUSE_MS = DAY_MS;

/** Stops the customer's withdrawals for a day. */
export function pausePayouts({ tables, nowMs }: World, userId: number): void {
  const untilMs = nowMs + PAUSE_MS;
  if (tables.payoutPauses.get(userId)) tables.payoutPauses.update(userId, { untilMs });
  else tables.payoutPauses.insert({ id: userId, untilMs });
}

/** End of the withdrawal pause in epoch ms; 0 when there is none. */
export function payoutsPausedUntil({ tables, nowMs }: World, userId: number): number {
  const untilMs = tables.payoutPauses.get(userId)?.untilMs ?? 0;
  return untilMs > nowMs ? untilMs : 0;
}
