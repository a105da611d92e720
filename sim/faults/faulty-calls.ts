import type { WireReply, WireRequest } from '../port';
import { callFate } from './draws';
import type { FaultBoard } from './fault-board';

/** The outcome of a request; `broken` is a connection that ends without an answer. */
export type Carried = { readonly kind: 'answered'; readonly reply: WireReply } | { readonly kind: 'broken' };

const BROKEN: Carried = { kind: 'broken' };

const answered = (reply: WireReply): Carried => ({ kind: 'answered', reply });

/**
 * Sends a request to the exchange and returns its answer, with the set faults applied. Every host's adapter uses this
 * function, so that faults are the same everywhere.
 */
export async function carryCall(
  board: FaultBoard,
  request: WireRequest,
  call: (request: WireRequest) => Promise<WireReply>,
): Promise<Carried> {
  const name = `${request.method} ${request.path}`;
  const fate = callFate(board.reading, name, board.nextOf(name));
  if (board.settings.offline) return BROKEN;
  await delayed(board, fate.latencyMs, () => board.settings.calls[name]?.latencyMs ?? board.settings.latencyMs);
  if (board.settings.offline || fate.fails === 'broken') return BROKEN;
  if (fate.fails === 'http500') return answered({ status: 500, body: { error: 'a fault of the sandbox' } });
  if (fate.envelope !== null) {
    // Loaded on demand, because it brings every call and every refusal's text, which a page without faults does not
    // need.
    const { fakedRefusal, needsSession } = await import('./faked-refusal');
    const concerns = fate.sparesVisitors ? needsSession(request) : true;
    if (concerns) return answered(fakedRefusal(fate.envelope, request));
  }
  const reply = await call(request);
  return fate.losesAnswer ? BROKEN : answered(reply);
}

/**
 * Waits `delayMs` real milliseconds, or less: the wait ends at once when the fault is reduced. `wantedMs` returns the
 * current setting.
 */
export function delayed(board: FaultBoard, delayMs: number, wantedMs: () => number): Promise<void> {
  if (delayMs === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    const unsubscribe = board.changed.on(() => {
      if (wantedMs() < delayMs) end();
    });
  });
}
