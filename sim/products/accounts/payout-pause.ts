import { DAY_MS } from '@/domain/time';
import type { World } from '../../world';

/** Designed: long enough for whoever owns the account to see the message and say that it was not them. */
const PAUSE_MS = DAY_MS;

/** Nothing leaves the account for a day. */
export function pausePayouts({ tables, nowMs }: World, userId: number): void {
  const untilMs = nowMs + PAUSE_MS;
  if (tables.payoutPauses.get(userId)) tables.payoutPauses.update(userId, { untilMs });
  else tables.payoutPauses.insert({ id: userId, untilMs });
}

/** Until when withdrawals rest, in epoch milliseconds; 0 when they do not. */
export function payoutsPausedUntil({ tables, nowMs }: World, userId: number): number {
  const untilMs = tables.payoutPauses.get(userId)?.untilMs ?? 0;
  return untilMs > nowMs ? untilMs : 0;
}
