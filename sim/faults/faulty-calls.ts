import type { WireReply, WireRequest } from '../port';
import { callFate } from './draws';
import type { FaultBoard } from './fault-board';

/** What becomes of a request on its way; `broken` is a connection that ends without an answer. */
export type Carried = { readonly kind: 'answered'; readonly reply: WireReply } | { readonly kind: 'broken' };

const BROKEN: Carried = { kind: 'broken' };

const answered = (reply: WireReply): Carried => ({ kind: 'answered', reply });

/**
 * Carries a request to the exchange and its answer back, through whatever is wrong with the way. Every host's adapter
 * calls this, so all of them obey the same faults.
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
    // Every call and every refusal's words: a page whose exchange is well never loads them.
    const { fakedRefusal, needsSession } = await import('./faked-refusal');
    const concerns = fate.sparesVisitors ? needsSession(request) : true;
    if (concerns) return answered(fakedRefusal(fate.envelope, request));
  }
  const reply = await call(request);
  return fate.losesAnswer ? BROKEN : answered(reply);
}

/** Waits on the real clock; what waits goes on at once when the fault is lifted. `wantedMs` reads what is set now. */
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
