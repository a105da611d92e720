import { loadModule } from '@/lib/loading/load-module';
import { once } from '@/lib/loading/once';
import type { WireReply, WireRequest } from '../port';
import { drawFaults } from './draws';
import type { FaultMonitor } from './fault-monitor';

/** The outcome of a request; `broken` is a connection that ends without an answer. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly reply: WireReply; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'broken' };

const BROKEN: CallOutcome = { kind: 'broken' };

const answered = (reply: WireReply, headers: Readonly<Record<string, string>> = {}): CallOutcome => ({
  kind: 'answered',
  reply,
  headers,
});

const importFakedRefusal = () => import('./faked-refusal').then((module) => module.default);
const importChangedAnswer = () => import('./changed-answer').then((module) => module.default);
// They are loaded once, because a fault that delays files would delay every call. They are loaded on demand, because
// they bring every call and every refusal's text, which a page without faults does not need.
const loadFakedRefusal = once(() => loadModule(importFakedRefusal));
const loadChangedAnswer = once(() => loadModule(importChangedAnswer));

const STATUS = { http500: 500, http503: 503, http429: 429 } as const;

/** Real milliseconds after which a connection without an answer ends, so that none stays for ever. */
const NEVER_MS = 3_600_000;

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
  const n = monitor.nextOf(name);
  const drawn = drawFaults(monitor.reading, name, n);
  if (monitor.settings.offline) return BROKEN;
  // Lowered or lifted faults end a wait, so the current settings are read each time.
  const now = () => drawFaults(monitor.reading, name, n);
  await delayed(monitor, drawn.latencyMs, () => now().latencyMs);
  if (monitor.settings.offline || drawn.fails === 'broken') return BROKEN;
  if (drawn.fails === 'never') {
    await delayed(monitor, NEVER_MS, () => (now().fails === 'never' && !monitor.settings.offline ? NEVER_MS : 0));
    return BROKEN;
  }
  if (drawn.fails !== null) {
    const status = STATUS[drawn.fails];
    const says = status !== 500 && drawn.retryAfterSeconds > 0;
    const body = { error: 'a fault of the sandbox' };
    return answered({ status, body }, says ? { 'retry-after': String(drawn.retryAfterSeconds) } : {});
  }
  if (drawn.envelope !== null || drawn.refuses !== null) {
    const fakedRefusal = await loadFakedRefusal().catch(() => null);
    // When the file did not load because of the network, the call is lost as well.
    if (!fakedRefusal) return BROKEN;
    const refused = await fakedRefusal(drawn, request);
    if (refused) return answered(refused);
  }
  const reply = await call(request);
  await delayed(monitor, drawn.answerDelayMs, () => now().answerDelayMs);
  if (drawn.losesAnswer || (drawn.answerDelayMs > 0 && monitor.settings.offline)) return BROKEN;
  if (drawn.changes.length === 0) return answered(reply);
  const withChangedPayload = await loadChangedAnswer().catch(() => null);
  return withChangedPayload ? answered(withChangedPayload(reply, drawn.changes)) : BROKEN;
}

/**
 * Waits `delayMs` real milliseconds, or less: the wait ends at once when the fault is reduced, also if that was before
 * it began. `wantedMs` returns the current setting.
 */
export function delayed(monitor: FaultMonitor, delayMs: number, wantedMs: () => number): Promise<void> {
  if (wantedMs() < delayMs || delayMs === 0) return Promise.resolve();
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
