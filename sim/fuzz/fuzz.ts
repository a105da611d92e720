import { checkHost, type Fuzzed } from './check-host';
import { type ContractCall, contractCalls } from './contract-calls';
import { Draws } from './draws';
import { type FuzzedRequest, firstRequests, httpRequest } from './http-requests';
import { INBOX, KnownRows, listsIn, type Row } from './known-rows';
import { playSession } from './play-session';
import { type Answer, HttpSender } from './send-request';
import { type Customer, signIn, VISITOR } from './senders';
import { socketSession } from './socket-frames';
import { Tally } from './tally';

export interface FuzzOptions {
  readonly seed: number;
  /** Requests and packets. */
  readonly count: number;
  /** Real milliseconds after which a request counts as hanging. The slowest one measured takes a tenth of it. */
  readonly hangsAfterMs?: number;
  /** Called after each thousand. */
  readonly onProgress?: (done: number, heapBytes: number) => void;
}

/** Parallel senders: as many as the tabs of several people. More would only wait for the host. */
const WORKERS = 16;
const BETWEEN_CHECKS = 1_000;
/**
 * Number of requests that are drawn and sent together. Before them the customers sign in again, because fuzzed requests
 * also sign out, and without a session most calls would be refused for that reason alone. What they are answered is
 * known from the next ones on, so that no request depends on which of its neighbours was answered first.
 */
const BATCH = 100;
/** Time of the exchange that passes before each thousand: codes may be sent again, payments and auctions end. */
const PASSES = '10m';
/** After this many requests the exchange begins another run, and the memory of the last one must be free again. */
const RUN = 20_000;
/** Codes that a customer may still use. */
const NEW_CODES = 4;
const SESSION_SHARE = 0.04;
/** How often a call is drawn that has not been accepted yet. */
const MISSED_SHARE = 0.2;
const VISITOR_SHARE = 0.15;
/**
 * Memory that is used once, for texts of languages, bars of charts, compiled code and answers to repeated requests.
 * Measured: 10 MB.
 */
const CACHES_BYTES = 25_000_000;
/** Memory that a command uses: its journal entry, its rows, its messages. Measured: 1 kB. */
const COMMAND_BYTES = 4_000;

/**
 * Sends a host requests that no client of the contract would send, as several customers at once, and checks after each
 * thousand what must hold.
 */
export async function fuzz(host: Fuzzed, { seed, count, hangsAfterMs = 10_000, onProgress = () => {} }: FuzzOptions) {
  const calls = contractCalls(await (await fetch(`${host.origin}/openapi.json`)).json());
  const sender = new HttpSender(host.origin, WORKERS, hangsAfterMs);
  const tally = new Tally();
  const startBytes = await host.heapBytes();
  let [next, runEnd, heapBytes, slowestPlainCallMs] = [0, RUN, startBytes, 0];
  let customers: readonly Customer[] = [];
  let known = new KnownRows();

  const perform = async (index: number, action: Action): Promise<Answer> => {
    try {
      const answer = await action.send(sender);
      tally.judge({ index, customers, ...action }, answer);
      return answer;
    } catch (error) {
      tally.fail(index, `${error} after ${action.what}`);
      return { status: 0, text: '' };
    }
  };
  const learn = ({ self, request }: Action, { text }: Answer) => {
    if (!request || 'raw' in request) return;
    const [path = ''] = request.path.split('?');
    known.learn(self.mark, listsIn(path, text));
  };
  const begin = async () => {
    customers = await signIn((action, input) => host.control(action, input));
    const sent = await host.control<readonly Sent[]>('inbox/list');
    for (const { userId, mark } of [...customers, VISITOR]) {
      const own = sent.filter(({ askedBy }) => askedBy === userId);
      known.learn(mark, new Map([[INBOX, own.slice(0, NEW_CODES).map(codeFields)]]));
    }
  };
  const batch = async (end: number) => {
    await begin();
    const missed = calls.filter(({ method, path }) => !tally.reached.has(`${method} ${path}`));
    const drawn: (readonly [index: number, action: Action])[] = [];
    while (next < end) {
      const draws = new Draws(seed, next);
      const from = missed.length > 0 && draws.chance(MISSED_SHARE) ? missed : calls;
      const action = drawAction(host.origin, from, customers, known, draws);
      drawn.push([next, action]);
      next += action.packets;
    }
    const answers: Answer[] = [];
    let at = 0;
    const worker = async () => {
      for (let mine = at++; mine < drawn.length && !tally.isOver; mine = at++)
        answers[mine] = await perform(...(drawn[mine] as (typeof drawn)[number]));
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    for (const [mine, [, action]] of drawn.entries()) if (answers[mine]) learn(action, answers[mine]);
  };
  // Random requests alone seldom read stored data or open a position. And a mark that its owner cannot read would not
  // be found in somebody else's answer either.
  const beginThousand = async (self: Customer) => {
    for (const request of firstRequests(self)) await perform(next, requestAction(self, request));
  };

  while (next < count && !tally.isOver) {
    if (next >= runEnd) {
      await host.control('scenario/start', { name: 'spot-trader', seed: 7 });
      runEnd += RUN;
      known = new KnownRows();
    }
    await host.control('clock/advance', { by: PASSES });
    await begin();
    await Promise.all(customers.map(beginThousand));
    const end = Math.min(next + BETWEEN_CHECKS, count);
    while (next < end && !tally.isOver) await batch(Math.min(next + BATCH, end));
    const { commands } = await host.control<{ commands: number }>('scenario/current');
    const state = await checkHost(host, startBytes + CACHES_BYTES + commands * COMMAND_BYTES);
    for (const fault of state.faults) tally.fail(next, fault);
    heapBytes = state.heapBytes;
    slowestPlainCallMs = Math.max(slowestPlainCallMs, state.plainCallMs);
    onProgress(Math.min(next, count), heapBytes);
  }
  sender.close();
  const { failures, statuses, accepted, ownMarks, reached } = tally;
  const missed = calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !reached.has(call));
  return {
    failures,
    statuses,
    accepted,
    ownMarks,
    missed,
    heapGrowthBytes: heapBytes - startBytes,
    slowestPlainCallMs,
  };
}

/** A code of the inbox of the sandbox. */
interface Sent {
  readonly askedBy: number;
  readonly recipient: string;
  readonly purpose: string;
  readonly code: string;
}

/** A code under the names that calls have for it, its recipient and its purpose. */
function codeFields({ recipient, purpose, code }: Sent): Row {
  const [, dial, mobile] = /^\+(\d+) (\d+)$/.exec(recipient) ?? [];
  const to: Row =
    dial && mobile ? { area_code: dial, mobile } : { user_string: recipient, account: recipient, email: recipient };
  return { ...to, code, email_code: code, scene: purpose };
}

/** Of 180 calls. Measured in a run of 20,000 requests: 3 to 8, which need several things to happen in order. */
const MOST_MISSED = 15;

interface Counted {
  readonly accepted: number;
  readonly ownMarks: number;
  /** The calls that were never accepted. */
  readonly missed: readonly string[];
}

/** The goals that a run of this many requests should have reached and has not, so that it proves nothing about them. */
export function unreached({ accepted, ownMarks, missed }: Counted, count: number): readonly string[] {
  return [
    ...(accepted > count / 5 ? [] : [`only ${accepted} of ${count} requests were accepted`]),
    // Each of the four customers reads an own mark before each thousand.
    ...(count < RUN || missed.length <= MOST_MISSED ? [] : [`these calls were never accepted: ${missed.join(', ')}`]),
    ...(ownMarks >= count / 250 ? [] : [`customers have found only ${ownMarks} own marks, so nobody else's either`]),
  ];
}

/** A request or a socket session of one customer or a visitor. */
interface Action {
  readonly self: Customer;
  readonly packets: number;
  readonly what: string;
  readonly request: FuzzedRequest | null;
  readonly send: (sender: HttpSender) => Promise<Answer>;
}

/** A request or a socket session. */
function drawAction(
  origin: string,
  calls: readonly ContractCall[],
  customers: readonly Customer[],
  known: KnownRows,
  draws: Draws,
): Action {
  const self = draws.chance(VISITOR_SHARE) ? VISITOR : draws.pick(customers);
  if (draws.chance(SESSION_SHARE)) {
    const session = socketSession(self, draws);
    const what = JSON.stringify(session.frames).slice(0, 500);
    return {
      self,
      packets: session.frames.length,
      what,
      request: null,
      send: (sender) => playSession(origin, sender, session),
    };
  }
  return requestAction(self, httpRequest(calls, self, known, draws));
}

function requestAction(self: Customer, request: FuzzedRequest): Action {
  const what = 'raw' in request ? request.raw : `${request.method} ${request.path} ${request.body.subarray(0, 300)}`;
  return { self, packets: 1, what: what.slice(0, 500), request, send: (sender) => sender.send(request) };
}
