import { errorText } from '../../error-text';
import type { CallOutcome } from '../../faults/faulty-calls';
import type { WireRequest } from '../../port';

/** Sends a call to the running exchange as the app would, through whatever faults are set. */
export type SendCall = (request: Omit<WireRequest, 'id'>) => Promise<CallOutcome>;

/** The answer: HTTP status and body, or null for a broken connection, and the time it took in real milliseconds. */
export interface Answer {
  readonly status: number | null;
  readonly body: unknown;
  readonly ms: number;
  /** Why the exchange could not be asked at all; missing when it could. */
  readonly failure?: string;
}

export async function answerTo(send: SendCall, request: Parameters<SendCall>[0]): Promise<Answer> {
  const sentAt = performance.now();
  const after = () => Math.round(performance.now() - sentAt);
  try {
    const outcome = await send(request);
    if (outcome.kind === 'broken') return { status: null, body: null, ms: after() };
    return { status: outcome.reply.status, body: outcome.reply.body, ms: after() };
  } catch (error) {
    return { status: null, body: null, ms: after(), failure: errorText(error) };
  }
}
