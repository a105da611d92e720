import { setImmediate } from 'node:timers/promises';
import type { Call } from '@/contract/calls';
import type { EventName } from '@/contract/events';
import type { Server } from '../conform/ask';
import { READS } from '../conform/reads';
import { isSkipped, Walker } from '../conform/walk';
import { WRITES } from '../conform/writes';
import { LocalPort } from '../hosts/local-port';
import { ManualTime } from '../hosts/manual-time';
import { resumeRun } from '../hosts/resume-run';
import { uploadFields } from '../hosts/wire-upload';
import { MORE_CALLS, OF_A_BORROWER } from './more-calls';

/** One accepted call: what was sent, and the whole body that came back. */
export interface CallExample {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ExampleRun {
  readonly calls: ReadonlyMap<Call, CallExample>;
  /** Calls that never changed anything in the example run. */
  readonly readers: ReadonlySet<Call>;
  readonly events: ReadonlyMap<EventName, unknown>;
}

const RUN = { scenario: 'spot-trader', seed: 7, build: 'documents', realNowMs: 0 };
/** Real milliseconds between two calls: a beat of the host, in which events are sent. */
const PACE_MS = 250;
/** Rows that an example shows of a list. */
const ROWS = 2;
const SOCKET = 'documents';
const WATCHED = { symbols: ['BTC/USDT'], period: '1min' };

/**
 * Makes every call that is possible, on an exchange created for this, and collects the last accepted answer of each
 * call and the first event of each name.
 */
export async function exampleRun(): Promise<ExampleRun> {
  const time = new ManualTime();
  const resumed = await resumeRun(RUN, null);
  const port = new LocalPort(resumed, { time });
  const writers = new Set<Call>();
  const events = new Map<EventName, unknown>();
  port.onPush((pushes) => {
    for (const { event, payload } of pushes) if (!events.has(event)) events.set(event, shortened(payload));
  });
  port.start();
  const server: Server = {
    async ask({ call, fields, token, file }) {
      const [method = '', path = ''] = call.split(' ');
      const sent = { ...(file ? uploadFields(fields, file) : fields), lang: 'en' };
      const { seq } = resumed.exchange.journal;
      const { status, body } = await port.call({ id: '', method, path, fields: sent, token });
      if (resumed.exchange.journal.seq > seq) writers.add(call);
      time.pass(PACE_MS);
      // Lets the host that makes these documents answer other requests in between.
      await setImmediate();
      return { status, body, problem: null, dateMs: port.nowMs };
    },
    async codeFor(address) {
      const [newest] = (await port.control('inbox.list', { to: address })) as { code?: string }[];
      return newest?.code ?? null;
    },
    async pause(ms) {
      await port.control('clock.advance', { by: ms });
      time.pass(PACE_MS);
    },
  };
  const maya = await signedIn(port, 'trader');
  port.socketOpened(SOCKET);
  for (const [event, ...args] of [
    ['login', maya.userId, maya.token],
    ['watch', WATCHED],
    ['room', { open: true }],
  ] as const) {
    port.socketEvent(SOCKET, event, ...args);
    events.set(event, args[0]);
  }
  const calls = new Map<Call, CallExample>();
  const walk = async (token: string, unique: string, ...plans: (typeof READS)[]) => {
    const walker = new Walker(server, { token, unique });
    for (const step of plans.flat()) {
      const done = await walker.walk(step);
      if (isSkipped(done) || !done.judged.payload || isPoorer(done.answered.body, calls.get(step.call))) continue;
      calls.set(step.call, { fields: done.asking.fields, body: shortened(done.answered.body) });
    }
  };
  await walk(maya.token, 'reader', READS, MORE_CALLS, WRITES, READS);
  const borrower = await signedIn(port, 'vip-3');
  await walk(borrower.token, 'borrower', OF_A_BORROWER);
  await port.stop();
  return { calls, readers: new Set([...calls.keys()].filter((call) => !writers.has(call))), events };
}

const signedIn = async (port: LocalPort, who: string) =>
  (await port.control('people.as', { who })) as { token: string; userId: number };

/** An answer with an empty list does not replace one with rows. */
const isPoorer = (body: unknown, known: CallExample | undefined): boolean =>
  known !== undefined && JSON.stringify(shortened(body)).length < JSON.stringify(known.body).length / 2;

/** The same value with lists cut to their first rows. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
