import { isUncertain } from '@/data/api/repeat';
import { onRunReset } from '@/data/session/run-reset';
import type { Settled } from './settle-deal';

/**
 * Requests whose outcome is unknown, with the time of the rate they were sent with. Not part of the page: the same
 * request is repeated also by who has left the page and come back.
 */
const unanswered = new Map<string, number | null>();
onRunReset(() => unanswered.clear());

/** Time of the rate of an equal request without an answer, null for one without a rate; undefined if there was none. */
export const unansweredAtMs = (request: string): number | null | undefined => unanswered.get(request);

/** Takes note of how a request has ended. */
export function noteOutcome(request: string, settled: Settled): void {
  // A later request with success is the last word on all of them.
  if (settled.kind === 'done') unanswered.clear();
  else if (settled.kind !== 'failed' || !isUncertain(settled.failure)) unanswered.delete(request);
  // The first one is repeated, also by the third.
  else if (!unanswered.has(request)) unanswered.set(request, settled.quotedAtMs);
}
