import type { Call } from '@/contract/calls';
import type { CallFacts } from '@/contract/declare';
import type { EventName } from '@/contract/events';
import { eventFacts } from '@/contract/events/facts';
import { facts } from '@/contract/facts';
import type { Server } from './ask';
import { type Finding, firstOfEach } from './finding';
import { httpServer } from './http-server';
import { judgeAnswer, judgeVisitorAnswer } from './judge-answer';
import { rowsAt } from './judge-payload';
import { READS } from './reads';
import { type JudgedEvent, listen } from './realtime';
import { ROW_ORDERS } from './row-order';
import { rowsOf } from './step';
import { accessOf, isSkipped, stepsFor, type Walked, Walker } from './walk';
import { WRITES } from './writes';

export interface ConformOptions {
  /** The address that paths of calls are appended to. */
  readonly base: string;
  /** The socket.io server; null leaves realtime events out. */
  readonly socket: string | null;
  readonly socketProtocol: 3 | 4;
  /** A customer's session; '' for none. */
  readonly token: string;
  /** Whether calls that change something are made as well. */
  readonly write: boolean;
  /** Whether undeclared fields count as departures. */
  readonly strict: boolean;
  /** Real milliseconds an answer may take, and to listen to events. */
  readonly timeoutMs: number;
  readonly listenMs: number;
  /** These calls only, and those that their fields are taken from; empty means all. */
  readonly only: readonly Call[];
}

/** The findings about one call, one event or the connection. */
export interface Result {
  readonly call: string;
  readonly source: string;
  readonly departures: readonly Finding[];
  readonly notes: readonly Finding[];
  /** How often the call was made or the event received; 0 when it was left out. */
  readonly count: number;
  /** Why it was left out; '' when it was not. */
  readonly skipped: string;
}

export interface Report {
  readonly calls: readonly Result[];
  readonly events: readonly Result[];
}

/** The base address answers nothing at all. */
export class Unreachable extends Error {}

/** Checks a server against the contract. Throws Unreachable when nothing answers at the base address. */
export async function conform(options: ConformOptions): Promise<Report> {
  const server = httpServer(options);
  await reach(server, options);
  const { calls, userId, symbols } = await checkCalls(server, options);
  if (options.socket === null) return { calls, events: [] };
  const { token, socket: url, socketProtocol: protocol, listenMs } = options;
  const login = userId !== null && token !== '' ? { userId, token } : null;
  const received = await listen({ url, protocol, listenMs, login, symbols });
  return { calls, events: eventResults(received, options.strict) };
}

async function reach(server: Server, { base }: ConformOptions): Promise<void> {
  const { status, problem } = await server.ask({ call: 'GET /getSiteConfig', fields: {}, token: '' });
  if (status === 0 && problem) throw new Unreachable(`${base}: ${problem.seen}`);
}

/** Findings by call, in the order of the plan. */
class Results {
  readonly #found = new Map<Call, { departures: Finding[]; notes: Finding[]; count: number; skipped: string }>();

  of(call: Call) {
    const known = this.#found.get(call);
    if (known) return known;
    const fresh = { departures: [], notes: [], count: 0, skipped: '' };
    this.#found.set(call, fresh);
    return fresh;
  }

  list(calls: readonly Call[]): Result[] {
    return calls.map((call) => {
      const { departures, notes, count, skipped } = this.of(call);
      const { source } = facts[call] as CallFacts;
      const [found, noted] = [firstOfEach(departures), firstOfEach(notes)];
      return { call, source, departures: found, notes: noted, count, skipped: count > 0 ? '' : skipped };
    });
  }
}

async function checkCalls(server: Server, options: ConformOptions) {
  const { only, write, strict } = options;
  const plan = write ? [...READS, ...WRITES] : READS;
  const steps = only.length === 0 ? plan : stepsFor(only, plan);
  const unique = Date.now().toString(36);
  let walker = new Walker(server, { token: options.token, unique });
  const results = new Results();
  let userId: number | string | null = null;
  let symbols: string[] = [];
  for (const step of steps) {
    const done = await walker.walk(step);
    const result = results.of(step.call);
    if (isSkipped(done)) {
      result.skipped ||= done.reason;
      continue;
    }
    result.count += 1;
    const { judged, asking } = done;
    result.departures.push(...judged.departures);
    (strict ? result.departures : result.notes).push(...judged.notes);
    if (judged.refused !== null && judged.departures.length === 0) {
      const found = { path: 'type', expected: '"ok"', seen: judged.refused };
      (step.mayRefuse ? result.notes : result.departures).push(found);
      // Every further call of a session that has ended would be refused alike.
      if (asking.token === options.token && asking.token !== '' && judged.refused.startsWith('"999"'))
        walker = new Walker(server, { token: '', unique });
    }
    if (READS.includes(step)) result.departures.push(...(await probes(walker, done)));
    if (step.call === 'GET /user/info' && step.as !== 'registered') userId ??= idIn(judged.payload?.value);
    if (step.call === 'GET /currency/quotation_new') symbols = symbolsIn(judged.payload?.value);
  }
  // A named call that is not in the plan needs a reason in the report, because without one it would look like a call
  // that passed.
  for (const call of only) {
    if (steps.some((step) => step.call === call)) continue;
    const isWrite = WRITES.some((step) => step.call === call);
    results.of(call).skipped = isWrite ? 'asked only with --write' : 'conform has no step for it';
  }
  const named = only.length === 0 ? [...new Set(steps.map(({ call }) => call))] : only;
  return { calls: results.list(named), userId, symbols };
}

/**
 * Further calls after an accepted one: a call that needs a session is repeated without one, and a paged list is
 * requested for another page.
 */
async function probes(walker: Walker, { step, asking, judged }: Walked): Promise<Finding[]> {
  const found: Finding[] = [];
  if (accessOf(step.call) !== 'anyone') {
    found.push(...judgeVisitorAnswer(step.call, await walker.ask({ ...asking, token: '' })));
  }
  const { page, limit } = asking.fields;
  const first = judged.payload && judged.departures.length === 0 ? pageRows(step.call, judged.payload.value) : null;
  if (page === '1' && limit !== undefined && first && first.rows.length === Number(limit)) {
    const second = judgeAnswer(step.call, await walker.ask({ ...asking, fields: { ...asking.fields, page: '2' } }), {
      page: 2,
      limit: Number(limit),
    });
    const rows = second.payload ? (pageRows(step.call, second.payload.value)?.rows ?? []) : [];
    const known = new Set(first.rows.map((row) => JSON.stringify(row.id)));
    const again = rows.find((row) => row.id !== undefined && known.has(JSON.stringify(row.id)));
    found.push(...second.departures);
    if (again) {
      const seen = `row ${JSON.stringify(again.id)} on both pages`;
      found.push({ path: `${first.path}[].id`, expected: 'other rows on the second page', seen });
    }
  }
  return found;
}

/** The list of a paged answer, wherever the family puts it. */
function pageRows(call: Call, payload: unknown) {
  const declared = ROW_ORDERS[call]?.rows;
  const places = [...(declared === undefined ? [] : [declared]), '', 'data', 'list', 'message.data', 'order.data'];
  for (const path of [...places, 'order_list']) {
    const rows = rowsAt(payload, path);
    if (rows) return { rows, path: path === '' ? 'message' : `message.${path}` };
  }
  return null;
}

const idIn = (payload: unknown): number | string | null => {
  const { id } = (payload ?? {}) as { id?: unknown };
  return typeof id === 'number' || typeof id === 'string' ? id : null;
};

const WATCHED = 3;
function symbolsIn(payload: unknown): string[] {
  const [group] = rowsOf(payload);
  const pairs = rowsOf(group?.quotation).slice(0, WATCHED);
  return pairs.map(({ currency_name, legal_name }) => `${currency_name}/${legal_name}`);
}

function eventResults(received: readonly JudgedEvent[], strict: boolean): Result[] {
  return received.map(({ event, count, departures, notes }) => ({
    call: event,
    source: Object.hasOwn(eventFacts, event) ? eventFacts[event as EventName].source : '',
    departures: strict ? [...departures, ...notes] : departures,
    notes: strict ? [] : notes,
    count,
    skipped: '',
  }));
}

export const departuresOf = ({ calls, events }: Report) =>
  [...calls, ...events].flatMap(({ call, departures }) => departures.map((each) => ({ call, ...each })));
