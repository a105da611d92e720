import type { WireReply, WireRequest } from '../port';
import { drawFaults } from './draws';
import type { FaultMonitor } from './fault-monitor';

/** The outcome of a request; `broken` is a connection that ends without an answer. */
export type CallOutcome = { readonly kind: 'answered'; readonly reply: WireReply } | { readonly kind: 'broken' };

const BROKEN: CallOutcome = { kind: 'broken' };

const answered = (reply: WireReply): CallOutcome => ({ kind: 'answered', reply });

/**
 * Sends a request to the exchange and returns its answer, with the set faults applied. Every host's adapter uses this
 * function, so that faults are the same everywhere.
 */
export async function sendCall(
  monitor: FaultMonitor,
  request: WireRequest,
  call: (request: WireRequest) => Promise<WireReply>,
): Promise<CallOutcome> {
  const name = `${request.method} ${request.path}`;
  const drawn = drawFaults(monitor.reading, name, monitor.nextOf(name));
  if (monitor.settings.offline) return BROKEN;
  await delayed(monitor, drawn.latencyMs, () => monitor.settings.calls[name]?.latencyMs ?? monitor.settings.latencyMs);
  if (monitor.settings.offline || drawn.fails === 'broken') return BROKEN;
  if (drawn.fails === 'http500') return answered({ status: 500, body: { error: 'a fault of the sandbox' } });
  if (drawn.envelope !== null) {
    // Loaded on demand, because it brings every call and every refusal's text, which a page without faults does not
    // need.
    const { fakedRefusal, needsSession } = await import('./faked-refusal');
    const concerns = drawn.sparesVisitors ? needsSession(request) : true;
    if (concerns) return answered(fakedRefusal(drawn.envelope, request));
  }
  const reply = await call(request);
  return drawn.losesAnswer ? BROKEN : answered(reply);
}

/**
 * Waits `delayMs` real milliseconds, or less: the wait ends at once when the fault is reduced. `wantedMs` returns the
 * current setting.
 */
export function delayed(monitor: FaultMonitor, delayMs: number, wantedMs: () => number): Promise<void> {
  if (delayMs === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    const unsubscribe = monitor.changed.on(() => {
      if (wantedMs() < delayMs) end();
    });
  });
}
